import { clipName, keptFolder, type Stretch } from './clip.ts'
import type { AskedAt, Clips, Session } from './recorded.ts'
import type { InterviewSource, Voice } from './source.ts'
import { msOf, samplesOf, speak } from './speech.ts'

const quiet = (ms: number): Stretch => ({ samples: new Int16Array(samplesOf(ms)), isSpeaker: false })

/**
 * Returns the whole interview as it is heard, with the time of each question: every question in the interviewer's
 * voice, then its answer, with short pauses.
 */
export async function sessionOf(
  interview: InterviewSource,
  interviewer: Voice,
  clips: Clips,
): Promise<Session> {
  const stretches: Stretch[] = [quiet(2000)]
  const askedAt = new Map<string, AskedAt>()
  const now = () => msOf(stretches.reduce((sum, { samples }) => sum + samples.length, 0))
  for (const question of interview.spoken ?? []) {
    const clip = clips.get(clipName(interview, question))
    if (!clip) throw new Error(`${interview.externalId}: a session needs the recording of ${question.id}`)
    const askedMs = now()
    const asked = await speak(interviewer, [question.ask], false, keptFolder('ask', question.ask))
    stretches.push({ samples: asked.samples, isSpeaker: false }, quiet(1000))
    askedAt.set(question.id, { askedMs, startMs: now() })
    stretches.push({ samples: clip.samples, isSpeaker: true }, quiet(1200))
  }
  return { stretches, askedAt }
}
