import { canAct } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectAnswers, selectReviews } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  { kind: 'review', isFor: ({ userType }) => canAct(userType), select: selectReviews },
  { kind: 'answer', mayBeDone: true, isFor: ({ userType }) => canAct(userType), select: selectAnswers },
]
