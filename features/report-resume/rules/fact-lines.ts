/** One line of a list, with what stands below it. */
export interface FactLine {
  text: string
  below: string[]
}

/** What begins a line that stands below the one before it. */
const belowMark = '- '

/** Reads the lines of a list; one after a hyphen stands below the line before it, and alone where there is none. */
export function factLines(value: string): FactLine[] {
  const lines: FactLine[] = []
  for (const line of value.split('\n').filter((each) => each.trim() !== '')) {
    const above = lines.at(-1)
    if (above && line.startsWith(belowMark)) above.below.push(line.slice(belowMark.length))
    else lines.push({ text: line, below: [] })
  }
  return lines
}
