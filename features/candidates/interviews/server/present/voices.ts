import type { ReplyOf } from '@candor/call/define'
import { cutText } from '@candor/kernel/cut-text'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import type { LocalName } from '../../../candidates/rules/candidate.ts'
import type { interviewInfo } from '../../contract.ts'
import { type IdentifiedVoice, voiceKey } from '../../rules/identify-voices.ts'
import type { TranscribedRecording } from './recordings.ts'

type Reply = ReplyOf<typeof interviewInfo>
type SentTranscript = Reply['answerResult'][number]['transcript']

/** The name that is sent for each voice of an anonymous candidate's interview: their own masked, the others numbered. */
function maskedSpeakers(
  voices: ReadonlyMap<string, IdentifiedVoice>,
  { name }: LocalName,
): Map<string, string> {
  const named = [...voices.values()].filter(({ speaker }) => speaker !== null)
  let number = 0
  const wordFor = ({ role }: IdentifiedVoice) => {
    if (role === 'candidate') return maskedName(name)
    number += 1
    return `voice ${number}`
  }
  return new Map(named.map((voice) => [voice.key, wordFor(voice)]))
}

/**
 * The transcripts of the recordings of an interview, in their order, with whose words each sentence is.
 *
 * Names of voices may tell who the candidate is: for an anonymous one the other voices have numbers, and their own has
 * the masked name (decision D05). `anonymous` is null for anybody else.
 */
export function presentTranscripts(
  recordings: readonly TranscribedRecording[],
  voices: ReadonlyMap<string, IdentifiedVoice>,
  anonymous: LocalName | null,
): SentTranscript[] {
  const masked = anonymous && maskedSpeakers(voices, anonymous)
  return recordings.map((recording) => {
    const { transcript } = recording
    if (!transcript) return null
    const sentences = transcript.sentences.map(({ speaker, ...sentence }) => {
      const key = voiceKey(recording, speaker)
      const role = voices.get(key)?.role ?? 'unknown'
      const sent = masked ? masked.get(key) : speaker
      return {
        ...sentence,
        ...(sent !== undefined && { speaker: sent }),
        ...(role !== 'candidate' && { by: role }),
      }
    })
    return { ...transcript, sentences }
  })
}

const maxSampleLength = 120

/** The voices of an interview, for readers who may name them; empty where the candidate's is the only one. */
export function presentVoices(
  recordings: readonly TranscribedRecording[],
  voices: ReadonlyMap<string, IdentifiedVoice>,
): NonNullable<Reply['voices']> {
  const heard = new Map<string, { recording: TranscribedRecording; first: number; sentences: number }>()
  for (const recording of recordings) {
    for (const [index, { speaker }] of recording.sentences.entries()) {
      const key = voiceKey(recording, speaker)
      const before = heard.get(key)
      if (before) before.sentences += 1
      else heard.set(key, { recording, first: index, sentences: 1 })
    }
  }
  const isOnlyCandidate = [...voices.values()].every(({ role, isSaid }) => role === 'candidate' && !isSaid)
  if (isOnlyCandidate) return []
  return [...heard].flatMap(([key, { recording, first, sentences }]) => {
    const voice = voices.get(key)
    const sentence = recording.sentences[first]
    if (!voice || !sentence) return []
    return [
      {
        id: key,
        speaker: voice.speaker,
        role: voice.role,
        isSaid: voice.isSaid,
        question_id: recording.questionId,
        startMs: sentence.startMs,
        text: cutText(sentence.text, maxSampleLength),
        sentences,
      },
    ]
  })
}
