import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { selectFailedDrops } from './queries/waiting.ts'

export const today: readonly TodayKind[] = [
  { kind: 'failedResumes', mayBeDone: true, isFor: mayChangeCandidates, select: selectFailedDrops },
]
