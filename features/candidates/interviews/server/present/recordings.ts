import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import {
  type IdentifiedVoice,
  identifyVoices,
  type SpokenRecording,
  type VoiceRole,
} from '../../rules/identify-voices.ts'
import type { NamedPerson } from '../../rules/speaker-names.ts'
import type { StoredAnswer, StoredFullRecords } from '../import.ts'
import type { SaidVoice } from '../queries/voices.ts'

type Transcript = NonNullable<StoredAnswer['transcript']>

/** A recording with its transcript, and the question that it answers; null for a recording of the session. */
export interface TranscribedRecording extends SpokenRecording {
  readonly questionId: string | null
  readonly transcript: Transcript | undefined
  readonly sentences: Transcript['sentences']
}

/** The recordings of an interview whose voices are told apart together: the answers, then the session's. */
export function recordingsOf(
  answers: readonly Pick<StoredAnswer, 'question_id' | 'transcript'>[],
  records: z.output<typeof StoredFullRecords>,
): TranscribedRecording[] {
  return [
    ...answers.map(({ question_id: questionId, transcript }) => ({
      key: `answer:${questionId}`,
      isOfSession: false,
      questionId,
      transcript,
      sentences: transcript?.sentences ?? [],
    })),
    ...records.map(({ createdDate, transcript }, index) => ({
      key: `record:${createdDate}:${index}`,
      isOfSession: true,
      questionId: null,
      transcript,
      sentences: transcript?.sentences ?? [],
    })),
  ]
}

/** The hash of the transcript that a voice belongs to alone; null for a name, which holds in the whole interview. */
export function transcriptHashOf(recordings: readonly TranscribedRecording[], voice: string): string | null {
  const own = recordings.find(({ key }) => voice.startsWith(`${key}:`))
  return own ? createHash('sha256').update(JSON.stringify(own.sentences)).digest('hex') : null
}

const isRole = (role: string): role is VoiceRole => role === 'candidate' || role === 'another'

/** The names that still hold: a name for a label holds only in the transcript that it was given for. */
function saidRoles(recordings: readonly TranscribedRecording[], said: readonly SaidVoice[]) {
  const valid = said.filter(
    ({ voice, transcriptHash }) => transcriptHashOf(recordings, voice) === transcriptHash,
  )
  return new Map(valid.flatMap(({ voice, role }) => (isRole(role) ? [[voice, role] as const] : [])))
}

/** The voices of an interview by their keys, with what people said of them. */
export function voicesOfInterview(
  recordings: readonly TranscribedRecording[],
  person: NamedPerson,
  said: readonly SaidVoice[],
): ReadonlyMap<string, IdentifiedVoice> {
  return identifyVoices(recordings, person, saidRoles(recordings, said))
}
