import type { AuditHead } from '@candor/kernel/services/audit-heads'

/** One line of the heads file: the end of a company's chain. */
export interface HeadLine {
  readonly companyId: string
  readonly sequence: number
  readonly hash: string
  /**
   * `begun`: written before the entry was stored, and proves nothing; `stored`: written after it was; `erased`: the
   * company was erased with its log.
   */
  readonly state: 'begun' | 'stored' | 'erased'
}

/** An entry by its number and its hash, as a check prints it: `12:9f2c…`. */
export interface EntryMark {
  readonly sequence: number
  readonly hash: string
}

const lineForm =
  /^\S+ ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{1,15}):([0-9a-f]{64}) (begun|stored|erased)$/

const markForm = /^(\d{1,15}):([0-9a-f]{64})$/

export function headLine({ at, companyId, sequence, hash }: AuditHead, state: HeadLine['state']): string {
  return `${at.toISOString()} ${companyId} ${sequence}:${hash} ${state}\n`
}

/** Reads a line back; null for a damaged line, or one that was cut off by a power failure. */
export function readHeadLine(text: string): HeadLine | null {
  const [, companyId, sequence, hash, state] = lineForm.exec(text) ?? []
  if (!companyId || !sequence || !hash) return null
  const known = (['stored', 'erased'] as const).find((name) => name === state) ?? 'begun'
  return { companyId, sequence: Number(sequence), hash, state: known }
}

/** Reads `number:hash` of an earlier check; null for anything else. */
export function readMark(text: string): EntryMark | null {
  const [, sequence, hash] = markForm.exec(text.trim().toLowerCase()) ?? []
  return sequence && hash ? { sequence: Number(sequence), hash } : null
}

/** How a stored entry was lost: `gone`, or `rewritten` where another one has its number. */
export type Loss = { readonly sequence: number; readonly why: 'gone' | 'rewritten' }

/** Compares an entry with the hash stored under its number now; null if it is the same. */
export function lossOf({ sequence, hash }: EntryMark, now: string | null): Loss | null {
  if (now === hash) return null
  return { sequence, why: now === null ? 'gone' : 'rewritten' }
}
