/** How deep lists and objects of JSON may stand in each other. */
export const mostLevels = 64

const quote = 0x22
const backslash = 0x5c
const opening = [0x5b, 0x7b]
const closing = [0x5d, 0x7d]

/**
 * Whether JSON is nested deeper than the input of any call, seen before it is parsed.
 *
 * A parser takes a hundred times longer for a level than for a character, and what walks over the result may recurse.
 */
export function isNestedTooDeep(json: Uint8Array): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (isInText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (opening.includes(byte)) level += 1
    else if (closing.includes(byte)) level -= 1
    if (level > mostLevels) return true
  }
  return false
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
export function findUnkeepable(input: object): readonly PropertyKey[] | null {
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
