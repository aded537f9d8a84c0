type RoundFormat = 'leaderless' | 'semiStructured'

/** The first round is leaderless (R3-069), the second of exactly two semi-structured (R3-070); others are unknown. */
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

export interface WrittenRound {
  /** 1 first, 2 second interview; left out for any other. */
  readonly type?: number | undefined
  readonly result?: string | undefined
  readonly score?: number | undefined
  readonly remark?: string | undefined
  readonly suggestedPosition?: string | undefined
  readonly interviewer?: string | undefined
}

export function saysSomething({ result, score, remark, suggestedPosition }: WrittenRound): boolean {
  return Boolean(result || remark || suggestedPosition) || score !== undefined
}

interface Held {
  /** Epoch milliseconds. */
  readonly heldAt: number
}

type Numbered<Round> = Round & { readonly number: number }

/**
 * Merges imported and recorded rounds. Imported ones keep their order; a passed number goes up, so that no two rounds
 * share one.
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

/** Reads a typed score up to 100 with two decimals. Null for invalid text, undefined for none. */
export function readScore(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return null
  const value = Number(typed.replace(',', '.'))
  return value <= 100 ? value : null
}

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
