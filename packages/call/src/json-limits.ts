/** How deep lists and objects of JSON may stand in each other. */
export const maxLevels = 64
/** How many values the JSON of a call may hold: some more than the longest form with all that other clients send of it. */
export const maxValues = 10_000

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openingBracket = 0x5b
const closingBracket = 0x5d
const openingBrace = 0x7b
const closingBrace = 0x7d

/**
 * Tells whether JSON costs more than the input of a call may, seen before it is parsed: nested deeper than 64 levels, or
 * with more than `most` values.
 *
 * A parser takes a hundred times longer for a level than for a character, what walks over the result may recurse, and
 * a schema looks at every item before it counts them. An empty list or object counts as two values.
 *
 * Returns what there is too much of, or null.
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

/** A list or an object that waits to be looked into, with the way to it as links instead of a copied path. */
interface Place {
  readonly value: object
  readonly key: PropertyKey
  readonly parent: Place | null
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The way to a place; the outermost value has none. */
function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let at: Place = place; at.parent; at = at.parent) path.unshift(at.key)
  return path
}

/**
 * Finds where text stands that no database keeps as it is: with a NUL, or with half of a character outside the first
 * plane. For a key it is where the key's object stands.
 *
 * Left to the database it would be a fault of ours, or come out as other text than went in. The walk looks at every
 * value once, so that its cost grows with the input and with nothing else.
 */
export function findUnstorableText(input: object): readonly PropertyKey[] | null {
  const waiting: Place[] = [{ value: input, key: '', parent: null }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const parent = place
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
      // Not `Object.entries`, which makes a list of every pair before the first is looked at.
      for (const key in parent.value) {
        if (!isKeepable(key)) return pathOf(parent)
        if (!look(key, parent.value[key as keyof typeof parent.value])) return [...pathOf(parent), key]
      }
    }
  }
  return null
}
