/** How deep lists and objects of JSON may be nested. */
export const maxLevels = 64
/** The most values in the JSON of a call: somewhat more than the longest form with all that other clients add to it. */
export const maxValues = 10_000

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openingBracket = 0x5b
const closingBracket = 0x5d
const openingBrace = 0x7b
const closingBrace = 0x7d

/**
 * Checks JSON before it is parsed: whether it is nested deeper than 64 levels, or has more than `most` values.
 *
 * A parser takes a hundred times longer for a level than for a character, code that walks the result may recurse, and a
 * schema looks at every item before it counts them. An empty list or object counts as two values.
 *
 * Returns what exceeds its limit, or null.
 */
export function excessOf(json: Uint8Array, most = maxValues): 'tooDeep' | 'tooManyValues' | null {
  let level = 0
  let values = 1
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isInText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (byte === comma) values += 1
    else if (byte === openingBracket || byte === openingBrace) {
      values += 1
      level += 1
      if (level > maxLevels) return 'tooDeep'
    } else if (byte === closingBracket || byte === closingBrace) level -= 1
    if (values > most) return 'tooManyValues'
  }
  return null
}

/** A list or an object still to be searched; links to its parents stand for a copied path. */
interface JsonNode {
  readonly value: object
  readonly key: PropertyKey
  readonly parent: JsonNode | null
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The path of a node; the outermost value has an empty one. */
function pathOf(node: JsonNode): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let at: JsonNode = node; at.parent; at = at.parent) path.unshift(at.key)
  return path
}

/**
 * Finds text that no database stores as it is: with a NUL, or with half of a surrogate pair. For a key it gives the
 * path of the key's object.
 *
 * In the database it would be an error of ours, or become another text. The walk looks at every value once, so that its
 * cost grows with the input only.
 */
export function findUnstorableText(input: object): readonly PropertyKey[] | null {
  const waiting: JsonNode[] = [{ value: input, key: '', parent: null }]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const parent = node
    const look = (key: PropertyKey, value: unknown): boolean => {
      if (typeof value === 'string') return isKeepable(value)
      if (typeof value === 'object' && value !== null) waiting.push({ value, key, parent })
      return true
    }
    if (Array.isArray(parent.value)) {
      for (const [index, value] of parent.value.entries()) {
        if (!look(index, value)) return [...pathOf(parent), index]
      }
    } else {
      // Not `Object.entries`, which lists every pair before the first is looked at.
      for (const key in parent.value) {
        if (!isKeepable(key)) return pathOf(parent)
        if (!look(key, parent.value[key as keyof typeof parent.value])) return [...pathOf(parent), key]
      }
    }
  }
  return null
}
