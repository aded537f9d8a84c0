import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import {
  type SentenceSpeaker,
  type Speaker,
  speakerFinder,
} from '../../../candidates/interviews/rules/voices.ts'
import { groupByQuestion } from '../../../candidates/interviews/rules.ts'
import { clausesOf } from './clauses.ts'
import type { QuestionSpan } from './evidence.ts'
import { type Searchable, searchable } from './quote.ts'

export type SpokenSentence = NonNullable<Answer['transcript']>['sentences'][number]

export interface SearchedAnswer {
  readonly id: string
  readonly question: number
  readonly startMs: number
  /** Where it ends, in milliseconds from its own start; Infinity where that is not known. */
  readonly endMs: number
  readonly isEnglish: boolean
  readonly sentences: readonly SpokenSentence[]
  readonly speakers: readonly SentenceSpeaker[]
  readonly search: Searchable
}

const latin = /[a-z]/giu
const ideograph = /\p{Script=Han}/gu

function isInEnglish({ language }: Answer, sentences: readonly SpokenSentence[]): boolean {
  if (language !== null) return language === 'en'
  const text = sentences.map((sentence) => sentence.text).join(' ')
  return (text.match(latin)?.length ?? 0) > 2 * (text.match(ideograph)?.length ?? 0)
}

/**
 * The words of an answer, to look quotes up in: its transcript, else the text that was typed in place of a recording.
 *
 * Nothing tells when a typed text was written, so each of its clauses (R5-012) takes the whole answer's time.
 */
export function sentencesOf({ transcript, text, durationMs }: Answer): readonly SpokenSentence[] {
  const spoken = transcript?.sentences ?? []
  if (spoken.length > 0 || text === null) return spoken
  return clausesOf(text).map(({ from, to }) => ({
    startMs: 0,
    endMs: durationMs ?? 0,
    text: text.slice(from, to),
  }))
}

function searchedAnswer(
  answer: Answer,
  question: number,
  speakerOf: (sentence: SpokenSentence) => SentenceSpeaker,
): SearchedAnswer {
  const sentences = sentencesOf(answer)
  return {
    id: answer.id,
    question,
    startMs: answer.sessionStartMs,
    endMs: endOf(answer),
    isEnglish: isInEnglish(answer, sentences),
    sentences,
    speakers: sentences.map(speakerOf),
    search: searchable(sentences),
  }
}

function endOf({ durationMs, transcript }: Answer): number {
  const ends = transcript?.sentences.map(({ endMs }) => endMs) ?? []
  return durationMs ?? (ends.length > 0 ? Math.max(...ends) : Infinity)
}

function spanOf(number: number, title: string | null, answers: readonly SearchedAnswer[]): QuestionSpan {
  const ends = answers.map(({ startMs, endMs }) => startMs + (endMs === Infinity ? 0 : endMs))
  return {
    number,
    title,
    startMs: Math.min(...answers.map(({ startMs }) => startMs)),
    endMs: Math.max(...ends),
  }
}

export function readAnswers(
  answers: readonly Answer[],
  person: Speaker,
): {
  searched: SearchedAnswer[]
  questions: QuestionSpan[]
} {
  const recorded = groupByQuestion(answers)
  const speakerOf = speakerFinder(recorded.flat().map(sentencesOf), person)
  const groups = recorded.map((group, index) => ({
    title: group[0]?.title ?? null,
    answers: group.map((answer) => searchedAnswer(answer, index + 1, speakerOf)),
  }))
  return {
    searched: groups.flatMap((group) => group.answers),
    questions: groups.map((group, index) => spanOf(index + 1, group.title, group.answers)),
  }
}
