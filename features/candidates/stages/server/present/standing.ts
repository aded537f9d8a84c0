import type { ReplyOf } from '@candor/call/define'
import { dayMs } from '@candor/kernel/durations'
import type { Locale } from '@candor/messages/locale'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import type { readStanding } from '../../contract/standing.ts'
import { stageNamer } from '../actions/move-candidates.ts'
import type { StandingCandidate } from '../queries/standings.ts'
import type { StoredStage } from '../queries.ts'

interface Placed {
  readonly standing: StandingCandidate
  /** The stages of the position. */
  readonly listed: readonly StoredStage[]
  /** All stages of the company. */
  readonly stages: readonly StoredStage[]
  readonly now: Date
}

export function presentStanding(
  { standing, listed, stages, now }: Placed,
  { acts, setting }: AccountReport,
  locale: Locale,
): ReplyOf<typeof readStanding> {
  const nameOf = stageNamer(stages, locale)
  const { stageId, outcome, outcomeAt, since } = standing
  const until = outcomeAt ?? now
  const own = listed.find(({ wireId }) => wireId === stageId)
  return {
    stageId,
    stageName: nameOf(stageId),
    days: Math.max(0, Math.floor((until.getTime() - since.getTime()) / dayMs)),
    limitDays: own?.limitDays ?? null,
    outcome,
    outcomeAt: outcomeAt?.getTime() ?? null,
    choices: acts.has('move')
      ? listed.map(({ wireId, limitDays }) => ({ stageId: wireId, name: nameOf(wireId), limitDays }))
      : [],
    needsReason: setting.rules.eliminationReasonRequired,
  }
}
