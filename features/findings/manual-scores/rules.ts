import type * as z from 'zod/mini'
import type { Answer, AnsweredQuestion } from '../../candidates/interviews/rules/interview.ts'
import type { StarScale } from '../../candidates/scores/rules/stars.ts'
import { type ReportAddress, readReportAddress } from '../../report/report/rules/address.ts'
import type { ManualScoreEntry } from './contract/reading.ts'

export interface ManualScore {
  readonly scoredBy: string
  readonly scoredAt: number
  /** 0: an opinion without a score. */
  readonly value: number
  /** The highest possible value: the position's stars, or 100 for a value in points. */
  readonly outOf: StarScale | 100
  readonly opinion: string | null
}

/** The highest number of stars (R5-001). Higher values are points out of 100, the most that an import may have. */
export function scaleOf(value: number): 5 | 100 {
  return value <= 5 ? 5 : 100
}

export interface GivenScore {
  /** 0: only an opinion. */
  readonly score: number
  readonly opinion: string
}

/**
 * Why a score is refused, or null: stars go by halves up to the position's scale (R5-001, R5-002), and there must be
 * stars or an opinion.
 */
export function scoreRefusal(
  { score, opinion }: GivenScore,
  starScale: StarScale,
): 'noSuchScore' | 'nothingGiven' | null {
  if (!(score >= 0 && score <= starScale && Number.isInteger(score * 2))) return 'noSuchScore'
  return score === 0 && opinion.trim() === '' ? 'nothingGiven' : null
}

const charactersOfRow = 36
const maxRows = 8

/** The rows of the opinion's field: as many as the text needs at about 36 characters each, 1 to 8. */
export function opinionRows(opinion: string): number {
  const needed = opinion
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / charactersOfRow)), 0)
  return Math.min(maxRows, needed)
}

export function withEntriesOf<Entry extends { readonly problemAnswerId: string }>(
  known: readonly Entry[],
  questionId: string,
  fetched: readonly Entry[],
): Entry[] {
  return [...fetched, ...known.filter(({ problemAnswerId }) => problemAnswerId !== questionId)]
}

export function readManualScores(
  entries: readonly z.output<typeof ManualScoreEntry>[],
  starScale: StarScale = 5,
): ReadonlyMap<string, readonly ManualScore[]> {
  const byQuestion = new Map<string, ManualScore[]>()
  for (const entry of [...entries].sort((a, b) => b.createDate - a.createDate)) {
    const { problemAnswerId, createByName, createDate, estimateScore, estimateOpinion } = entry
    const scores = byQuestion.get(problemAnswerId) ?? []
    byQuestion.set(problemAnswerId, scores)
    scores.push({
      scoredBy: createByName,
      scoredAt: createDate,
      value: estimateScore,
      outOf: estimateScore <= starScale ? starScale : scaleOf(estimateScore),
      opinion: estimateOpinion?.trim() || null,
    })
  }
  return byQuestion
}

export function writeScore({ score, opinion }: GivenScore) {
  return { estimateScore: score, estimateOpinion: opinion }
}

/** Reads the address of the page that scores one answer: a report's address, where ids may have other names. */
export function readScoringAddress(search: Readonly<Record<string, unknown>>): ReportAddress {
  const { interviewId, questionId, ...address } = search
  return readReportAddress({ ...address, userid: address.userid ?? interviewId, q: address.q ?? questionId })
}

export function findAnswer(
  answers: readonly Answer[],
  questionId: string | undefined,
): AnsweredQuestion | undefined {
  return answers
    .flatMap((answer): AnsweredQuestion[] => [answer, ...answer.parts])
    .find(({ id }) => id === questionId)
}
