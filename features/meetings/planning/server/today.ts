import { canAct } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectWithoutTime } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  {
    kind: 'withoutTime',
    isFor: ({ userType, permissions }) =>
      canAct(userType) && userType !== 'interviewer' && permissions.has('planInterview'),
    select: selectWithoutTime,
  },
]
