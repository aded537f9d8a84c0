import { canAct } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectFeedbackDue } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  {
    kind: 'feedback',
    isFor: ({ userType, permissions }) => canAct(userType) && permissions.has('planInterview'),
    select: selectFeedbackDue,
  },
]
