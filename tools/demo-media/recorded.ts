import { type Clip, clipName, type Stretch } from './clip.ts'
import type { InterviewSource, Spoken } from './source.ts'

/** Clips of one person by question, keyed `interview/question`. */
export type Clips = ReadonlyMap<string, Clip>

/** When a question is asked and when its answer begins, in milliseconds of the session. */
export interface AskedAt {
  readonly askedMs: number
  readonly startMs: number
}

export interface Session {
  readonly stretches: readonly Stretch[]
  readonly askedAt: ReadonlyMap<string, AskedAt>
}

/** What was measured of a person's recordings: clips, and sessions by their interview. */
export interface Recorded {
  readonly clips: Clips
  readonly sessions: ReadonlyMap<string, Session>
}

/** The recording of one answer. */
export function clipOf(clips: Clips, interview: InterviewSource, question: Spoken): Clip {
  const clip = clips.get(clipName(interview, question))
  if (!clip) throw new Error(`no clip for ${clipName(interview, question)}`)
  return clip
}

/** The fields that have a value. */
export function dropAbsent(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))
}
