export interface FactLine {
  text: string
  below: string[]
}

/** The beginning of a line that belongs below the previous one. */
const belowMark = '- '

/**
 * Reads the lines of a list. A line after a hyphen belongs below the previous line, or is one of its own if there is
 * none.
 */
export function factLines(value: string): FactLine[] {
  const lines: FactLine[] = []
  for (const line of value.split('\n').filter((each) => each.trim() !== '')) {
    const above = lines.at(-1)
    if (above && line.startsWith(belowMark)) above.below.push(line.slice(belowMark.length))
    else lines.push({ text: line, below: [] })
  }
  return lines
}
