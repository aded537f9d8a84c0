import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { stageNamer } from '../../../../candidates/stages/server/actions/move-candidates.ts'
import type { StoredStage } from '../../../../candidates/stages/server/queries.ts'
import type { readStageDays } from '../../contract.ts'
import { daysOf, staysOf } from '../../rules/stage-days.ts'

interface Stored {
  readonly moves: Parameters<typeof staysOf>[0]
  readonly standing: Parameters<typeof staysOf>[1]
  readonly stages: readonly StoredStage[]
  /** The limits of the position, by the id of the stage. */
  readonly limits: ReadonlyMap<string, number | null>
  readonly now: Date
}

export function presentStageDays(
  { moves, standing, stages, limits, now }: Stored,
  locale: Locale,
): ReplyOf<typeof readStageDays> {
  const stageName = stageNamer(stages, locale)
  return [...daysOf(staysOf(moves, standing, now))].map(([stageId, days]) => ({
    stageId,
    name: stageName(stageId),
    days,
    limitDays: limits.get(stageId) ?? null,
    isNow: stageId === standing.stageId && standing.outcomeAt === null,
  }))
}
