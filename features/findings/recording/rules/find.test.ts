import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findableWords, findWords, firstHitFrom, foldedText, hitBeside } from './find.ts'
import type { Clip } from './recording.ts'

const aClip = (sentences: string[], text: string | null = null): Clip => ({
  id: 'q',
  question: 0,
  round: null,
  title: null,
  html: '',
  askedAtMs: null,
  startMs: 0,
  durationMs: null,
  file: null,
  sentences: sentences.map((said) => ({ startMs: 0, endMs: 1, text: said })),
  text,
  language: null,
})

const find = (clips: readonly Clip[], query: string) => findWords(findableWords({ clips }), query)
const slices = (text: string, query: string) =>
  find([aClip([text])], query).map(({ from, to }) => text.slice(from, to))

describe('words are found', () => {
  test.each([
    ['whatever their case', 'One Key, one KEY', 'one key', ['One Key', 'one KEY']],
    ['whatever their width', 'ＡＰＩ 与 API，99％', 'api', ['ＡＰＩ', 'API']],
    ['whatever the width of the signs around', '先扣款，后记账', '扣款,后', ['扣款，后']],
    ['however an accent is spelled', 'cafe\u0301 café', 'CAFÉ', ['cafe\u0301', 'café']],
    ['however a syllable is spelled', '\u1112\u1161\u11ab 한', '한', ['\u1112\u1161\u11ab', '한']],
    ['in a ligature', 'the ﬁrst', 'first', ['ﬁrst']],
    ['with signs in them that are never seen', 'idem\u00adpotent', 'idempotent', ['idem\u00adpotent']],
    ['in writing from right to left', 'قلت مفتاح واحد', 'مفتاح', ['مفتاح']],
    ['in signs of four bytes', '𠮷野家，𠮷', '𠮷', ['𠮷', '𠮷']],
    ['as they stand, markup and all', 'so <b>bold</b> it is', '<B>', ['<b>']],
    ['as a whole sign', '👩‍💻👩', '👩', ['👩']],
    ['with the accent that belongs to them', 'e\u0301', 'e', []],
    ['without overlaps', 'aaaa', 'aa', ['aa', 'aa']],
  ])('%s', (_, text, query, expected) => {
    expect(slices(text, query)).toEqual(expected)
  })

  test('in every answer, spoken and typed, in the order of the transcript', () => {
    const clips = [aClip(['no', 'a key, a key']), aClip([], 'typed key'), aClip(['key'], 'not shown: key')]
    expect(find(clips, ' key ')).toEqual([
      { clip: 0, line: 1, from: 2, to: 5 },
      { clip: 0, line: 1, from: 9, to: 12 },
      { clip: 1, line: null, from: 6, to: 9 },
      { clip: 2, line: 0, from: 0, to: 3 },
    ])
  })

  test.each(['', '  ', '\u00ad'])('but never %j', (query) => {
    expect(slices('a b', query)).toEqual([])
  })
})

const writing = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aAeß ſΣσςﬁＡ１，,。İｶ가好𠮷👩\u200d\u0301\u0323\u11a8\uff9e\u00ad\u200f🇨🇳مك…\n'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 24,
})

test('hits equal the searched words when folded, in order, without overlaps', () => {
  const looked = fc.array(writing, { maxLength: 4 }).chain((sentences) => {
    const whole = [...sentences.join('')]
    const part = fc
      .tuple(fc.nat(whole.length), fc.integer({ min: 1, max: 3 }))
      .map(([from, length]) => whole.slice(from, from + length).join(''))
    return fc.record({ sentences: fc.constant(sentences), query: fc.oneof(part, writing) })
  })
  fc.assert(
    fc.property(looked, ({ sentences, query }) => {
      const wanted = foldedText(query.trim())
      let before = { line: 0, to: 0 }
      for (const { line, from, to } of find([aClip(sentences)], query)) {
        expect(foldedText(sentences[line ?? -1]?.slice(from, to) ?? '')).toBe(wanted)
        if (line === before.line) expect(from).toBeGreaterThanOrEqual(before.to)
        else expect(line).toBeGreaterThan(before.line)
        before = { line: line ?? -1, to }
      }
    }),
    { numRuns: 500 },
  )
})

test('a word of plain signs is found as often as it stands there', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'B', '好', '，', '1'), maxLength: 40 })
  fc.assert(
    fc.property(plain, plain, fc.constantFrom('a', 'aB', '好，', '1a'), (head, tail, word) => {
      const text = head + word + tail
      // An emoji takes the text off the fast way; the hits must be the same.
      const counted = text.toLowerCase().split(word.toLowerCase()).length - 1
      expect(slices(text, word)).toHaveLength(counted)
      expect(slices(`${text}👋`, word)).toHaveLength(counted)
    }),
  )
})

test('the words of an hour are all searched', () => {
  const sentence = 'Every transfer writes two entries with one idempotency key — 每笔转账写两条分录。'
  const said = Array.from({ length: 1_200 }, (_, index) => (index % 4 === 0 ? `${sentence} ✅` : sentence))
  expect(find([aClip(said)], 'IDEMPOTENCY KEY')).toHaveLength(1_200)
})

describe('stepping', () => {
  const hits = find([aClip(['key', 'key key']), aClip(['key'])], 'key')
  const at = (clip: number, line: number, from: number) => firstHitFrom(hits, { clip, line, from, to: from })

  test('begins with the first hit that is not before the place in view, and else with the first', () => {
    expect([at(0, 0, 0), at(0, 0, 1), at(0, 1, 4), at(0, 1, 5), at(1, 0, 0), at(2, 0, 0)]).toEqual([
      0, 1, 2, 3, 3, 0,
    ])
    expect(firstHitFrom([], { clip: 0, line: 0, from: 0, to: 0 })).toBe(-1)
  })

  test('goes round, and a step back undoes a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, place) => {
        const index = place % count
        expect(hitBeside(count, hitBeside(count, index, 1), -1)).toBe(index)
      }),
    )
    expect([hitBeside(3, 2, 1), hitBeside(3, 0, -1), hitBeside(0, -1, 1)]).toEqual([0, 2, -1])
  })
})
