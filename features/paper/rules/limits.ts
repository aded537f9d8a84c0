/** How often one account, or the holders of one share together, may have a report written down, and made into a file. */
export const paperLimits = {
  read: { max: 90, perMinutes: 15 },
  file: { max: 30, perMinutes: 15 },
} as const

/** A file's name for whoever keeps it: what no system takes is left out. */
export function fileName({ name, position }: { name: string; position: string }, format: string): string {
  const words = `${name} ${position}`
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${[...words].slice(0, 80).join('') || 'report'}.${format}`
}
