/** A measured row; its ratio is relative to another row of the same run, and is the only claim. */
export interface Row {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** The ratio to the row that it is compared with, and its aim. */
  ratio?: { value: number; aim: string }
}

/** The most that the 99th percentile may exceed the median, as a factor. */
const mostSpread = 5

/** A median below one millisecond counts as one, as the load generator's clock is no finer. */
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
