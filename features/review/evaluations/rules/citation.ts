/** A sentence of an interview, and its place in the form of evidence, such as `Q2 01:15` (`findTimeReference`). */
export interface Citation {
  readonly quote: string
  /** Empty where it has none. */
  readonly place: string
}

const written = (quote: string, place: string) => (place === '' ? `“${quote}”` : `“${quote}” (${place})`)

/**
 * A text with a citation as its last line. A quote that does not fit is shortened; the place stays whole.
 *
 * Returns null where there is no room, and the same text where the citation stands in it already.
 */
export function withCitation(text: string, citation: Citation, most: number): string | null {
  const { place } = citation
  const quote = citation.quote.replace(/\s+/g, ' ').trim()
  const before = text.trim() === '' ? '' : `${text.trimEnd()}\n`
  const whole = written(quote, place)
  if (text.includes(whole)) return text
  if (before.length + whole.length <= most) return before + whole
  const room = most - before.length - written('…', place).length
  // Fewer signs than this say nothing.
  if (room < 10) return null
  // Half of a surrogate pair is no sign.
  const cut = quote.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')
  const short = before + written(`${cut}…`, place)
  return text.includes(written(`${cut}…`, place)) ? text : short
}
