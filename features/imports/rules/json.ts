import type { RuleFault } from './fault.ts'
import { maxDepth } from './limits.ts'

export type Path = readonly (string | number)[]

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Writes a JSON value as one text that does not depend on the order of keys or on white space. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.keys(value)
    .sort()
    .filter((key) => value[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`)
  return `{${fields.join(',')}}`
}

/** Gives a copy in which every text has been through `change`. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
}

interface Place {
  readonly value: unknown
  readonly path: Path
}

function placesBelow({ value, path }: Place): Place[] {
  if (Array.isArray(value)) return value.map((item, index) => ({ value: item, path: [...path, index] }))
  if (!isRecord(value)) return []
  return Object.entries(value).map(([key, item]) => ({ value: item, path: [...path, key] }))
}

/** Every text in a JSON value with its path, in the order of the document. */
export function listTexts(value: unknown): { text: string; path: Path }[] {
  const found: { text: string; path: Path }[] = []
  const open: Place[] = [{ value, path: [] }]
  for (let place = open.pop(); place; place = open.pop()) {
    if (typeof place.value === 'string') found.push({ text: place.value, path: place.path })
    else open.push(...placesBelow(place).reverse())
  }
  return found
}

const reserved = /^file:[0-9a-f]{8}-/i

function faultsOfPlace({ value, path }: Place): RuleFault[] {
  if (path.length > maxDepth) return [{ path, fault: 'tooDeep', values: { limit: maxDepth } }]
  if (typeof value === 'string') {
    // PostgreSQL stores neither a NUL nor half a surrogate pair.
    if (value.includes('\0') || !value.isWellFormed()) return [{ path, fault: 'unstorableText' }]
    // A reference that was not made here would name somebody else's file.
    if (reserved.test(value)) return [{ path, fault: 'reservedReference' }]
  }
  if (!isRecord(value)) return []
  return Object.keys(value)
    .filter((key) => key === '__proto__' || key.includes('\0') || !key.isWellFormed())
    .map(() => ({ path, fault: 'reservedKey' }))
}

/** What no part may hold, whatever its schema says. It needs no stack, so that no depth exhausts it. */
export function findJsonFaults(value: unknown): RuleFault[] {
  const faults: RuleFault[] = []
  const open: Place[] = [{ value, path: [] }]
  for (let place = open.pop(); place; place = open.pop()) {
    const found = faultsOfPlace(place)
    faults.push(...found)
    if (found.length === 0) open.push(...placesBelow(place).reverse())
  }
  return faults
}
