export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** The value below which this share of the values is. */
export function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Measures two things in turn, so that other load on the machine affects both alike. */
export async function inTurn(
  turns: number,
  first: (turn: number) => Promise<unknown>,
  second: (turn: number) => Promise<unknown>,
): Promise<{ first: number[]; second: number[] }> {
  const times: { first: number[]; second: number[] } = { first: [], second: [] }
  // The turns below 0 are warm-up.
  for (let turn = -5; turn < turns; turn += 1) {
    // The second may profit from the first, so they change places each time.
    const order = turn % 2 === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const)
    for (const name of order) {
      const ms = await timed(() => (name === 'first' ? first(turn) : second(turn)))
      if (turn >= 0) times[name].push(ms)
    }
  }
  return times
}

/** Prints a result with its aim. */
export function tell(name: string, value: string, aim: string, isMet: boolean): void {
  say(`${name.padEnd(58)} ${value.padStart(22)}  aim ${aim}${isMet ? '' : '  over'}`)
}
