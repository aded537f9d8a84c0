import scimmy from 'scimmy'
import { ScimFault } from './scim-fault.ts'

/** Which resources a directory asks for. */
export type ScimFilter = Readonly<{ [Name in 'username' | 'externalid' | 'displayname']?: string }> & {
  readonly active?: boolean
}

const maxLength = 500

function parse(filter: string): readonly object[] {
  try {
    return [...new scimmy.Types.Filter(filter)]
  } catch {
    throw new ScimFault(400, 'invalidFilter', 'The filter cannot be read')
  }
}

function equalTo(name: string, comparison: unknown): unknown {
  const isEquality = Array.isArray(comparison) && comparison.length === 2 && comparison[0] === 'eq'
  if (isEquality) return comparison[1]
  throw new ScimFault(400, 'invalidFilter', `Only "${name} eq" is offered`)
}

/**
 * Reads a filter: equality of some attributes, joined by `and`; whatever else SCIM has is refused, so that every filter
 * is answered by an index.
 */
export function readFilter(filter: string | undefined, offered: readonly (keyof ScimFilter)[]): ScimFilter {
  if (filter === undefined || filter.trim() === '') return {}
  if (filter.length > maxLength)
    throw new ScimFault(400, 'invalidFilter', `A filter has at most ${maxLength} characters`)
  const [only, ...more] = parse(filter)
  if (!only || more.length > 0) throw new ScimFault(400, 'invalidFilter', 'Filters cannot be joined by "or"')
  const read: { [name: string]: string | boolean } = {}
  for (const [name, comparison] of Object.entries(only)) {
    const key = offered.find((each) => each === name.toLowerCase())
    if (!key) throw new ScimFault(400, 'invalidFilter', `There is no filter by "${name}"`)
    const value = equalTo(name, comparison)
    const isRight = key === 'active' ? typeof value === 'boolean' : typeof value === 'string'
    if (!isRight)
      throw new ScimFault(400, 'invalidFilter', `"${name}" is compared with a value of another type`)
    if (typeof value === 'string' || typeof value === 'boolean') read[key] = value
  }
  return read
}

/** The most resources of one answer. */
export const maxCount = 200

const wholeNumber = /^-?\d{1,9}$/

/** Which part of a list is asked for: from 1, at most 200, and what is no whole number is refused. */
export function readPage(query: { startIndex?: string | undefined; count?: string | undefined }) {
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && !wholeNumber.test(value))
      throw new ScimFault(400, 'invalidValue', `"${name}" must be a whole number`)
  const startIndex = Math.max(1, Number(query.startIndex ?? 1))
  const count = Math.min(maxCount, Math.max(0, Number(query.count ?? maxCount)))
  return { startIndex, count }
}
