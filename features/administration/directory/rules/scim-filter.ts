import { ScimFault } from './scim-fault.ts'

export type ScimFilter = Readonly<{ [Name in 'username' | 'externalid' | 'displayname']?: string }> & {
  readonly active?: boolean
}

const maxLength = 500

/** One comparison with what joins it to the next: `userName eq "lin@a.example" and `. */
const comparison = /([a-z$][\w$.:-]*)\s+([a-z]{2})\s+("(?:[^"\\]|\\.)*"|[\w.+-]+)(?:\s+and\s+|$)/iy

interface Comparison {
  readonly name: string
  readonly operator: string
  readonly value: string
}

function comparisonsOf(filter: string): Comparison[] {
  const found: Comparison[] = []
  for (let at = 0; at < filter.length; at = comparison.lastIndex) {
    comparison.lastIndex = at
    const [, name = '', operator = '', value = ''] = comparison.exec(filter) ?? []
    if (name === '')
      throw new ScimFault(400, 'invalidFilter', 'A filter is one comparison, or several joined by "and"')
    found.push({ name, operator: operator.toLowerCase(), value })
  }
  return found
}

function readValue({ name, value }: Comparison): unknown {
  try {
    const read: unknown = JSON.parse(value)
    if (typeof read !== 'string' || (read.isWellFormed() && !read.includes('\0'))) return read
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ScimFault(400, 'invalidFilter', `The value of "${name}" cannot be read`)
}

/**
 * Reads a filter: equality of some attributes, joined by `and`, so that every filter can use an index. Throws a
 * `ScimFault` for any other.
 */
export function readFilter(filter: string | undefined, offered: readonly (keyof ScimFilter)[]): ScimFilter {
  if (filter === undefined || filter.trim() === '') return {}
  if (filter.length > maxLength)
    throw new ScimFault(400, 'invalidFilter', `A filter has at most ${maxLength} characters`)
  const read: { [name: string]: string | boolean } = {}
  for (const compared of comparisonsOf(filter.trim())) {
    const { name, operator } = compared
    const key = offered.find((each) => each === name.toLowerCase())
    if (!key) throw new ScimFault(400, 'invalidFilter', `There is no filter by "${name}"`)
    if (operator !== 'eq' || key in read)
      throw new ScimFault(400, 'invalidFilter', `Only "${name} eq" is offered, once`)
    const value = readValue(compared)
    const isRight = key === 'active' ? typeof value === 'boolean' : typeof value === 'string'
    if (!isRight)
      throw new ScimFault(400, 'invalidFilter', `"${name}" is compared with a value of another type`)
    if (typeof value === 'string' || typeof value === 'boolean') read[key] = value
  }
  return read
}

export const maxCount = 200

const wholeNumber = /^-?\d{1,9}$/

/** The requested page of a list: from 1, at most 200 resources; anything but whole numbers is refused. */
export function readPage(query: { startIndex?: string | undefined; count?: string | undefined }) {
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && !wholeNumber.test(value))
      throw new ScimFault(400, 'invalidValue', `"${name}" must be a whole number`)
  const startIndex = Math.max(1, Number(query.startIndex ?? 1))
  const count = Math.min(maxCount, Math.max(0, Number(query.count ?? maxCount)))
  return { startIndex, count }
}
