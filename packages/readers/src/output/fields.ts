import { escapeHtml } from '@candor/kernel/escape-html'

const maxLength = 4000

/** Adds to a field's instruction, which is never long. */
export function addInstruction(instruction: string, text: string): string {
  return (instruction + text).slice(0, maxLength)
}

/** The address that a field links its text to; null where it does not. */
export function linkOf(instruction: string): string | null {
  return /^\s*HYPERLINK\s{1,20}"([^"]{1,2000})"/i.exec(instruction)?.[1] ?? null
}

/** What a field draws by itself: text above text, or a sign within a ring, which shows without it. */
export function drawnByField(instruction: string): string {
  if (!/^\s*EQ\b/i.test(instruction)) return ''
  const [, above, base] = /\\s\\up ?\d*\(([^()]*)\),([^()]*)\)/.exec(instruction) ?? []
  if (above !== undefined && base !== undefined) {
    return `<ruby>${escapeHtml(base)}<rt>${escapeHtml(above)}</rt></ruby>`
  }
  return escapeHtml(/\\o\\ac\([^(),]*,([^(),]*)\)/.exec(instruction)?.[1] ?? '')
}
