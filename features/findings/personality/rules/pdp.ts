import type * as z from 'zod/mini'
import type { PersonalityTest } from '../contract.ts'
import { wholePoints } from './groups.ts'

/** The four letters, in order (R2-139). */
export const letters = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof letters)[number]

/** The points of a letter; null while unfinished. */
export interface LetterScore {
  readonly letter: Letter
  readonly points: number | null
}

interface PdpQuestion {
  readonly text: string
  /** Options in the test's order. Points are null without an answer. */
  readonly options: readonly {
    readonly code: string
    readonly text: string
    readonly points: number | null
  }[]
}

export interface Pdp {
  readonly scores: readonly LetterScore[]
  readonly remark: string | null
  readonly questions: readonly PdpQuestion[]
}

export function readPdp(reply: z.output<typeof PersonalityTest>): Pdp {
  return {
    scores: letters.map((letter) => ({ letter, points: reply[letter] < 0 ? null : reply[letter] })),
    remark: reply.remark?.trim() || null,
    questions: reply.questions.map(({ question, options }) => ({
      text: question,
      options: options.map(({ optionCode, optionContent, score }) => ({
        code: optionCode,
        text: optionContent,
        points: score,
      })),
    })),
  }
}

export function leadingLetters(scores: readonly LetterScore[]): Letter[] {
  const points = scores.flatMap(({ points }) => points ?? [])
  if (points.length < scores.length) return []
  const most = Math.max(...points)
  return scores.filter((score) => score.points === most).map(({ letter }) => letter)
}

/** The end of the letters' scale: all points of a test, or of this one if it has more. */
export function pointsInAll(scores: readonly LetterScore[]): number {
  return Math.max(
    wholePoints,
    scores.reduce((sum, { points }) => sum + (points ?? 0), 0),
  )
}
