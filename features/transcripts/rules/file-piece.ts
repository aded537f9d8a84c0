import type { FilePiece } from '../../imports/rules/part.ts'
import { type TranscriptKind, timesExample } from './times.ts'
import { readTranscript } from './transcript.ts'

const kindOf = (path: string): TranscriptKind => (/\.srt$/i.test(path) ? 'srt' : 'vtt')

/** A transcript that comes as a WebVTT or SubRip file, by the file's ending. */
export const transcriptPiece: FilePiece = {
  key: 'transcript',
  endings: ['vtt', 'srt'],
  read({ path, text }) {
    const kind = kindOf(path)
    const { sentences, faults } = readTranscript(text, kind)
    if (faults.length === 0) return { value: { sentences } }
    const values = { file: path, example: timesExample[kind] }
    return { faults: faults.map(({ fault, line }) => ({ fault, values: { ...values, line } })) }
  },
}
