import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectCame } from './queries/came.ts'

export const today: readonly TodayKind[] = [
  {
    kind: 'interviewCame',
    mayBeDone: true,
    isFor: (viewer) => mayChangeCandidates(viewer) && viewer.permissions.has('reportAIInterview'),
    select: selectCame,
  },
]
