import type { Person } from '../../candidates/rules/candidate.ts'
import type { VoiceRole } from './identify-voices.ts'
import { comparedName } from './speaker-names.ts'

/** The speaker, as far as the reader may know. */
export type Voice =
  | { readonly kind: 'candidate' }
  | { readonly kind: 'named'; readonly name: string }
  /** Counted from 1, in the order in which the recording's other voices are first heard. */
  | { readonly kind: 'numbered'; readonly number: number }
  /** The transcript names nobody, and several people may speak. */
  | { readonly kind: 'unnamed' }

/** All voices of an anonymous candidate's interview have numbers: their names could tell who the candidate is. */
export type Speaker = Pick<Person, 'isAnonymous'>

export interface SpokenBy {
  readonly speaker?: string | undefined
  /** Missing for the candidate's own words. */
  readonly by?: Exclude<VoiceRole, 'candidate'> | undefined
}

function voiceNamer(answers: readonly (readonly SpokenBy[])[], { isAnonymous }: Speaker) {
  const heard = answers.flat().filter(({ by }) => by !== undefined)
  const others = [...new Set(heard.map(({ speaker }) => comparedName(speaker)))].filter(Boolean)
  return ({ speaker, by }: SpokenBy): Voice => {
    if (by === undefined) return { kind: 'candidate' }
    const name = comparedName(speaker)
    if (name === null) return { kind: 'unnamed' }
    if (isAnonymous) return { kind: 'numbered', number: others.indexOf(name) + 1 }
    return { kind: 'named', name: speaker?.trim() ?? '' }
  }
}

const isSame = (a: Voice, b: Voice) =>
  a.kind === b.kind &&
  (a.kind !== 'named' || b.kind !== 'named' || comparedName(a.name) === comparedName(b.name)) &&
  (a.kind !== 'numbered' || b.kind !== 'numbered' || a.number === b.number)

/**
 * The voice that begins at each sentence of each answer; null where the previous voice goes on.
 *
 * An answer is the candidate's until another voice is heard in it, so that most transcripts name nobody.
 */
export function voicesOf(answers: readonly (readonly SpokenBy[])[], person: Speaker): (Voice | null)[][] {
  const nameVoice = voiceNamer(answers, person)
  return answers.map((sentences) => {
    let before: Voice = { kind: 'candidate' }
    return sentences.map((sentence) => {
      const voice = nameVoice(sentence)
      const isNew = !isSame(before, voice)
      before = voice
      return isNew ? voice : null
    })
  })
}

export interface SentenceSpeaker {
  readonly voice: Voice
  readonly role: VoiceRole
}

export function speakerFinder(
  answers: readonly (readonly SpokenBy[])[],
  person: Speaker,
): (sentence: SpokenBy) => SentenceSpeaker {
  const nameVoice = voiceNamer(answers, person)
  return (sentence) => ({ voice: nameVoice(sentence), role: sentence.by ?? 'candidate' })
}
