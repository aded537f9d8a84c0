import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectPastLimit } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  { kind: 'limit', isFor: mayChangeCandidates, select: selectPastLimit },
]
