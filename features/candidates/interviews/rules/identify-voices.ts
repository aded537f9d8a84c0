import {
  candidateNameOf,
  comparedName,
  isInterviewerWord,
  isLabel,
  type NamedPerson,
} from './speaker-names.ts'

/** Whose voice it is, as far as that is known. An unknown one may be the candidate's or an interviewer's. */
export type VoiceRole = 'candidate' | 'another' | 'unknown'

/** Where a sentence was recorded: in the recording of one answer, or in one of the whole session. */
export interface SpokenRecording {
  /** Unique in the interview: `answer:<question id>`, `record:<start>`. */
  readonly key: string
  readonly isOfSession: boolean
  readonly sentences: readonly { readonly speaker?: string | undefined }[]
}

export interface IdentifiedVoice {
  /** A name is the same voice in all recordings; a label, or no name, is a voice of its own in each. */
  readonly key: string
  /** As it is first written; null for sentences without a speaker. */
  readonly speaker: string | null
  readonly role: VoiceRole
  readonly isSaid: boolean
}

const nameKey = (compared: string) => `name:${compared}`

/** The key of a speaker's voice in a recording. */
export function voiceKey(recording: Pick<SpokenRecording, 'key'>, speaker: string | undefined): string {
  const compared = comparedName(speaker)
  if (compared !== null && !isLabel(compared)) return nameKey(compared)
  return `${recording.key}:${compared ?? ''}`
}

interface Heard extends Omit<IdentifiedVoice, 'role' | 'isSaid'> {
  readonly recordings: Set<string>
  /** The only voice of an answer's own recording, without a name. */
  isAlone: boolean
}

function voicesIn(recordings: readonly SpokenRecording[]): Map<string, Heard> {
  const heard = new Map<string, Heard>()
  for (const recording of recordings) {
    const keys = new Set<string>()
    for (const { speaker } of recording.sentences) {
      const key = voiceKey(recording, speaker)
      const voice = heard.get(key)
      keys.add(key)
      if (voice) voice.recordings.add(recording.key)
      else {
        const own = new Set([recording.key])
        heard.set(key, { key, speaker: speaker?.trim() || null, recordings: own, isAlone: false })
      }
    }
    const [only = ''] = keys
    const alone = keys.size === 1 && !recording.isOfSession ? heard.get(only) : undefined
    if (alone && isLabel(alone.speaker)) alone.isAlone = true
  }
  return heard
}

const areTogether = (a: Heard, b: Heard) => [...a.recordings].some((key) => b.recordings.has(key))

/** The voices that are the candidate's by themselves. Two voices with the same name in one recording are two people. */
function findOwn(voices: readonly Heard[], person: NamedPerson): Set<Heard> {
  const names = new Map(
    voices.map((voice) => [voice, candidateNameOf(comparedName(voice.speaker) ?? '', person)]),
  )
  const isShared = (voice: Heard) =>
    voices.some(
      (other) => other !== voice && names.get(other) === names.get(voice) && areTogether(other, voice),
    )
  const own = voices.filter((voice) => voice.isAlone || (names.get(voice) !== null && !isShared(voice)))
  return new Set(own)
}

/**
 * Tells the voices of an interview apart, by their keys.
 *
 * A voice is the candidate's only by what a person said, by the candidate's own name, or as the only voice of an answer
 * in whose recording nobody is named. Once the candidate's voice has a name, other names are other people, and so are
 * labels beside the candidate's own voice.
 */
export function identifyVoices(
  recordings: readonly SpokenRecording[],
  person: NamedPerson,
  said: ReadonlyMap<string, VoiceRole> = new Map(),
): Map<string, IdentifiedVoice> {
  const voices = [...voicesIn(recordings).values()]
  const own = findOwn(
    voices.filter(({ key }) => !said.has(key)),
    person,
  )
  const known = voices.filter((voice) => own.has(voice) || said.get(voice.key) === 'candidate')
  const isKnownByName = known.some(({ isAlone }) => !isAlone)
  const roleOf = (voice: Heard): VoiceRole => {
    const role = said.get(voice.key)
    if (role) return role
    if (own.has(voice)) return 'candidate'
    const { speaker } = voice
    if (speaker === null) return 'unknown'
    if (isInterviewerWord(comparedName(speaker) ?? '')) return 'another'
    const isTold = isLabel(speaker) ? known.some((other) => areTogether(other, voice)) : isKnownByName
    // A voice with the candidate's name that is not known to be theirs may be theirs.
    const mayBeOwn = candidateNameOf(comparedName(speaker) ?? '', person) !== null
    return isTold && !mayBeOwn ? 'another' : 'unknown'
  }
  return new Map(
    voices.map((voice) => {
      const { key, speaker } = voice
      return [key, { key, speaker, role: roleOf(voice), isSaid: said.has(key) }]
    }),
  )
}
