type RoundFormat = 'leaderless' | 'semiStructured'

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

export interface OfflineRound {
  /** Whether it is stored but cannot be read: nothing is known but its place and its time. */
  readonly isUnreadable: boolean
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

/** A round that a person records; empty texts and what is left out say nothing. */
export interface WrittenRound {
  /** 1 first, 2 second interview; left out for any other. */
  readonly type?: number | undefined
  readonly result?: string | undefined
  readonly score?: number | undefined
  readonly remark?: string | undefined
  readonly suggestedPosition?: string | undefined
  readonly interviewer?: string | undefined
}

/** Whether a record says how the round went: its type and its interviewer alone do not. */
export function saysSomething({ result, score, remark, suggestedPosition }: WrittenRound): boolean {
  return Boolean(result || remark || suggestedPosition) || score !== undefined
}

interface Held {
  /** Epoch milliseconds. */
  readonly heldAt: number
}

type Numbered<Round> = Round & { readonly number: number }

/**
 * Imported rounds and those that were recorded here, as one list in order of time.
 *
 * Imported ones keep their order, whatever their times. A recorded one gets the number after the round before it, and
 * so does an imported one whose number has been passed by then: no two rounds have the same.
 */
export function mergeRounds<Round extends Held>(
  imported: readonly Numbered<Round>[],
  written: readonly Round[],
): Numbered<Round>[] {
  const waiting = [...written].sort((a, b) => a.heldAt - b.heldAt)
  if (waiting.length === 0) return [...imported]
  const merged: Numbered<Round>[] = []
  const addWritten = (until: number) => {
    while (waiting[0] && waiting[0].heldAt < until) {
      const [next] = waiting.splice(0, 1)
      if (next) merged.push({ ...next, number: (merged.at(-1)?.number ?? 0) + 1 })
    }
  }
  for (const record of imported) {
    addWritten(record.heldAt)
    const passed = merged.at(-1)?.number ?? 0
    merged.push({ ...record, number: Math.max(record.number, passed + 1) })
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

/** The round of a form, whose fields are all text; without the score where that is invalid. */
export function roundOf(
  form: Readonly<Record<'type' | 'result' | 'score' | 'remark' | 'position' | 'interviewerName', string>>,
): WrittenRound {
  return {
    type: form.type === 'other' ? undefined : Number(form.type),
    result: form.result.trim(),
    score: readScore(form.score) ?? undefined,
    remark: form.remark.trim(),
    suggestedPosition: form.position.trim(),
    interviewer: form.interviewerName.trim(),
  }
}
