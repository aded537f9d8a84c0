import { pinyin } from 'pinyin-pro'

/** Marks of scripts, blanks, and signs between the parts of a name. */
const between = /[\p{M}\p{P}\p{S}\p{Z}\p{C}]+/gu

/** A name as it is compared: in one form, in lower case, without accents, blanks and signs. */
export function searchedName(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(between, '').normalize('NFC')
}

const hanText = /\p{Script=Han}/u

/** Common family names of two characters. */
const doubleNames: ReadonlySet<string> = new Set(
  '欧阳 歐陽 上官 司马 司馬 诸葛 諸葛 东方 東方 皇甫 尉迟 公孙 公孫 慕容 司徒 夏侯 令狐 长孙 宇文 端木 南宫 独孤 轩辕 百里 呼延'.split(
    ' ',
  ),
)

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

/** The words in order, the other way round, and their first letters. The first `family` words are the family name. */
function writings(words: readonly string[], family = 1): string[] {
  const turned = [...words.slice(family), ...words.slice(0, family)]
  return [words.join(''), turned.join(''), words.map((word) => [...word][0] ?? '').join('')]
}

/** The writings of a Chinese name. People type ü as v or as u. */
function spokenWritings(name: string): string[] {
  const written = writings(syllablesOf(name), doubleNames.has(name.slice(0, 2)) ? 2 : 1)
  return written.flatMap((text) => [text, text.replaceAll('v', 'u')])
}

interface Name {
  readonly name: string
  readonly nameLatin?: string | null | undefined
}

/**
 * The text in which a name is looked for, one writing a line: each script, pinyin, the given name first, and initials.
 */
export function searchText({ name, nameLatin }: Name): string {
  const spoken = hanText.test(name) ? spokenWritings(name) : writings(wordsOf(name))
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
