/** Returns a text without the lines that have one of the marks. Nothing of such a line stays. */
export function withoutLines(text: string, marks: readonly string[]): string {
  return text
    .split('\n')
    .filter((line) => !marks.some((mark) => line.includes(mark)))
    .join('\n')
}
