import type { Stretch } from './quote.ts'

const wordSign = /[\p{L}\p{M}\p{N}_]/u
const rest = /^['’]t\b/iu
const negation = /(?:\bnot|n['’]t)\s+$/iu

function standsAlone(text: string, { from, to }: Stretch): boolean {
  const before = [...text.slice(0, from)].at(-1) ?? ''
  const after = [...text.slice(to)][0] ?? ''
  // "can" is no word of "can't".
  return !wordSign.test(before) && !wordSign.test(after) && !rest.test(text.slice(to))
}

/**
 * Where a key word stands in a text, in UTF-16 offsets.
 *
 * In English it must be whole words, in any case, and not follow "not" or "n't" (R5-010, R5-011); elsewhere words
 * have no borders to look for.
 */
export function findKeyWord(text: string, word: string, isEnglish: boolean): Stretch[] {
  const wanted = word.trim()
  if (wanted === '') return []
  const source = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const found = [...text.matchAll(new RegExp(source, 'giu'))].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
  if (!isEnglish) return found
  return found.filter((stretch) => standsAlone(text, stretch) && !negation.test(text.slice(0, stretch.from)))
}
