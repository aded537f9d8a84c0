import { scaleOf } from '../manual-scores/rules.ts'
import type { TabFacts } from '../report/rules/tab-facts.ts'
import type { OfflineRecord } from './contract.ts'

export const tabNumber = 11
export const permission = null

/** Offline interviews show for the companies that keep them (R2-043). */
export function isShownTo({ hasOfflineInterviewTab }: Pick<TabFacts, 'hasOfflineInterviewTab'>): boolean {
  return hasOfflineInterviewTab
}

/** How a round was held. */
export type RoundFormat = 'leaderless' | 'semiStructured'

/**
 * How the round at a place of the list was held; null where nothing says so.
 *
 * The first is always leaderless (R3-069), the second semi-structured where there are exactly two (R3-070).
 */
export function roundFormat(index: number, count: number): RoundFormat | null {
  if (index === 0) return 'leaderless'
  return index === 1 && count === 2 ? 'semiStructured' : null
}

/** What a round is called: by its type where that names one, else by its number (R3-071, decision C70). */
export type RoundName =
  | { readonly kind: 'first' | 'second' }
  | { readonly kind: 'numbered'; readonly number: number }

function roundName({ interviewType, interviewRound }: OfflineRecord): RoundName {
  if (interviewType === 1) return { kind: 'first' }
  return interviewType === 2 ? { kind: 'second' } : { kind: 'numbered', number: interviewRound }
}

export interface OfflineRound {
  readonly name: RoundName
  readonly format: RoundFormat | null
  /** Epoch milliseconds. */
  readonly heldAt: number
  readonly result: string | null
  readonly score: { readonly value: number; readonly outOf: 5 | 100 } | null
  /** Plain text with line breaks. */
  readonly remark: string | null
  readonly suggestedPosition: string | null
  readonly interviewer: string | null
}

/** The rounds in the order of the records. */
export function readRounds(records: readonly OfflineRecord[]): OfflineRound[] {
  return records.map((record, index) => {
    const { interviewScore: value } = record
    return {
      name: roundName(record),
      format: roundFormat(index, records.length),
      heldAt: record.createTime,
      result: record.interviewResult?.trim() || null,
      // Below zero there is no score yet, which is not a low one.
      score: value !== null && value >= 0 ? { value, outOf: scaleOf(value) } : null,
      remark: record.interviewRemark?.trim() || null,
      suggestedPosition: record.suggestPosition?.trim() || null,
      interviewer: record.interviewerName?.trim() || null,
    }
  })
}
