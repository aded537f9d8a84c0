import type * as z from 'zod/mini'
import type { AnswerResult } from '../../interviews/contract.ts'
import { groupByQuestion } from '../../interviews/rules.ts'
import type { AxisQuestion } from './evidence.ts'
import { type Searchable, searchable } from './quote.ts'

export type Answer = z.output<typeof AnswerResult>
export type SpokenSentence = NonNullable<Answer['transcript']>['sentences'][number]

/** A recorded answer as evidence looks at it. */
export interface SearchedAnswer {
  readonly id: string
  /** The question's number, from 1. */
  readonly question: number
  readonly startMs: number
  readonly durationMs: number | null
  readonly isEnglish: boolean
  readonly sentences: readonly SpokenSentence[]
  readonly search: Searchable
}

const latin = /[a-z]/giu
const ideograph = /\p{Script=Han}/gu

/** Whether an answer is in English: as it says itself, else by the signs that it is written in. */
function isInEnglish({ language }: Answer, sentences: readonly SpokenSentence[]): boolean {
  if (language !== null) return language === 'en'
  const text = sentences.map((sentence) => sentence.text).join(' ')
  return (text.match(latin)?.length ?? 0) > 2 * (text.match(ideograph)?.length ?? 0)
}

function searchedAnswer(answer: Answer, question: number): SearchedAnswer {
  const sentences = answer.transcript?.sentences ?? []
  return {
    id: answer.question_id,
    question,
    startMs: answer.sessionStartMs,
    durationMs: answer.durationMs,
    isEnglish: isInEnglish(answer, sentences),
    sentences,
    search: searchable(sentences),
  }
}

function endOf({ sessionStartMs, durationMs }: Answer): number {
  return sessionStartMs + (durationMs ?? 0)
}

/** The recorded answers of an interview with the stretch of the session that each question takes. */
export function readAnswers(answers: readonly Answer[]): {
  searched: SearchedAnswer[]
  questions: AxisQuestion[]
} {
  const groups = groupByQuestion(answers)
  return {
    searched: groups.flatMap((group, index) => group.map((answer) => searchedAnswer(answer, index + 1))),
    questions: groups.map((group, index) => ({
      number: index + 1,
      title: group[0]?.title ?? null,
      startMs: Math.min(...group.map(({ sessionStartMs }) => sessionStartMs)),
      endMs: Math.max(...group.map(endOf)),
    })),
  }
}
