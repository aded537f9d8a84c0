/** A measured value of the screens, with its aim. */
export interface Figure {
  name: string
  value: number
  atMost: number
  unit: 'ms' | 'rows' | ''
}

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value, atMost, unit } of figures) {
    const number = unit === '' ? value.toFixed(3) : value.toFixed(0)
    const verdict = value <= atMost ? '' : '  over'
    process.stdout.write(
      `${name.padEnd(width)}  ${number.padStart(8)} ${unit.padEnd(4)}  (aim ≤ ${atMost})${verdict}\n`,
    )
  }
}
