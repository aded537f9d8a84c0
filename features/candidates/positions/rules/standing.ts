/** The people in play and those past the limit. */
export interface Counts {
  readonly count: number
  readonly past: number
}

interface StageStanding {
  readonly stageId: string
  readonly inPlay: number
  readonly past: number
  readonly over: number | null
  readonly since: Date | null
  readonly hired: number
}

const most = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))
const earliest = (a: Date | null, b: Date | null) => (a === null ? b : b === null || a < b ? a : b)

/** The figures of a position over all its stages. */
export type PositionSum = Omit<StageStanding, 'stageId'>

export function sumOfStages(standings: readonly StageStanding[]): PositionSum {
  let sum: PositionSum = { inPlay: 0, past: 0, hired: 0, over: null, since: null }
  for (const { inPlay, past, hired, over, since } of standings)
    sum = {
      inPlay: sum.inPlay + inPlay,
      past: sum.past + past,
      hired: sum.hired + hired,
      over: most(sum.over, over),
      since: earliest(sum.since, since),
    }
  return sum
}

/** Splits the people of a position into the columns of a list and all other stages. */
export function byColumn(
  standings: readonly StageStanding[],
  columns: readonly string[],
): { readonly stages: ReadonlyMap<string, Counts>; readonly others: Counts } {
  const stages = new Map<string, Counts>()
  let others: Counts = { count: 0, past: 0 }
  for (const { stageId, inPlay, past } of standings) {
    if (inPlay === 0) continue
    if (columns.includes(stageId)) stages.set(stageId, { count: inPlay, past })
    else others = { count: others.count + inPlay, past: others.past + past }
  }
  return { stages, others }
}
