import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf } from './file-piece.ts'
import { readJsonTranscript } from './json-transcript.ts'
import { maxSentences } from './stored-transcript.ts'

const read = (value: unknown) => readJsonTranscript(JSON.stringify(value))

test('segments of Whisper and WhisperX are sentences: seconds become milliseconds, and other fields are left out', () => {
  const segments = [
    {
      id: 0,
      seek: 0,
      start: 0,
      end: 5.31,
      text: ' One key a transfer.',
      tokens: [50364],
      speaker: 'SPEAKER_00',
    },
    { id: 1, start: 5.31, end: 5.31, text: '  ' },
    {
      start: 5.4,
      end: 6.1,
      text: 'Yes.',
      speaker: null,
      words: [{ word: ' Yes.', start: 5.4, end: 6.1, probability: 0.91 }],
    },
    { start: 7, end: 8, text: 'In 2', words: [{ word: 'In', start: 7, end: 7.5 }, { word: '2' }] },
  ]
  const sentences = [
    { startMs: 0, endMs: 5_310, text: 'One key a transfer.', speaker: 'SPEAKER_00' },
    {
      startMs: 5_400,
      endMs: 6_100,
      text: 'Yes.',
      words: [{ startMs: 5_400, endMs: 6_100, text: 'Yes.', confidence: 0.91 }],
    },
    { startMs: 7_000, endMs: 8_000, text: 'In 2' },
  ]
  for (const form of [segments, { segments, text: '…', language: 'en' }, { sentences: segments }]) {
    expect(read(form)).toEqual({ value: { sentences } })
  }
})

test('the bundle’s own form is left to the bundle’s schema, as if it were written there', () => {
  const sentences = [{ startMs: 0, endMs: 5_310, text: 'a', words: [] }, { start: 1 }]
  expect(read(sentences)).toEqual({ value: { sentences } })
  expect(read({ source: 'asr-1', sentences })).toEqual({ value: { source: 'asr-1', sentences } })
})

test.each([
  ['no JSON', '[{ "start": 0', 'transcriptJson', '1:14'],
  ['a number that is none', '[\n{ "start": NaN, "end": 1, "text": "a" }]', 'transcriptJson', '2:12'],
  ['another object', '{"results": []}', 'transcriptJson', 'none'],
  ['a text', '"a"', 'transcriptJson', 'none'],
  ['a segment that is none', '[1]', 'transcriptSegment', '[0]'],
  [
    'times as texts',
    '{"segments": [{"start": "0.5", "end": "1", "text": "a"}]}',
    'transcriptSegment',
    'segments[0]',
  ],
  ['a time before the start', '[{"start": -1, "end": 1, "text": "a"}]', 'transcriptSegment', '[0]'],
  ['times backwards', '[{"start": 2, "end": 1, "text": "a"}]', 'transcriptSegmentBackwards', '[0]'],
])('%s is a fault at its place', (_, text, fault, place) => {
  expect(readJsonTranscript(text)).toMatchObject({ faults: [{ fault, values: { place } }] })
})

test('milliseconds under the names of seconds are told; long silences and long turns are seconds', () => {
  const segment = (start: number, end: number, text: string) => ({ start, end, text })
  const inMs = [
    segment(0, 5_310, '我们不再原地更新余额。'),
    segment(5_310, 11_200, '每一笔转账带一个幂等键。'),
  ]
  expect(read(inMs)).toMatchObject({
    faults: [{ fault: 'transcriptMilliseconds', values: { seconds: 5_890 } }],
  })
  expect(read([segment(0, 30, '.')])).toHaveProperty('value')
  expect(read([segment(0, 1_800, 'One turn of half an hour. '.repeat(400))])).toHaveProperty('value')
})

test('more sentences than a transcript may have are not read', () => {
  const value = Array.from({ length: maxSentences + 1 }, () => 0)
  expect(read(value)).toMatchObject({ faults: [{ fault: 'transcriptTooLong' }] })
})

test('any JSON is read without a throw', () => {
  const item = fc.record(
    {
      start: fc.anything(),
      end: fc.double(),
      text: fc.string(),
      words: fc.array(fc.anything()),
      speaker: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.array(item), fc.record({ segments: fc.array(item) }), fc.anything()), (value) => {
      const text = JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? 0 : each)) ?? ''
      readJsonTranscript(text)
    }),
  )
})

test.each([
  ['a.srt', 'WEBVTT\n\n', 'vtt'],
  ['a.vtt', '\uFEFFWEBVTT - head', 'vtt'],
  ['a.vtt', '1\r\n00:00:01,000 --> 00:00:02,000\r\na', 'srt'],
  ['a.vtt', '00:00:01,000 --> 00:00:02,000\na', 'srt'],
  ['a.vtt', '1\n00:00:01.000 --> 00:00:02.000\na', 'vtt'],
  ['a.SRT', 'no cue', 'srt'],
  ['a.vtt', ' [\n {"start": 0}]', 'json'],
  ['a.srt', '{"segments": []}', 'json'],
  ['a.srt', '[Music]', 'srt'],
  ['a.json', 'x', 'json'],
] as const)('the kind of %s is known by its first lines: %j', (path, text, kind) => {
  expect(kindOf(path, text)).toBe(kind)
})
