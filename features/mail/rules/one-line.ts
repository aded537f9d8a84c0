/** The longest subject, in characters. */
const maxLength = 200

/** A text as a line of a mail's head takes it: without breaks, and without signs that hide, turn or end what is read. */
export function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const signs = [...line]
  return signs.length <= maxLength ? line : `${signs.slice(0, maxLength - 1).join('')}…`
}
