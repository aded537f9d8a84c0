import { searchedName, searchText } from '../../../platform/imports/rules/name-search.ts'

/** The most characters of a search that are compared with pinyin. */
const maxSpelled = 40

/** The most names whose writings are kept; then they are worked out anew. */
const maxKept = 20_000

const kept = new Map<string, readonly string[]>()

/** Whether a search may spell a name in pinyin: Latin letters alone. */
export function isSpelled(text: string): boolean {
  return text.length <= maxSpelled && /^[a-zü][a-zü\s'’-]*$/i.test(text)
}

/** The writings of a name by which candidates are found too: pinyin and initials, the family name first and last. */
function writingsOf(name: string): readonly string[] {
  const known = kept.get(name)
  if (known) return known
  const writings = searchText({ name }).split('\n')
  if (kept.size >= maxKept) kept.clear()
  kept.set(name, writings)
  return writings
}

/** Whether a text spells a name, or its beginning: `suqinglan`, `qinglan su`, `sql`. */
export function isSpelledBy(name: string, text: string): boolean {
  const typed = searchedName(text)
  return typed !== '' && writingsOf(name).some((writing) => writing.startsWith(typed))
}
