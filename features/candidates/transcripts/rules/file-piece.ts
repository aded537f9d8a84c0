import type { RuleFault } from '../../../platform/imports/rules/fault.ts'
import type { FilePiece } from '../../../platform/imports/rules/part.ts'
import { readJsonTranscript, segmentExample } from './json-transcript.ts'
import { maxSentences } from './stored-transcript.ts'
import { readTextTranscript } from './text-transcript.ts'
import { readSpan, type TranscriptKind, timesExample } from './times.ts'
import { readTranscript } from './transcript.ts'

/** Characters of a file that are read to detect its kind. */
const headLength = 1_000

/** The kind of a file's content; its extension decides only where its first lines do not. */
export function kindOf(path: string, text: string): TranscriptKind | 'json' | 'text' {
  const head = text
    .slice(0, headLength)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^WEBVTT(?:\s|$)/.test(head)) return 'vtt'
  if (/\.json$/i.test(path) || /^(?:\{|\[\s*[{\]])/.test(head)) return 'json'
  const times = head.split(/\r\n|\n|\r/, 3).find((line) => line.includes('-->')) ?? ''
  const isSubRip = times.includes(',') && readSpan(times, 'srt') !== null
  const isText = /\.txt$/i.test(path) || (/\.vtt$/i.test(path) && !head.includes('-->'))
  if (!isSubRip && isText) return 'text'
  return isSubRip || /\.srt$/i.test(path) ? 'srt' : 'vtt'
}

type Read = ReturnType<FilePiece['read']>

function readCues(path: string, text: string, kind: TranscriptKind): Read {
  const { sentences, faults } = readTranscript(text, kind)
  if (faults.length === 0) return { value: { sentences } }
  const values = { file: path, example: timesExample[kind], limit: maxSentences }
  return { faults: faults.map(({ fault, line }) => ({ fault, values: { ...values, line } })) }
}

/** A file without cues. One that is named as subtitles and has no turns either is told what its first line must be. */
function readText(path: string, text: string): Read {
  const read = readTextTranscript(text)
  if ('sentences' in read) return { value: read }
  if (read.fault !== 'transcriptText' || /\.txt$/i.test(path)) {
    return { faults: [{ fault: read.fault, values: { file: path, limit: maxSentences } }] }
  }
  return readCues(path, text, /\.srt$/i.test(path) ? 'srt' : 'vtt')
}

/** A transcript as a WebVTT, SubRip or JSON file, or as the text that a meeting tool exported. */
export const transcriptPiece: FilePiece = {
  key: 'transcript',
  endings: ['vtt', 'srt', 'json', 'txt'],
  read({ path, text }) {
    const kind = kindOf(path, text)
    if (kind === 'text') return readText(path, text)
    if (kind !== 'json') return readCues(path, text, kind)
    const read = readJsonTranscript(text)
    if ('value' in read) return read
    const named = { file: path, example: segmentExample }
    return {
      faults: read.faults.map(
        ({ fault, values }): Omit<RuleFault, 'path'> => ({ fault, values: { ...named, ...values } }),
      ),
    }
  },
}
