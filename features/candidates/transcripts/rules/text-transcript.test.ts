import { meanMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTextTranscript } from './text-transcript.ts'

const turnsOf = (text: string) => {
  const read = readTextTranscript(text)
  return 'sentences' in read
    ? read.sentences.map(({ speaker, startMs, endMs, text: said }) => [speaker, startMs, endMs, said])
    : read.fault
}

const asked = 'Tell me about the ledger.'
const answered = 'I designed an append-only ledger.'

test.each([
  [
    'Otter',
    `Dana Weiss  0:01  \n${asked}\n\nLin Chen  0:04  \n${answered}\n\nTranscribed by https://otter.ai`,
  ],
  ['Teams as text', `Dana Weiss   0:01\n${asked}\n\nLin Chen   0:04\n${answered}`],
  [
    'a time from and to above the name',
    `00:00:01.000 --> 00:00:04.000\nDana Weiss\n${asked}\n\n00:00:04.000 --> 00:00:05.980\nLin Chen\n${answered}`,
  ],
  ['a time in brackets first', `[00:00:01] Dana Weiss: ${asked}\n[00:00:04] Lin Chen: ${answered}`],
  ['a time first', `00:01 Dana Weiss\n${asked}\n00:04 Lin Chen\n${answered}`],
  ['Tencent Meeting', `会议主题：面试\n\nDana Weiss(00:00:01): ${asked}\nLin Chen（00:00:04）：${answered}`],
  [
    'Feishu',
    `2026-11-28 10:00:00 | 12分钟 34秒\n\n关键词:\n账本、转账\n\n文字记录:\nDana Weiss 00:01\n${asked}\n\nLin Chen 00:04\n${answered}`,
  ],
])('the text of %s is read by its turns', (_, text) => {
  expect(turnsOf(text)).toEqual([
    ['Dana Weiss', 1_000, 4_000, asked],
    ['Lin Chen', 4_000, 5_980, answered],
  ])
})

test('the turns of Google Meet have the stretch of time that they stand in', () => {
  const text = `Interview (2026-11-28 10:00 GMT+8) - Transcript
Attendees
Dana Weiss, Lin Chen
Transcript
00:00:00
\u00a0
Dana Weiss: ${asked}
Lin Chen: ${answered}
00:05:00
\u00a0
Lin Chen: Every transfer carries one key.
This editable transcript was computer generated and might contain errors.`
  expect(turnsOf(text)).toEqual([
    ['Dana Weiss', 0, 300_000, asked],
    ['Lin Chen', 0, 300_000, answered],
    ['Lin Chen', 300_000, 301_860, 'Every transfer carries one key.'],
  ])
})

test('a text without times gives turns without times', () => {
  expect(turnsOf(`Dana: ${asked}\nLin: ${answered}\nand more`)).toEqual([
    ['Dana', 0, 0, asked],
    ['Lin', 0, 0, `${answered} and more`],
  ])
})

test('a time that is said begins no turn', () => {
  const text = 'Lin Chen 0:01\nwe began at\nthe batch ran at 10:30\nNote: it failed\nDana Weiss 0:09\nWhy?'
  expect(turnsOf(text)).toEqual([
    ['Lin Chen', 1_000, 9_000, 'we began at the batch ran at 10:30 Note: it failed'],
    ['Dana Weiss', 9_000, 10_000, 'Why?'],
  ])
})

test.each(['', 'A letter.\nDear all, we met.', 'Only one paragraph without anybody'])(
  'a text without turns is none: %j',
  (text) => {
    expect(turnsOf(text)).toBe('transcriptText')
  },
)

test('times of the day tell nothing of the recording', () => {
  expect(turnsOf(`[Dana Weiss] 14:03:22\n${asked}\n[Lin Chen] 14:03:30\n${answered}`)).toBe('transcriptClock')
})

describe('any text', () => {
  const piece = fc.constantFrom(
    'Dana Weiss',
    ' 0:01',
    '\n',
    ': ',
    '00:05',
    '[',
    ']',
    ' ',
    '（',
    '-->',
    'Chen, Lin (Guest)',
    '说',
    '\0',
  )
  test('is read without a fault of ours, in order of time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const read = readTextTranscript(pieces.join(''))
        const starts = 'sentences' in read ? read.sentences.map(({ startMs }) => startMs) : []
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
    )
  })

  test.each([
    ['blanks', ' '],
    ['names', 'Lin '],
    ['times', '0:01 '],
    ['colons', 'a: '],
    ['lines', 'Lin 0:01\n'],
    ['brackets', '[('],
  ])('with many %s takes time in proportion to its length', (_, unit) => {
    const cost = (length: number) => meanMs(() => void readTextTranscript(unit.repeat(length)))
    // 32 times the length: the square would cost a thousand times as much.
    expect(cost(320_000) / Math.max(0.1, cost(10_000))).toBeLessThan(300)
  })
})
