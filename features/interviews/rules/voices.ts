import type { Person } from '../../candidates/rules/candidate.ts'

/** The speaker, as far as the reader may know. */
export type Voice =
  | { readonly kind: 'candidate' }
  | { readonly kind: 'named'; readonly name: string }
  /** Counted from 1, in the order in which the recording's other voices are first heard. */
  | { readonly kind: 'numbered'; readonly number: number }

/**
 * The names by which a recogniser may call the candidate.
 *
 * For an anonymous candidate that is the masked name, which the server sends for their voice. All other voices have
 * numbers: their names could tell who the candidate is.
 */
export type Speaker = Pick<Person, 'name' | 'nameLatin' | 'isAnonymous'>

interface SpeakerOf {
  /** Name of the speaker, where the transcript tells voices apart. */
  readonly speaker?: string
}

/** A speaker's name for comparison, without width, case and outer spaces; null where there is none. */
export function comparedName(name: string | null | undefined): string | null {
  return name?.normalize('NFKC').trim().toLowerCase() || null
}

const ownNames = ({ name, nameLatin }: Speaker) => [comparedName(name), comparedName(nameLatin)]

function voiceNamer(answers: readonly (readonly SpeakerOf[])[], person: Speaker) {
  const names = [...new Set(answers.flat().map(({ speaker }) => comparedName(speaker)))]
  const own = ownNames(person)
  const others = names.filter((name) => name !== null && !own.includes(name))
  return ({ speaker }: SpeakerOf): Voice => {
    const name = comparedName(speaker)
    // A single voice is the candidate's, whatever the recogniser calls it.
    if (names.length < 2 || name === null || own.includes(name)) return { kind: 'candidate' }
    if (person.isAnonymous) return { kind: 'numbered', number: others.indexOf(name) + 1 }
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
export function voicesOf(answers: readonly (readonly SpeakerOf[])[], person: Speaker): (Voice | null)[][] {
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

/** The speaker of a sentence, and whether that is known not to be the candidate. */
export interface SentenceSpeaker {
  readonly voice: Voice
  readonly isAnother: boolean
}

const label = /^(?:speaker|spk|说话人|說話者)?[\s_-]*\d+$/

/** Whether a speaker's name is only a recogniser's label for an unknown voice. */
export function isLabel(name: string | null | undefined): boolean {
  return label.test(comparedName(name) ?? '')
}

/**
 * Makes a function that gives the speaker of a sentence of these answers.
 *
 * A voice is somebody else's once the candidate's own is known: by their name, or as sentences without a speaker. While
 * it is not known by name, a voice with a recogniser's label may still be theirs.
 */
export function speakerFinder(
  answers: readonly (readonly SpeakerOf[])[],
  person: Speaker,
): (sentence: SpeakerOf) => SentenceSpeaker {
  const nameVoice = voiceNamer(answers, person)
  const own = ownNames(person)
  const spoken = answers.flat()
  const isHeard = spoken.some((sentence) => nameVoice(sentence).kind === 'candidate')
  const isNamed = spoken.some(({ speaker }) => speaker !== undefined && own.includes(comparedName(speaker)))
  return (sentence) => {
    const voice = nameVoice(sentence)
    const mayBeOwn = !isHeard || (!isNamed && isLabel(sentence.speaker))
    return { voice, isAnother: voice.kind !== 'candidate' && !mayBeOwn }
  }
}
