import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectFailedTables } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  { kind: 'failedRows', mayBeDone: true, isFor: mayChangeCandidates, select: selectFailedTables },
]
