import { cutText } from '@candor/kernel/cut-text'
import { visibleText } from '@candor/kernel/visible-text'

const maxLength = 200

/** A text for a header line: without line breaks, and without invisible or direction-changing characters. */
export function oneLine(text: string): string {
  const line = visibleText(text.toWellFormed().replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()
  return line.length <= maxLength ? line : `${cutText(line, maxLength - 1)}…`
}
