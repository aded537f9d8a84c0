export type TranscriptKind = 'vtt' | 'srt'

export interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** The example of a line of times in a fault, by kind of file. */
export const timesExample: Readonly<Record<TranscriptKind, string>> = {
  vtt: '00:00:01.000 --> 00:00:04.500',
  srt: '00:00:01,000 --> 00:00:04,500',
}

const vttTime = String.raw`(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}`
const srtTime = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}`
const lineOf = (time: string) => new RegExp(String.raw`^[ \t]*(${time})[ \t]*-->[ \t]*(${time})(?:[ \t].*)?$`)
const lines: Readonly<Record<TranscriptKind, RegExp>> = { vtt: lineOf(vttTime), srt: lineOf(srtTime) }

/** Whether a line begins a cue, even with malformed times. */
export function isTimesLine(line: string): boolean {
  return /^[ \t]*[\d:.,]+[ \t]*-->/.test(line)
}

/** Reads `01:02.500` or `1:01:02,500` as milliseconds; null where minutes or seconds exceed 59. */
export function readTime(text: string): number | null {
  const parts = text.replace(/[.,]/, ':').split(':').map(Number)
  const [ms = 0, seconds = 0, minutes = 0, hours = 0] = parts.reverse()
  if (seconds > 59 || minutes > 59) return null
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
}

/** Reads a cue's line of times without its settings (position, size). Null for any other line. */
export function readSpan(line: string, kind: TranscriptKind): Span | null {
  const [, start, end] = lines[kind].exec(line) ?? []
  const [startMs, endMs] = [start, end].map((time) => (time === undefined ? null : readTime(time)))
  return typeof startMs === 'number' && typeof endMs === 'number' ? { startMs, endMs } : null
}
