/** The case of a turn and its caller. In two of three rounds `by` is null: a caller with many rights. */
export interface Turn {
  readonly at: number
  readonly by: number | null
}

/** The number of turns after which every caller has sent every case. */
export function turnsForAll(cases: number, callers: number): number {
  return cases * callers * 3
}

/** Goes through the cases in rounds, so that the order of callers does not depend on the number of cases. */
export function takeTurn(turn: number, cases: number, callers: number): Turn {
  const round = Math.floor(turn / cases)
  const at = turn % cases
  if ((round + at) % 3 > 0) return { at, by: null }
  return { at, by: (Math.floor(round / 3) + at) % callers }
}
