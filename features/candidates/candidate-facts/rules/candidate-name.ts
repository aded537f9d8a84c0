/** The longest name of a candidate, in characters as people count them. */
export const maxNameLength = 60

/** The longest name that a bundle may have, in UTF-16 units; emoji take several of them. */
const maxStoredLength = 200

export type NameRefusal = 'noName' | 'longName' | 'oddName'
type NameDecision =
  | { readonly allowed: true; readonly value: string }
  | { readonly allowed: false; readonly refusal: NameRefusal }

/** Control characters, and marks that change the direction of text. Joiners stay: scripts and emoji need them. */
const oddCharacters = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]|\p{Cs}/u
const visibleCharacter = /[^\s\p{Cf}\p{M}\u3164\u2800]/u

/** Returns how many characters a reader sees: a letter with its accents is one, and so is an emoji. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}

/** Decides whether a text is the name of a person. It may be in any script, and have one letter. */
export function decideName(text: string): NameDecision {
  const name = text.normalize('NFC').trim()
  if (oddCharacters.test(name)) return { allowed: false, refusal: 'oddName' }
  if (!visibleCharacter.test(name)) return { allowed: false, refusal: 'noName' }
  const value = name.replaceAll(/\s+/g, ' ')
  if (value.length > maxStoredLength || countCharacters(value) > maxNameLength)
    return { allowed: false, refusal: 'longName' }
  return { allowed: true, value }
}
