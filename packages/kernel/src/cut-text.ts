const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A sign may have many parts; longer ones are cut between code points. */
const longestSign = 64

/** The longest beginning of a text of at most `maxUnits` UTF-16 units that cuts no code point in half. */
function wholeCodePoints(text: string, maxUnits: number): string {
  const last = text.charCodeAt(maxUnits - 1)
  const isFirstOfPair = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isFirstOfPair ? maxUnits - 1 : maxUnits)
}

/**
 * The longest beginning of a text that fits into `maxUnits` UTF-16 units, and ends between two signs: an emoji of
 * several parts and a letter with its accents stay whole, or go.
 *
 * Only the end of what fits is looked at, so that the cost does not grow with the text.
 */
export function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  if (maxUnits <= 0) return ''
  const from = Math.max(0, maxUnits - 2 * longestSign)
  const start = wholeCodePoints(text, from).length
  let end = start
  for (const { index, segment } of signs.segment(text.slice(start, maxUnits + longestSign))) {
    if (start + index + segment.length > maxUnits) break
    end = start + index + segment.length
  }
  return end > start ? text.slice(0, end) : wholeCodePoints(text, maxUnits)
}
