import type { Stretch } from './quote.ts'

const wordSign = /[\p{L}\p{M}\p{N}_]/u
const rest = /^['’]t\b/iu
const negation = /(?:\bnot|n['’]t)$/iu
/** How much of the text before a word decides whether it is negated. */
const negationLength = 'a not'.length

function isNegated(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const words = before.trimEnd()
  return words.length < before.length && negation.test(words.slice(-negationLength))
}

function standsAlone(text: string, { from, to }: Stretch): boolean {
  const before = [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? ''
  const after = [...text.slice(to, to + 2)][0] ?? ''
  // "can" is no word of "can't".
  return !wordSign.test(before) && !wordSign.test(after) && !rest.test(text.slice(to))
}

/**
 * Finds a key word in texts, in UTF-16 offsets.
 *
 * In English it must be whole words, in any case, and not follow "not" or "n't" (R5-010, R5-011); in other languages
 * words have no borders to look for.
 */
export function keyWordFinder(word: string, isEnglish: boolean): (text: string) => Iterable<Stretch> {
  const wanted = word.trim()
  if (wanted === '') return () => []
  const source = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const pattern = new RegExp(source, 'giu')
  return function* (text) {
    for (const { 0: found, index: from } of text.matchAll(pattern)) {
      const stretch = { from, to: from + found.length }
      if (!isEnglish || (standsAlone(text, stretch) && !isNegated(text, from))) yield stretch
    }
  }
}
