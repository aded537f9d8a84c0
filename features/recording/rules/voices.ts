import type { Person } from '../../candidates/rules/candidate.ts'
import type { Sentence } from './speech.ts'

/** Who is heard, as far as the reader may know it. */
export type Voice =
  | { readonly kind: 'candidate' }
  | { readonly kind: 'named'; readonly name: string }
  /** Counted from 1, in the order in which the recording's voices are first heard. */
  | { readonly kind: 'numbered'; readonly number: number }

/** By which names the candidate may be called. An anonymous one's voices have numbers: their names may tell who it is. */
export type Speaker = Pick<Person, 'name' | 'nameLatin' | 'isAnonymous'>

type SpeakerOf = Pick<Sentence, 'speaker'>

const compared = (name: string | null | undefined) => name?.normalize('NFKC').trim().toLowerCase() || null

function voiceNamer(answers: readonly (readonly SpeakerOf[])[], person: Speaker) {
  const heard = [...new Set(answers.flat().map(({ speaker }) => compared(speaker)))]
  const given = heard.filter((name) => name !== null)
  const own = person.isAnonymous ? [] : [compared(person.name), compared(person.nameLatin)]
  return ({ speaker }: SpeakerOf): Voice => {
    const name = compared(speaker)
    // One voice alone is the candidate's, whatever the recogniser calls it.
    if (heard.length < 2 || name === null || own.includes(name)) return { kind: 'candidate' }
    if (person.isAnonymous) return { kind: 'numbered', number: given.indexOf(name) + 1 }
    return { kind: 'named', name: speaker?.trim() ?? '' }
  }
}

const isSame = (a: Voice, b: Voice) =>
  a.kind === b.kind &&
  (a.kind !== 'named' || b.kind !== 'named' || compared(a.name) === compared(b.name)) &&
  (a.kind !== 'numbered' || b.kind !== 'numbered' || a.number === b.number)

/**
 * Who begins to speak at each sentence of each answer; null where the voice before goes on.
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
