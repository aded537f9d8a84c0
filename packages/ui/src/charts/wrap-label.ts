const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/

const lineUnits = 13

/** Breaks a chart's label into lines of at most 13 units, a Chinese character being two; a Latin word is never cut. */
export function wrapLabel(text: string): string[] {
  const pieces =
    text.match(
      /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|\s+/g,
    ) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line.trim() && piece.trim() && widthOf(line + piece) > lineUnits) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  if (line.trim()) lines.push(line.trim())
  return lines
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
}
