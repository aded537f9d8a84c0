/** Which case a turn takes, and which caller asks; null: whoever gets far, as in two of three rounds through the cases. */
export interface Turn {
  readonly at: number
  readonly by: number | null
}

/** The turns after which every case was asked by every caller. */
export function turnsForAll(cases: number, callers: number): number {
  return cases * callers * 3
}

/** Takes the cases in rounds, so that who asks never depends on how many cases there are. */
export function takeTurn(turn: number, cases: number, callers: number): Turn {
  const [round, at] = [Math.floor(turn / cases), turn % cases]
  if ((round + at) % 3 > 0) return { at, by: null }
  return { at, by: (Math.floor(round / 3) + at) % callers }
}
