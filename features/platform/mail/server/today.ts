import { isAdministrator } from '../../access/rules/acts.ts'
import type { TodayKind } from '../../today-parts/server/actions/part.ts'
import { selectFailedMails } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  {
    kind: 'failedMail',
    mayBeDone: true,
    isFor: ({ userType }) => isAdministrator(userType),
    select: selectFailedMails,
  },
]
