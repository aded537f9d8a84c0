/** A stream of numbers from 0 to 1, the same in each run. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Words that stand in more than a tenth of the sentences. */
export const frequent = { chinese: ['系统', '数据', '我们'], english: ['service', 'team'] } as const

const signs = Array.from({ length: 1_200 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7))
const letters = 'bcdfghjklmnpqrstvwz'
const vowels = 'aeiou'

const pick = <Item>(list: readonly Item[], share: number): Item | undefined =>
  list[Math.floor(share * list.length)]

/** Words whose frequency falls with their place, as in a language. */
function wordsOf(count: number, make: (place: number) => string): (share: number) => string {
  const words = Array.from({ length: count }, (_, place) => make(place))
  return (share) => words[Math.floor(count * share ** 3)] ?? ''
}

const chineseWord = wordsOf(8_000, (place) =>
  Array.from(
    { length: 2 + (place % 2) },
    (_, at) => signs[(place * 31 + at * 613 + place * at) % signs.length],
  ).join(''),
)
const englishWord = wordsOf(8_000, (place) =>
  Array.from({ length: 2 + (place % 3) }, (_, at) => {
    const code = place * 17 + at * 53 + (place >> 3)
    return `${letters[code % letters.length]}${vowels[(code >> 2) % vowels.length]}${letters[(code >> 1) % letters.length]}`
  }).join(''),
)

/** A sentence of an interview: two in three are Chinese. */
export function sentence(next: () => number): string {
  const isChinese = next() < 0.67
  const length = 6 + Math.floor(next() * 10)
  const words = Array.from({ length }, () => (isChinese ? chineseWord(next()) : englishWord(next())))
  const common = pick(isChinese ? frequent.chinese : frequent.english, next())
  if (common && next() < 0.75) words[Math.floor(next() * length)] = common
  return isChinese ? `${words.slice(0, 4).join('')}，${words.slice(4).join('')}。` : `${words.join(' ')}.`
}
