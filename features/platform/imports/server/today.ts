import { isAdministrator } from '../../access/rules/acts.ts'
import type { TodayKind } from '../../today-parts/server/actions/part.ts'
import { selectFailedImports } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  {
    kind: 'failedImport',
    mayBeDone: true,
    isFor: ({ userType }) => isAdministrator(userType),
    select: selectFailedImports,
  },
]
