import { cutText } from '@candor/kernel/cut-text'

/** How often one account, or all visitors of one share together, may request a report on paper, and a file of it. */
export const paperLimits = {
  read: { max: 90, perMinutes: 15 },
  file: { max: 30, perMinutes: 15 },
} as const

/** A file name without characters that some system forbids. */
export function fileName({ name, position }: { name: string; position: string }, format: string): string {
  const words = `${name} ${position}`
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${cutText(words, 80) || 'report'}.${format}`
}
