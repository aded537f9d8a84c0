import { type Clip, clipName, type Stretch } from './clip.ts'
import type { InterviewSource, Spoken } from './source.ts'

/** A person's clips by question, with keys `interview/question`. */
export type Clips = ReadonlyMap<string, Clip>

/** When a question is asked and when its answer begins, in session time (milliseconds). */
export interface AskedAt {
  readonly askedMs: number
  readonly startMs: number
}

export interface Session {
  readonly stretches: readonly Stretch[]
  readonly askedAt: ReadonlyMap<string, AskedAt>
}

/** Measurements of a person's recordings: clips, and sessions by interview. */
export interface Recorded {
  readonly clips: Clips
  readonly sessions: ReadonlyMap<string, Session>
}

/** Returns the recording of an answer. */
export function clipOf(clips: Clips, interview: InterviewSource, question: Spoken): Clip {
  const clip = clips.get(clipName(interview, question))
  if (!clip) throw new Error(`no clip for ${clipName(interview, question)}`)
  return clip
}
