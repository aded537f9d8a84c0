import { isAdministrator } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectUnmatched } from './queries.ts'

export const today: readonly TodayKind[] = [
  { kind: 'interviewerName', isFor: ({ userType }) => isAdministrator(userType), select: selectUnmatched },
]
