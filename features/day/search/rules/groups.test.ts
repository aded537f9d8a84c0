import { describe, expect, test } from 'vitest'
import { addressOf, searchOf } from './address.ts'
import { readSearchAddress } from './address-words.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { quoteOf, stretchesOf } from './groups.ts'
import { hitAddress } from './hit-address.ts'

test('a text is drawn in stretches, the found ones apart', () => {
  expect(stretchesOf({ text: 'use kafka now', marks: [{ from: 4, to: 9 }] })).toEqual([
    { from: 0, text: 'use ', isFound: false },
    { from: 4, text: 'kafka', isFound: true },
    { from: 9, text: ' now', isFound: false },
  ])
})

test('a long passage is quoted around its first found word', () => {
  const text = `${'a '.repeat(300)}kafka${' b'.repeat(300)}`
  const quote = quoteOf({ text, marks: [{ from: 600, to: 605 }] })
  expect(quote.text.length).toBeLessThan(250)
  const [mark] = quote.marks
  expect(quote.text.slice(mark?.from, mark?.to)).toBe('kafka')
})

describe('the address', () => {
  test('is read back as it was written', () => {
    const search = {
      text: 'kafka 生产',
      scope: 'resumes' as const,
      chips: [{ by: 'years' as const, not: true, from: 4, to: 6 }],
      isBest: true,
    }
    expect(searchOf(readSearchAddress({ ...addressOf(search) }))).toEqual(search)
  })

  test('leaves out invalid words', () => {
    expect(
      readSearchAddress({ find: 'x'.repeat(300), scope: 'all', sort: 3, where: 'a'.repeat(5_000) }),
    ).toEqual({})
    expect(readSearchAddress({ find: 138 })).toEqual({ find: '138' })
  })
})

test('a cursor is read back, and an invalid one begins at the start', () => {
  const id = '01a2283e-0000-7000-8000-000000000000'
  const spot = { at: 5, candidateId: id, sortIndex: 2, id }
  expect(readCursor(writeCursor({ spot }))).toEqual({ spot })
  expect(readCursor(writeCursor({ offset: 20 }))).toEqual({ offset: 20 })
  for (const text of ['', '{', '[1,2]', '["x"]', '[99999999]', `[1e300,"${id}",0,"${id}"]`])
    expect(readCursor(text)).toBeNull()
})

test.each([
  [
    { kind: 'said', source: 'q1', startMs: 55_500, question: 1 },
    { activeIndex: 1, inner: 0, q: 'q1', t: 55.5 },
  ],
  [
    { kind: 'said', source: 'session', startMs: 1_000, question: null },
    { activeIndex: 1, inner: 0, t: 1 },
  ],
  [
    { kind: 'written', source: 'q2', startMs: null, question: null },
    { activeIndex: 1, inner: 2, q: 'q2' },
  ],
  [
    { kind: 'resume', source: 'form', startMs: null, question: null },
    { activeIndex: 0, resume: 2 },
  ],
  [{ kind: 'remark', source: 'r', startMs: null, question: null }, { activeIndex: 4 }],
] as const)('a hit opens at its place: $kind', (hit, place) => {
  const address = hitAddress({ candidateId: 'c', interviewId: null, ...hit }, 'i', undefined)
  expect(address).toEqual({ userid: 'i', jobseekerChannelId: 'c', ...place })
})
