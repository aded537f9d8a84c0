import { meanMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { aLongAnswer, anAnswer, aSentence, hostileText, lin } from './index-under-test.ts'
import { locate } from './locate.ts'
import { cutBySentence } from './quote.ts'

const searched = (...given: Parameters<typeof anAnswer>) => {
  const [answer] = readAnswers([anAnswer(...given)], lin).searched
  if (!answer) throw new Error('the answer is missing')
  return answer
}
const twice = [aSentence(0, 2_000, 'One key.'), aSentence(10_000, 12_000, 'Again one key.')]

test('a quote that stands twice is found at the occurrence nearest to its time', () => {
  const answer = searched('q1', twice)
  const sentenceAt = (startMs: number) => {
    const { stretch } = locate(answer, { quote: 'one key', startMs, endMs: startMs })
    return stretch && cutBySentence(answer.search, answer.sentences, stretch)[0]?.sentence
  }
  expect([0, 3_000, 7_000, 11_000, 19_000].map(sentenceAt)).toEqual([0, 0, 1, 1, 1])
})

test.each([
  ['found', 'one key', twice],
  ['notFound', 'two keys', twice],
  ['notFound', ' \u200b', twice],
  ['unverified', 'one key', []],
  ['unverified', 'one key', null],
] as const)('a quote is %s: %j', (match, quote, sentences) => {
  expect(locate(searched('q1', sentences), { quote, startMs: 0, endMs: 0 }).match).toBe(match)
})

test('a quote is looked up in a text that was typed in place of a recording', () => {
  const typed = searched('q1', null, { text: 'First I lock, then I write.' })
  expect(locate(typed, { quote: 'lock, then', startMs: 0, endMs: 0 }).match).toBe('found')
  expect(locate(typed, { quote: 'unlock', startMs: 0, endMs: 0 }).match).toBe('notFound')
})

test('evidence with a time past the end of its recording gets the time of its words, else the end', () => {
  const answer = searched('q1', twice, { sessionStartMs: 5_000 })
  const times = (quote: string, startMs: number, endMs: number) => {
    const match = locate(answer, { quote, startMs, endMs })
    return [match.startMs, match.endMs]
  }
  expect(times('one key', 30_000, 31_000)).toEqual([15_000, 17_000])
  expect(times('two keys', 30_000, 31_000)).toEqual([25_000, 25_000])
  expect(times('one key', 16_500, 31_000)).toEqual([21_500, 25_000])
  expect(times('one key', 3_000, 1_000)).toEqual([8_000, 8_000])
})

test('evidence of a time far from its words has that of their sentence, where that is known', () => {
  const times = (answer: ReturnType<typeof searched>, startMs: number, endMs: number) => {
    const match = locate(answer, { quote: 'the queue', startMs, endMs })
    return [match.startMs, match.endMs]
  }
  const late = searched('q1', [aSentence(0, 9_000, 'Hello.'), aSentence(120_000, 124_000, 'The queue.')], {
    durationMs: 300_000,
  })
  expect(times(late, 8_000, 12_000)).toEqual([120_000, 124_000])
  expect(times(late, 130_000, 131_000)).toEqual([120_000, 124_000])
  expect(times(late, 116_000, 117_000)).toEqual([116_000, 117_000])
  expect(times(late, 128_000, 129_000)).toEqual([128_000, 129_000])
  expect(times(late, 100_000, 180_000)).toEqual([100_000, 180_000])
  const untimed = searched('q1', [aSentence(0, 0, 'The queue.')])
  expect(times(untimed, 8_000, 12_000)).toEqual([8_000, 12_000])
  expect(times(untimed, 30_000, 31_000)).toEqual([20_000, 20_000])
})

test('evidence in a quote of several sentences keeps its time while they are said', () => {
  const answer = searched('q1', [aSentence(0, 4_000, 'We began'), aSentence(4_000, 19_000, 'with one key.')])
  const { startMs } = locate(answer, { quote: 'began with one key', startMs: 15_000, endMs: 16_000 })
  expect(startMs).toBe(15_000)
})

test('every found piece of any quote lies inside its sentence and holds words', () => {
  const texts = fc.array(hostileText, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(texts, hostileText, fc.nat(30_000), fc.nat(30_000), (said, quote, startMs, endMs) => {
      const sentences = said.map((text, index) => aSentence(index * 1_000, index * 900, text))
      const answer = searched('q1', sentences, { durationMs: 20_000, sessionStartMs: 7_000 })
      const match = locate(answer, { quote, startMs, endMs })
      expect(match.startMs).toBeGreaterThanOrEqual(7_000)
      expect(match.endMs).toBeGreaterThanOrEqual(match.startMs)
      expect(match.endMs).toBeLessThanOrEqual(27_000)
      if (!match.stretch) return
      const pieces = cutBySentence(answer.search, sentences, match.stretch)
      expect(pieces.length).toBeGreaterThan(0)
      for (const { sentence, from, to } of pieces) {
        const text = said[sentence] ?? ''
        expect(0 <= from && from < to && to <= text.length).toBe(true)
        expect(text.slice(from, to)).toBe(text.slice(from, to).trim())
      }
    }),
  )
})

test('every whole sentence is found where it was said, when it is quoted with its time', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), fc.nat(), (said, at) => {
      const index = at % said.length
      const sentences = said.map((text, each) => aSentence(each * 1_000, each * 1_000 + 900, text))
      const answer = searched('q1', sentences)
      const { match } = locate(answer, { quote: said[index] ?? '', startMs: index * 1_000, endMs: 0 })
      const isSeen = /[^\s\p{Default_Ignorable_Code_Point}]/u.test(said[index] ?? '')
      expect(match).toBe(isSeen ? 'found' : 'notFound')
    }),
  )
})

test('the cost of finding a repeated quote grows with the answer, and not with its square', () => {
  const cost = (length: number) => {
    const [answer] = readAnswers([aLongAnswer('q1', length)], lin).searched
    if (!answer) throw new Error('the answer is missing')
    return meanMs(() => void locate(answer, { quote: 'one key', startMs: length * 1_500, endMs: 0 }))
  }
  expect(cost(5_120) / cost(640)).toBeLessThan(24)
})

test('a quote is found in the candidate’s own words first, and else names its speaker', () => {
  const said = [
    aSentence(0, 2_000, 'One key or two?', { speaker: 'Dana', by: 'another' }),
    aSentence(12_000, 14_000, 'One key.', { speaker: 'Lin Xiaotong' }),
  ]
  const answer = searched('q1', said)
  const own = locate(answer, { quote: 'one key', startMs: 0, endMs: 2_000 })
  expect(own).toMatchObject({ match: 'found', voice: { kind: 'candidate' }, startMs: 12_000 })
  const dana = { kind: 'named', name: 'Dana' }
  const asked = locate(answer, { quote: 'or two', startMs: 0, endMs: 2_000 })
  expect(asked).toMatchObject({ match: 'byAnother', voice: dana, startMs: 0 })
  const across = locate(answer, { quote: 'or two? One key', startMs: 0, endMs: 2_000 })
  expect(across).toMatchObject({ match: 'byAnother', voice: dana })
})

test('a quote that only an unknown voice says is nobody’s yet', () => {
  const said = [
    aSentence(0, 2_000, 'One key.', { speaker: 'B', by: 'unknown' }),
    aSentence(3_000, 4_000, 'So.'),
  ]
  const found = locate(searched('q1', said), { quote: 'one key', startMs: 0, endMs: 2_000 })
  expect(found).toMatchObject({ match: 'byUnknown', voice: { kind: 'named', name: 'B' } })
})
