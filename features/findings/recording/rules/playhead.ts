import { partTimeAt } from '../../evidence/rules/session-time.ts'
import type { Clip, MediaFile, Recording } from './recording.ts'

export interface Playhead {
  readonly clip: number
  readonly sessionMs: number
}

export function startOfClip({ clips }: Recording, clip: number): Playhead {
  return { clip, sessionMs: clips[clip]?.startMs ?? 0 }
}

/** The answer in view at a session time while the whole session plays: the last one whose question was asked. */
export function clipAt({ clips }: Recording, sessionMs: number): number {
  const begun = clips.findLastIndex(({ askedAtMs, startMs }) => (askedAtMs ?? startMs) <= sessionMs)
  return Math.max(0, begun)
}

/** The file that plays at a playhead, or null where the candidate recorded nothing. */
export function fileAt({ clips, full }: Recording, { clip, sessionMs }: Playhead): MediaFile | null {
  const at = partTimeAt(full, sessionMs)
  if (at) return full[at.index] ?? null
  return clips[clip]?.file ?? null
}

/** Whether a session time lies in an answer, its last millisecond included; one of unknown length has no end. */
function isIn({ startMs, durationMs }: Clip, sessionMs: number): boolean {
  return startMs <= sessionMs && sessionMs <= startMs + (durationMs ?? Infinity)
}

/**
 * The playhead that an address names: `q` a question, `t` session seconds (decision D11).
 *
 * Answers may overlap, or all begin at 0 where no length is known: times belong to the named answer first. A time
 * outside the named question is left over from another interview, so the question wins.
 */
export function playheadOf(recording: Recording, { q, t }: { q?: string; t?: number }): Playhead {
  const { clips, full } = recording
  const named = clips.findIndex(({ id }) => id === q)
  if (t === undefined) return startOfClip(recording, Math.max(0, named))
  const sessionMs = Math.round(t * 1000)
  const own = clips[named]
  if (own && isIn(own, sessionMs)) return { clip: named, sessionMs }
  const at =
    full.length > 0 ? { index: clipAt(recording, sessionMs), offsetMs: 0 } : partTimeAt(clips, sessionMs)
  const isElsewhere = named >= 0 && at && clips[at.index]?.question !== own?.question
  if (isElsewhere || !at) return startOfClip(recording, Math.max(0, named))
  if (full.length > 0) return { clip: at.index, sessionMs }
  return { clip: at.index, sessionMs: (clips[at.index]?.startMs ?? 0) + at.offsetMs }
}

/** The address of a playhead. Milliseconds are kept, so that the same line is highlighted for everybody who opens it. */
export function addressOf(
  { clips, questions }: Recording,
  { clip, sessionMs }: Playhead,
): { q: string | undefined; t: number } {
  return { q: questions.length > 0 ? clips[clip]?.id : undefined, t: Math.round(sessionMs) / 1000 }
}

/**
 * The playhead after or before by a stretch of playing time, across answers; nothing is recorded between them.
 *
 * Forward it stops at the next answer's start, back it goes into the previous one, and never past the ends of the
 * session.
 */
export function playheadBeside(recording: Recording, { clip, sessionMs }: Playhead, ms: number): Playhead {
  const { clips, full } = recording
  if (full.length > 0) {
    const target = Math.max(0, sessionMs + ms)
    return { clip: clipAt(recording, target), sessionMs: target }
  }
  const here = clips[clip]
  if (!here) return { clip, sessionMs }
  const offset = sessionMs - here.startMs + ms
  if (offset >= 0 && offset <= (here.durationMs ?? Infinity)) return { clip, sessionMs: sessionMs + ms }
  const beside =
    ms > 0
      ? clips.findIndex((each, index) => index > clip && each.file)
      : clips.findLastIndex((each, index) => index < clip && each.file)
  const other = clips[beside]
  if (!other) return { clip, sessionMs: here.startMs + (ms > 0 ? (here.durationMs ?? 0) : 0) }
  const back = Math.max(0, (other.durationMs ?? 0) + offset)
  return { clip: beside, sessionMs: other.startMs + (ms > 0 ? 0 : back) }
}

export function questionBeside(recording: Recording, clip: number, step: 1 | -1): Playhead | null {
  const question = recording.questions[(recording.clips[clip]?.question ?? 0) + step]
  return question ? startOfClip(recording, question.first) : null
}

/** Where playing goes on when a file has ended; answers without a recording are skipped. */
export function playheadAfter(recording: Recording, clipAtEnd: number, ended: MediaFile): Playhead | null {
  const { clips, full } = recording
  if (full.length > 0) {
    const file = full.find(({ startMs }) => startMs > ended.startMs)
    return file ? { clip: clipAt(recording, file.startMs), sessionMs: file.startMs } : null
  }
  const clip = clips.findIndex(({ file }, index) => index > clipAtEnd && file !== null)
  return clip < 0 ? null : startOfClip(recording, clip)
}
