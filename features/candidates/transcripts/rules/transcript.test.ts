import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TranscriptKind } from './times.ts'
import { maxTranscriptFaults, readTranscript, type Sentence } from './transcript.ts'

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

function timeOf(ms: number, kind: TranscriptKind): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor)
  const point = kind === 'vtt' ? '.' : ','
  return `${pad(hours ?? 0)}:${pad(minutes ?? 0)}:${pad(seconds ?? 0)}${point}${pad(ms % 1000, 3)}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{', '&#123;')

/** Writes sentences as another program would. */
function write(sentences: readonly Sentence[], kind: TranscriptKind, newline: string): string {
  const cues = sentences.map(({ startMs, endMs, text, speaker, words }, index) => {
    const voice = speaker === undefined ? '' : `<v ${escaped(speaker)}>`
    const said = words
      ? words
          .map((word, place) => `${place ? `<${timeOf(word.startMs, 'vtt')}>` : ''}${escaped(word.text)} `)
          .join('')
      : escaped(text)
    return [
      String(index + 1),
      `${timeOf(startMs, kind)} --> ${timeOf(endMs, kind)}`,
      `${voice}${said}`,
      '',
    ].join(newline)
  })
  return `${kind === 'vtt' ? `WEBVTT${newline}${newline}` : ''}${cues.join(newline)}`
}

const word = fc.stringMatching(/^[a-z0-9&<>{}#;我们不再更新。，é-]{1,8}$/u)
const name = fc.stringMatching(/^[A-Za-z苏晴岚]{1,10}$/u)

const sentence = fc
  .record({
    startMs: fc.nat(20_000_000),
    lengths: fc.array(fc.nat(5_000), { minLength: 1, maxLength: 5 }),
    said: fc.array(word, { minLength: 5, maxLength: 5 }),
    speaker: fc.option(name, { nil: undefined }),
    isTimed: fc.boolean(),
  })
  .map(({ startMs, lengths, said, speaker, isTimed }): Sentence => {
    const words = lengths.map((lengthMs, index) => {
      const before = lengths.slice(0, index).reduce((sum, each) => sum + each, startMs)
      return { startMs: before, endMs: before + lengthMs, text: said[index] ?? 'x' }
    })
    return {
      startMs,
      endMs: words.at(-1)?.endMs ?? startMs,
      text: words.map(({ text }) => text).join(' '),
      ...(speaker !== undefined && { speaker }),
      ...(isTimed && words.length > 1 && { words }),
    }
  })

const inOrder = (sentences: readonly Sentence[]) =>
  [...sentences].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)

const kinds = fc.constantFrom<TranscriptKind>('vtt', 'srt')

test('a sentence that is written as a cue is read back, in the order of speech', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { maxLength: 8 }),
      kinds,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom('', '\uFEFF'),
      (sentences, kind, newline, mark) => {
        const read = readTranscript(mark + write(sentences, kind, newline), kind)
        expect(read).toEqual({ sentences: inOrder(sentences), faults: [] })
      },
    ),
  )
})

test('no bytes make the reader throw, and every sentence that it gives could be stored', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('WEBVTT', '\n', '\n\n', '00:00:01.000 --> 00:00:02,000', '-->', '<v ', '<v A>', '&#0;'),
      fc.constantFrom('<00:00:01.500>', '>', 'NOTE', 'STYLE', '1', '\0', '<c.', '{\\an', '&lt'),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((each) => `WEBVTT\n\n${each.join('')}`),
        pieces.map((each) => each.join('')),
      ),
      kinds,
      (text, kind) => {
        for (const { startMs, endMs, text: said, words } of readTranscript(text, kind).sentences) {
          expect(endMs).toBeGreaterThanOrEqual(startMs)
          expect(said.trim()).not.toBe('')
          expect(said).not.toContain('\0')
          for (const each of words ?? []) expect(each.endMs).toBeGreaterThanOrEqual(each.startMs)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('a long line of unclosed tags is read in time', () => {
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v '.repeat(300_000)}${'<v A>x'.repeat(200_000)}`
  expect(readTranscript(text, 'vtt').faults).toEqual([])
})

test('head, notes, styles, regions, names of cues and settings say nothing', () => {
  const text = `WEBVTT - answer 1
Kind: captions
Language: zh

STYLE
::cue { color: papayawhip }

REGION
id:fred

NOTE
a comment
of two lines

NOTE one line

intro
00:01.000 --> 00:02.000 align:start
<v 苏晴岚>我们不再原地更新余额。

00:02.000 --> 00:03.000

STYLE
00:03.000 --> 00:04.000
A cue that is named STYLE.`
  expect(readTranscript(text, 'vtt')).toEqual({
    sentences: [
      { startMs: 1_000, endMs: 2_000, text: '我们不再原地更新余额。', speaker: '苏晴岚' },
      { startMs: 3_000, endMs: 4_000, text: 'A cue that is named STYLE.' },
    ],
    faults: [],
  })
})

test('cues that overlap or stand out of order are kept, in the order of speech', () => {
  const text =
    'WEBVTT\n\n00:05.000 --> 00:06.000\nc\n\n00:01.000 --> 00:09.000\na\n\n00:01.000 --> 00:02.000\nb'
  expect(readTranscript(text, 'vtt').sentences.map((each) => each.text)).toEqual(['b', 'a', 'c'])
})

test('cues without a blank line between them are told apart', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nin 2\n2\n00:00:02,000 --> 00:00:03,000\na --> b\n'
  expect(readTranscript(srt, 'srt')).toMatchObject({
    sentences: [{ text: 'in 2' }, { text: 'a --> b' }],
    faults: [],
  })
})

test('a transcript in which nothing is said has no sentence', () => {
  expect(readTranscript('WEBVTT', 'vtt')).toEqual({ sentences: [], faults: [] })
  expect(readTranscript(' \n', 'srt')).toEqual({ sentences: [], faults: [] })
})

test.each<[string, TranscriptKind, string, { line: number; fault: string }[]]>([
  ['without its head', 'vtt', '1\n00:00:01,000 --> 00:00:02,000\na', [{ line: 1, fault: 'transcriptHead' }]],
  [
    'with a time that is none',
    'vtt',
    'WEBVTT\n\n00:01.000 --> 00:99.000\na\n\nx\n00:01 --> 00:02\nb',
    [
      { line: 3, fault: 'transcriptTimes' },
      { line: 7, fault: 'transcriptTimes' },
    ],
  ],
  [
    'with text that belongs to no cue',
    'srt',
    '1\n00:00:01,000 --> 00:00:02,000\na\n\nand more',
    [{ line: 5, fault: 'transcriptTimes' }],
  ],
  [
    'with a broken arrow',
    'srt',
    '1\n00:00:01,000 -> 00:00:02,000\na',
    [{ line: 2, fault: 'transcriptTimes' }],
  ],
  [
    'with a cue that ends before it starts',
    'srt',
    '1\r\n00:00:03,000 --> 00:00:02,000\r\na\r\n',
    [{ line: 2, fault: 'transcriptBackwards' }],
  ],
])('a file %s is told by its lines', (_, kind, text, faults) => {
  expect(readTranscript(text, kind).faults).toEqual(faults)
})

test('a file of another kind is told by its first faults', () => {
  expect(readTranscript('no cue\n\n'.repeat(500), 'srt').faults).toHaveLength(maxTranscriptFaults)
})

test.each([
  ['Zoom', 'Dana Weiss: How?', 'Lin Chen: I wrote it.'],
  ['with a dash', '- Dana Weiss: How?', '- Lin Chen: I wrote it.'],
  ['in Chinese', '面试官：How?', '林晨：I wrote it.'],
  ['surname first', 'Weiss, Dana: How?', 'Chen, Lin (Guest): I wrote it.'],
])('speakers that are written in the lines of cues are told apart: %s', (_, first, second) => {
  const text = `WEBVTT\n\n1\n00:01.000 --> 00:02.000\n${first}\n\n2\n00:02.000 --> 00:04.000\n${second}\nand more`
  const nameOf = (line: string) => line.replace(/^- /, '').split(/[:：]/)[0]
  expect(readTranscript(text, 'vtt').sentences.map(({ speaker, text: said }) => [speaker, said])).toEqual([
    [nameOf(first), 'How?'],
    [nameOf(second), 'I wrote it. and more'],
  ])
})

test('several speakers in the lines of one cue are told apart', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\n<i>Dana Weiss: How?</i>\nLin Chen: I wrote it.'
  expect(readTranscript(text, 'srt').sentences.map(({ speaker, text: said }) => [speaker, said])).toEqual([
    ['Dana Weiss', 'How?'],
    ['Lin Chen', 'I wrote it.'],
  ])
})

test('words before a colon in what one person says are no names', () => {
  const cue = (index: number, said: string) => `00:0${index}.000 --> 00:0${index}.900\n${said}\n\n`
  const said = ['First we met.', 'The result: it failed.', 'We tried again,', 'and again.', 'Then it held.']
  const text = `WEBVTT\n\n${said.map((each, index) => cue(index, each)).join('')}`
  expect(readTranscript(text, 'vtt').sentences.map(({ speaker }) => speaker)).toEqual(
    said.map(() => undefined),
  )
})
