import { pinyin } from 'pinyin-pro'

/** The most characters of a search that are compared with pinyin. */
const maxSpelled = 40

/** The most names whose spellings are kept; then they are worked out anew. */
const maxKept = 20_000

/** Common family names of two characters. */
const doubleNames: ReadonlySet<string> = new Set(
  '欧阳 歐陽 上官 司马 司馬 诸葛 諸葛 东方 東方 皇甫 尉迟 公孙 公孫 慕容 司徒 夏侯 令狐 长孙 宇文 端木 南宫 独孤 轩辕 百里 呼延'.split(
    ' ',
  ),
)

const kept = new Map<string, readonly string[]>()

const asTyped = (text: string) => text.toLowerCase().replace(/[\s'’·-]+/g, '')

/** Whether a search may spell a name in pinyin: Latin letters alone. */
export function isSpelled(searchText: string): boolean {
  return searchText.length <= maxSpelled && /^[a-zü][a-zü\s'’-]*$/i.test(searchText)
}

/** The spellings of a Chinese name: pinyin and initials, with the family name first and last. */
function spellingsOf(name: string): readonly string[] {
  const known = kept.get(name)
  if (known) return known
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'removed' })
  const family = doubleNames.has(name.slice(0, 2)) ? 2 : 1
  const orders = [syllables, [...syllables.slice(family), ...syllables.slice(0, family)]]
  const spelled = orders.flatMap((order) => [order.join(''), order.map(([first = '']) => first).join('')])
  // People type ü as v or as u.
  const spellings = [
    ...new Set(spelled.flatMap((text) => [text.replaceAll('ü', 'v'), text.replaceAll('ü', 'u')])),
  ]
  if (kept.size >= maxKept) kept.clear()
  kept.set(name, spellings)
  return spellings
}

/** Whether a text spells a name, or its beginning: `suqinglan`, `qinglan su`, `sql`. */
export function isSpelledBy(name: string, searchText: string): boolean {
  const typed = asTyped(searchText).replaceAll('ü', 'v')
  return typed !== '' && spellingsOf(name).some((spelling) => spelling.startsWith(typed))
}
