import { dayMs } from '@candor/kernel/durations'

/** A stay in a stage. */
export interface Stay {
  readonly stageId: string
  /** Epoch milliseconds. */
  readonly from: number
  readonly to: number
}

interface Moved {
  readonly fromStageId: string
  readonly fromOutcome: string | null
  readonly fromSince: Date
  readonly movedAt: Date
}

interface Standing {
  readonly stageId: string
  readonly since: Date
  readonly outcomeAt: Date | null
}

/** The stays of a candidate by its moves, the oldest first. Time after the end of the application is no stay. */
export function staysOf(moves: readonly Moved[], { stageId, since, outcomeAt }: Standing, now: Date): Stay[] {
  const before = moves
    .filter(({ fromOutcome }) => fromOutcome === null)
    .map((move) => ({
      stageId: move.fromStageId,
      from: move.fromSince.getTime(),
      to: move.movedAt.getTime(),
    }))
    .sort((a, b) => a.from - b.from)
  const until = (outcomeAt ?? now).getTime()
  return [...before, { stageId, from: since.getTime(), to: Math.max(since.getTime(), until) }]
}

/** Whole days in each stage, all stays together, in the order of the first stay. */
export function daysOf(stays: readonly Stay[]): Map<string, number> {
  const spent = new Map<string, number>()
  for (const { stageId, from, to } of stays)
    spent.set(stageId, (spent.get(stageId) ?? 0) + Math.max(0, to - from))
  return new Map([...spent].map(([stageId, ms]) => [stageId, Math.floor(ms / dayMs)]))
}
