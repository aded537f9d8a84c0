import { pinyin } from 'pinyin-pro'

/** Marks of scripts, blanks, and signs between the parts of a name. */
const between = /[\p{M}\p{P}\p{S}\p{Z}\p{C}]+/gu

/** A name as it is compared: in one form, in lower case, without accents, blanks and signs. */
export function searchedName(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(between, '').normalize('NFC')
}

const hanText = /\p{Script=Han}/u

/** The syllables of a Chinese name without tones; surnames are read as surnames. */
function syllablesOf(name: string): string[] {
  return pinyin(name, {
    toneType: 'none',
    type: 'array',
    surname: 'head',
    v: true,
    nonZh: 'consecutive',
  }).map(searchedName)
}

const wordsOf = (name: string) =>
  name
    .split(/[\s\p{P}]+/u)
    .map(searchedName)
    .filter((word) => word !== '')

/** The words in order, the other way round, and their first letters. */
function writings(words: readonly string[]): string[] {
  const [first = '', ...rest] = words
  return [words.join(''), rest.join('') + first, words.map((word) => [...word][0] ?? '').join('')]
}

interface Name {
  readonly name: string
  readonly nameLatin?: string | null | undefined
}

/**
 * The text in which a name is looked for, one writing a line: each script, pinyin, the given name first, and initials.
 */
export function searchText({ name, nameLatin }: Name): string {
  const spoken = hanText.test(name) ? writings(syllablesOf(name)) : writings(wordsOf(name))
  const latin = nameLatin ? writings(wordsOf(nameLatin)) : []
  const lines = [searchedName(name), ...spoken, ...latin]
  return [...new Set(lines.filter((line) => line !== ''))].join('\n')
}

/** The text by which names are sorted: pinyin for a Chinese name, so that all scripts stand in one order. */
export function sortText({ name }: Name): string {
  return hanText.test(name) ? syllablesOf(name).join(' ') : wordsOf(name).join(' ')
}

/** The columns of a name for searching and sorting. Every writer of a name stores them with it. */
export function nameColumns(given: Name): { nameSearch: string; nameSort: string } {
  return { nameSearch: searchText(given), nameSort: sortText(given) }
}
