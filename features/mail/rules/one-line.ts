/** The longest subject, in characters. */
const maxLength = 200

/** A text for a header line: without line breaks and without invisible or direction-changing characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const signs = [...line]
  return signs.length <= maxLength ? line : `${signs.slice(0, maxLength - 1).join('')}…`
}
