import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { reportPhase } from '../../../report/report/rules/phase.ts'
import { tabNumber } from '../rules/tab.ts'
import { decideInner, showsInner } from '../rules.ts'

/** On paper the report on the interview comes before its record. */
const inOrder = [1, 0, 2]

export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-ai',
  inners: ({ facts, interview: { isFinished, answers } }) => {
    const facets = { phase: reportPhase(isFinished), hasAnswers: answers.length > 0 }
    return inOrder.filter((inner) => showsInner(inner, facts) && decideInner(inner, facets).allowed)
  },
})
