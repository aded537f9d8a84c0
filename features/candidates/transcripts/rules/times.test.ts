import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimesLine, readSpan, readTime } from './times.ts'

test.each([
  ['00:01.000', 1_000],
  ['01:02.500', 62_500],
  ['00:00:00.000', 0],
  ['01:01:02.500', 3_662_500],
  ['100:00:00,001', 360_000_001],
  ['00:60.000', null],
  ['60:00.000', null],
])('the time %s is %s milliseconds', (text, ms) => {
  expect(readTime(text)).toBe(ms)
})

test.each([
  ['vtt', '00:01.000 --> 00:04.500', { startMs: 1_000, endMs: 4_500 }],
  ['vtt', '00:00:01.000 --> 01:00:04.500', { startMs: 1_000, endMs: 3_604_500 }],
  ['vtt', '00:01.000 --> 00:04.500 align:start position:10%', { startMs: 1_000, endMs: 4_500 }],
  ['vtt', '  00:01.000\t-->\t00:04.500  ', { startMs: 1_000, endMs: 4_500 }],
  ['vtt', '00:01,000 --> 00:04,500', null],
  ['vtt', '0:01.000 --> 0:04.500', null],
  ['vtt', '00:01.00 --> 00:04.50', null],
  ['vtt', '00:01.000 -> 00:04.500', null],
  ['vtt', '00:01.000 --> 00:99.500', null],
  ['vtt', '00:01.000 -->', null],
  ['srt', '00:00:01,000 --> 00:00:04,500', { startMs: 1_000, endMs: 4_500 }],
  ['srt', '0:00:01,000 --> 0:00:04,500', { startMs: 1_000, endMs: 4_500 }],
  ['srt', '00:01,000 --> 00:04,500', { startMs: 1_000, endMs: 4_500 }],
  ['srt', '00:00:01.000 --> 00:00:04.500', { startMs: 1_000, endMs: 4_500 }],
  ['srt', '00:00:01,000 --> 00:00:04,500 X1:40 X2:600 Y1:20 Y2:50', { startMs: 1_000, endMs: 4_500 }],
  ['srt', '00:00:01,5 --> 00:00:04,5', null],
] as const)('in %s the line %j reads as %j', (kind, line, span) => {
  expect(readSpan(line, kind)).toEqual(span)
})

test('an arrow in a sentence is no line of times, a badly written time is', () => {
  expect(isTimesLine('from the queue --> to the ledger')).toBe(false)
  expect(isTimesLine('00:1 --> 00:02')).toBe(true)
})

test('no line makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('vtt' as const, 'srt' as const), (line, kind) => {
      readSpan(line, kind)
    }),
  )
})
