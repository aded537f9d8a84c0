import { isTabNumber } from '../../report/rules/tabs.ts'

/** The tab with inner tabs, of which there are three. */
const [divided, inside] = [1, 3]

/** Reads a section of the report, `22` or `1.0`; null for an invalid one. */
export function readSection(text: string | undefined): string | null {
  const found = /^(\d{1,2})(?:\.(\d))?$/.exec(text ?? '')
  if (!found) return null
  const [, outer, inner] = found
  const number = Number(outer)
  if (!isTabNumber(number)) return null
  if (inner === undefined) return `${number}`
  return number === divided && Number(inner) < inside ? `${number}.${inner}` : null
}
