import { mayChangeCandidates, mayEvaluate } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectDecisionsDue } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  {
    kind: 'decision',
    isFor: (viewer) => mayChangeCandidates(viewer) && mayEvaluate(viewer),
    select: selectDecisionsDue,
  },
]
