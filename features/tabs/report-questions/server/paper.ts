import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import { groupQuestions } from '../../../findings/questions/rules/question.ts'
import { hasOtherQuestions } from '../../../findings/questions/rules/shown.ts'
import { askQuestions, noQuestions, questionGroup } from '../../../findings/questions/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'

/** The questions that were answered without a recording, by kind. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('questions')
  const asked = await askQuestions(paper)
  const groups = groupQuestions(asked.questions)
  if (groups.length === 0) return [noQuestions(paper, t('none'), t('noneText'))]
  return [
    ...asked.manual.notices,
    ...groups.flatMap(({ group, questions }) => questionGroup(paper, t(`group.${group}`), questions, asked)),
  ]
}

export const paper = definePaper({
  tab: aiTab,
  inner: 2,
  feature: 'report-questions',
  isShownTo: hasOtherQuestions,
  write,
})
