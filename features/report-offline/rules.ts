import type { InputOf } from '@candor/call/define'
import { scaleOf } from '../manual-scores/rules.ts'
import type { TabFacts } from '../report/rules/tab-facts.ts'
import type { addOfflineResult, OfflineRecord } from './contract.ts'

export const tabNumber = 11
export const permission = null

/** Offline interviews show for the companies that keep them (R2-043). */
export function isShownTo({ hasOfflineInterviewTab }: Pick<TabFacts, 'hasOfflineInterviewTab'>): boolean {
  return hasOfflineInterviewTab
}

type RoundFormat = NonNullable<OfflineRecord['interviewFormat']>

/**
 * How the round at a place among all of a candidate's was held; null where that is unknown.
 *
 * The first is always leaderless (R3-069), the second semi-structured where there are exactly two (R3-070).
 */
export function roundFormat(index: number, count: number): RoundFormat | null {
  if (index === 0) return 'leaderless'
  return index === 1 && count === 2 ? 'semiStructured' : null
}

/** The name of a round: by its type where that has one, else by its number (R3-071, decision C70). */
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
  return records.map((record) => {
    const { interviewScore: value } = record
    return {
      name: roundName(record),
      format: record.interviewFormat,
      heldAt: record.createTime,
      result: record.interviewResult?.trim() || null,
      // A score below 0 is not there yet, and not a low one.
      score: value !== null && value >= 0 ? { value, outOf: scaleOf(value) } : null,
      remark: record.interviewRemark?.trim() || null,
      suggestedPosition: record.suggestPosition?.trim() || null,
      interviewer: record.interviewerName?.trim() || null,
    }
  })
}

/** The fields of a round that a person records. */
export type WrittenRound = Omit<InputOf<typeof addOfflineResult>, 'jobSeekerChannelId'>

/** Whether a record says how the round went: its type and its interviewer alone do not. */
export function saysSomething({
  interviewResult,
  interviewScore,
  interviewRemark,
  suggestPosition,
}: WrittenRound): boolean {
  return Boolean(interviewResult || interviewRemark || suggestPosition) || interviewScore !== undefined
}

type Numbered<Round> = Round & Pick<OfflineRecord, 'interviewRound'>

/**
 * Imported rounds and those that were recorded here, as one list in order of time.
 *
 * Imported ones keep their order, whatever their times. A recorded one gets the number after the round before it, and
 * so does an imported one whose number has been passed by then: no two rounds have the same.
 */
export function mergeRounds<Round extends Pick<OfflineRecord, 'createTime'>>(
  imported: readonly Numbered<Round>[],
  written: readonly Round[],
): Numbered<Round>[] {
  const waiting = [...written].sort((a, b) => a.createTime - b.createTime)
  if (waiting.length === 0) return [...imported]
  const merged: Numbered<Round>[] = []
  const addWritten = (until: number) => {
    while (waiting[0] && waiting[0].createTime < until) {
      const [next] = waiting.splice(0, 1)
      if (next) merged.push({ ...next, interviewRound: (merged.at(-1)?.interviewRound ?? 0) + 1 })
    }
  }
  for (const record of imported) {
    addWritten(record.createTime)
    const passed = merged.at(-1)?.interviewRound ?? 0
    merged.push({ ...record, interviewRound: Math.max(record.interviewRound, passed + 1) })
  }
  addWritten(Number.POSITIVE_INFINITY)
  return merged
}

/**
 * Reads a typed score: up to 100 with at most two decimals, with a point or a comma. Null for invalid text, and
 * undefined for none.
 */
export function readScore(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return null
  const value = Number(typed.replace(',', '.'))
  return value <= 100 ? value : null
}

/** The input of a form, whose fields are all text; without the score where that is invalid. */
export function roundOf(
  form: Readonly<Record<'type' | 'result' | 'score' | 'remark' | 'position' | 'interviewerName', string>>,
): WrittenRound {
  return {
    interviewType: form.type === 'other' ? undefined : Number(form.type),
    interviewResult: form.result.trim(),
    interviewScore: readScore(form.score) ?? undefined,
    interviewRemark: form.remark.trim(),
    suggestPosition: form.position.trim(),
    interviewerName: form.interviewerName.trim(),
  }
}
