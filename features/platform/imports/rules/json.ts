import { isRecord } from '@candor/kernel/is-record'
import { FaultList, type RuleFault } from './fault.ts'
import { maxDepth, maxValues } from './limits.ts'

export type Path = readonly (string | number)[]

/**
 * Returns the value with `change` applied to every piece, outer ones first; undefined removes a piece. Unchanged parts
 * stay the same objects, so that a large bundle is not copied for one file name.
 */
export function changePieces(value: unknown, change: (piece: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value) return changed
  if (Array.isArray(value)) {
    const items = value.map((item) => changePieces(item, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  let copy: Record<string, unknown> | null = null
  for (const key of Object.keys(value)) {
    const item = changePieces(value[key], change)
    if (item === value[key]) continue
    copy ??= { ...value }
    if (item === undefined) delete copy[key]
    else copy[key] = item
  }
  return copy ?? value
}

export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  return changePieces(value, (piece) => (typeof piece === 'string' ? change(piece) : piece))
}

interface JsonNode {
  readonly value: unknown
  readonly key: string | number
  readonly above: JsonNode | null
  readonly depth: number
}

const topOf = (value: unknown): JsonNode => ({ value, key: '', above: null, depth: 0 })

function pathOf(node: JsonNode): Path {
  const path: (string | number)[] = []
  for (let at = node; at.above; at = at.above) path.push(at.key)
  return path.reverse()
}

/** Pushes the children of a node on the stack in reverse order. */
function openBelow(node: JsonNode, open: JsonNode[]): void {
  const { value, depth } = node
  const below = (item: unknown, key: string | number): JsonNode => ({
    value: item,
    key,
    above: node,
    depth: depth + 1,
  })
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index -= 1) open.push(below(value[index], index))
  } else if (isRecord(value)) {
    for (const key of Object.keys(value).reverse()) open.push(below(value[key], key))
  }
}

/** The wanted pieces, each with its path, in the order of the document; nothing inside them is searched. */
export function listPieces<Piece>(
  value: unknown,
  pick: (piece: unknown, key: string | number) => Piece | null,
): { piece: Piece; path: Path }[] {
  const found: { piece: Piece; path: Path }[] = []
  const open = [topOf(value)]
  for (let node = open.pop(); node; node = open.pop()) {
    const piece = pick(node.value, node.key)
    if (piece === null) openBelow(node, open)
    else found.push({ piece, path: pathOf(node) })
  }
  return found
}

/** The wanted texts of a JSON value, each with its path, in the order of the document. */
export function listTexts(
  value: unknown,
  isWanted: (text: string) => boolean = () => true,
): { text: string; path: Path }[] {
  const pick = (piece: unknown) => (typeof piece === 'string' && isWanted(piece) ? piece : null)
  return listPieces(value, pick).map(({ piece, path }) => ({ text: piece, path }))
}

const reserved = /^file:[0-9a-f]{8}-/i

const isReservedKey = (key: string) => key === '__proto__' || key.includes('\0') || !key.isWellFormed()

function faultOf({ value, depth }: JsonNode): Omit<RuleFault, 'path'> | null {
  if (depth > maxDepth) return { fault: 'tooDeep', values: { limit: maxDepth } }
  if (typeof value === 'string') {
    // PostgreSQL stores neither a NUL nor half a surrogate pair.
    if (value.includes('\0') || !value.isWellFormed()) return { fault: 'unstorableText' }
    // A file reference in a bundle could name somebody else's file.
    if (reserved.test(value)) return { fault: 'reservedReference' }
  }
  return isRecord(value) && Object.keys(value).some(isReservedKey) ? { fault: 'reservedKey' } : null
}

/** Faults of values that no part may hold. It does not recurse, so that no depth exhausts the stack. */
export function findJsonFaults(value: unknown): readonly RuleFault[] {
  const faults = new FaultList()
  const open = [topOf(value)]
  let values = 0
  for (let node = open.pop(); node; node = open.pop()) {
    const current = node
    const fault = faultOf(current)
    values += 1
    if (values > maxValues) return [{ path: [], fault: 'tooManyValues', values: { limit: maxValues } }]
    if (fault) faults.add(fault, () => pathOf(current))
    else openBelow(current, open)
  }
  return faults.all()
}

/** Where the JSON parser stopped, as line and column; `none` when the engine does not say. */
export function lineAndColumnOf(error: SyntaxError, text: string): string {
  const given = /position (\d+)/.exec(error.message)?.[1]
  // Other programs write NaN and Infinity as numbers; the engine gives no position for them.
  const isNoNumber = /token '[NI]'/.test(error.message)
  const position = given ? Number(given) : isNoNumber ? text.search(/(?<=[:[,]\s?)-?(?:NaN|Infinity)\b/) : -1
  if (position < 0) return 'none'
  const before = text.slice(0, position).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
