import { groupQuestions } from '../../../findings/questions/rules/question.ts'
import { askQuestions, noQuestions, questionGroup } from '../../../findings/questions/server/paper.ts'
import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'

/** Code, and below it the objective questions. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-coding',
  async write(paper) {
    const t = paper.say('report-coding')
    const words = paper.say('questions')
    const asked = await askQuestions(paper)
    const groups = groupQuestions(asked.questions).filter(({ group }) => group !== 'subjective')
    if (groups.length === 0) return [noQuestions(paper, t('none'), t('noneText'))]
    const inOrder = groups.toSorted((a, b) => Number(b.group === 'code') - Number(a.group === 'code'))
    return [
      ...asked.manual.notices,
      ...inOrder.flatMap(({ group, questions }) =>
        questionGroup(paper, words(`group.${group}`), questions, asked),
      ),
    ]
  },
})
