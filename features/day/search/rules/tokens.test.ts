import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marksOf } from './marks.ts'
import { longestPassage, piecesOf } from './pieces.ts'
import { readQuery } from './query.ts'
import { tokensOf } from './tokens.ts'
import { queryText, vectorText } from './vector.ts'

const folded: Readonly<Record<string, string>> = { 產: '产', 線: '线' }
const fold = (sign: string) => folded[sign] ?? sign
const tokens = (text: string) => tokensOf(text, fold).map(({ token, position }) => `${token}${position}`)
const query = (text: string) => {
  const read = readQuery(text, fold)
  return read.problem ?? queryText(read.terms)
}

describe('tokens', () => {
  test.each([
    ['生產線', ['生产1', '产线2', '线3']],
    ['用 Kafka。', ['用1', 'kafka2']],
    ['Ｋａｆｋａ', ['kafka1']],
    ['C++ C# a+b', ['c++1', 'c#2', 'a3', 'b4']],
    ['カタ', ['カタ1', 'タ2']],
    ['😀 %', []],
  ])('%s', (text, expected) => {
    expect(tokens(text)).toEqual(expected)
  })

  test('a very long word is cut, and its query alike', () => {
    expect(tokensOf('x'.repeat(3_000), fold)[0]?.token).toHaveLength(100)
    expect(query('x'.repeat(200))).toBe(`('${'x'.repeat(100)}')`)
  })
})

describe('queries', () => {
  test.each([
    ['Kafka 生产', "('kafka') & ('生产')"],
    ['生产线', "('生产' <1> '产线')"],
    ['产', "('产':*)"],
    ['"用 kafka"', "('用':* <1> 'kafka')"],
    ['"生产线 b"', "('生产' <1> '产线' <2> 'b')"],
    ["it's", "('it' <1> 's')"],
    ['  ', 'empty'],
    ["% ' 😀", 'nothing'],
    ['a b c d e f g h i j k', 'tooMany'],
  ])('%s', (text, expected) => {
    expect(query(text)).toBe(expected)
  })
})

const han = fc.constantFrom(...'生产线产用的一是不了在有人这中大')
const text = fc.string({ unit: fc.constantFrom(...'生产线产用的一 ，a1。') })

test('two signs are found wherever they stand together, and nowhere else', () => {
  fc.assert(
    fc.property(text, han, han, (given, first, second) => {
      const wanted = first + second
      const found = tokensOf(given, fold).some(({ token }) => token === wanted)
      expect(found).toBe(given.includes(wanted))
    }),
  )
})

test('one sign is the beginning of a token wherever it stands', () => {
  fc.assert(
    fc.property(text, han, (given, sign) => {
      expect(tokensOf(given, fold).some(({ token }) => token.startsWith(sign))).toBe(given.includes(sign))
    }),
  )
})

test('marks lie in the text in order, apart from one another, and have the words', () => {
  const marked = (given: string, words: string) => {
    const { terms } = readQuery(words, fold)
    return marksOf(given, terms, fold).map(({ from, to }) => given.slice(from, to))
  }
  expect(marked('上生產線，用 Kafka', '生产线 kafka')).toEqual(['生產線', 'Kafka'])
  expect(marked('产线产', '产')).toEqual(['产', '产'])
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 5 }), (given, words) => {
      let end = -1
      for (const { from, to } of marksOf(given, readQuery(words, fold).terms, fold)) {
        expect(from).toBeGreaterThan(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(given.length)
    }),
  )
})

test('a long text is cut into passages that lose no pair of signs', () => {
  const long = '生产线用'.repeat(1_500)
  const pieces = piecesOf(long)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longestPassage)
  const pairs = pieces.flatMap((piece) => tokensOf(piece, fold)).filter(({ isSign }) => !isSign)
  expect(pairs).toHaveLength(long.length - 1)
  expect(piecesOf('a\r\n\n  b  \n')).toEqual(['a', 'b'])
})

test('a token has no more positions than the database keeps, and quotes are doubled', () => {
  const vector = vectorText(tokensOf('哈'.repeat(700), fold))
  expect(vector.split(' ')[0]?.split(',')).toHaveLength(255)
  expect(vectorText([{ token: "a'\\", position: 1, from: 0, to: 1, isSign: false }])).toBe("'a''\\\\':1")
})
