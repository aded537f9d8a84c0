export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** The value below which such a share of them lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Times two things in turn, so that whatever else the machine does meets both alike. */
export async function inTurn(
  turns: number,
  first: (turn: number) => Promise<unknown>,
  second: (turn: number) => Promise<unknown>,
): Promise<{ first: number[]; second: number[] }> {
  const times: { first: number[]; second: number[] } = { first: [], second: [] }
  // The turns before warm up.
  for (let turn = -5; turn < turns; turn += 1) {
    // Whoever comes second finds what the first one left: they change places each time.
    const order = turn % 2 === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const)
    for (const name of order) {
      const ms = await timed(() => (name === 'first' ? first(turn) : second(turn)))
      if (turn >= 0) times[name].push(ms)
    }
  }
  return times
}

/** Prints a thing beside its aim. */
export function tell(name: string, value: string, aim: string, isMet: boolean): void {
  say(`${name.padEnd(58)} ${value.padStart(22)}  aim ${aim}${isMet ? '' : '  over'}`)
}
