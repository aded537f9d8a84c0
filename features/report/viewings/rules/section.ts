/** The tab with inner tabs, of which there are three. */
const divided = 1
const inside = 3

/** Reads a section of the report, `22` or `1.0`; null for an invalid one, and for a number that no tab has. */
export function readSection(text: string | undefined, tabs: readonly number[]): string | null {
  const found = /^(\d{1,2})(?:\.(\d))?$/.exec(text ?? '')
  if (!found) return null
  const [, outer, inner] = found
  const number = Number(outer)
  if (!tabs.includes(number)) return null
  if (inner === undefined) return `${number}`
  return number === divided && Number(inner) < inside ? `${number}.${inner}` : null
}
