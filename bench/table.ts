/** One measured thing; a ratio is taken within this run and is the only claim. */
export interface Row {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Against the row that it is compared with, and what is aimed at. */
  ratio?: { value: number; aim: string }
}

/** How many times as long as the middle request the slowest of a hundred may take. */
const mostSpread = 5

/** A request that is answered within a millisecond counts as one: the clock of a load tells no less. */
function spreadOf({ p50Ms, p99Ms }: Row): string {
  const spread = p99Ms / Math.max(p50Ms, 1)
  return `${spread.toFixed(1)}${spread > mostSpread ? ' over' : ''}`
}

export function printTable(rows: readonly Row[]): void {
  const lines = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    row.p50Ms.toFixed(1),
    row.p99Ms.toFixed(1),
    spreadOf(row),
    row.ratio ? `${row.ratio.value.toFixed(2)} (aim ${row.ratio.aim})` : '',
  ])
  const head = ['bench', 'requests/s', 'p50 ms', 'p99 ms', `p99/p50 (aim ≤ ${mostSpread})`, 'ratio']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  for (const line of [head, ...lines]) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    process.stdout.write(`${cells.join('  ')}\n`)
  }
}
