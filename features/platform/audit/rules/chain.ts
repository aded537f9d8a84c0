import { type AuditEntry, firstHash } from './entry.ts'
import { entryText } from './entry-text.ts'

export interface StoredEntry extends AuditEntry {
  readonly form: number
  readonly hash: string
}

export interface ChainHead {
  readonly sequence: number
  readonly hash: string
}

/** The first fault of a chain. */
export interface Break {
  readonly sequence: number
  /**
   * `missing`: no entry has this number; `unlinked`: it follows another entry; `altered`: its content changed; `head`:
   * the recorded head names another entry.
   */
  readonly why: 'missing' | 'unlinked' | 'altered' | 'head'
}

type HashOf = (text: string) => string

/** Checks a chain piece by piece, as its entries are read in order; `hashOf` is sha256 in hex. */
export function chainChecker(hashOf: HashOf) {
  let last: ChainHead = { sequence: 0, hash: firstHash }
  return {
    /** Takes the next entry. Returns where it breaks the chain; null where it does not. */
    next({ hash, form, ...entry }: StoredEntry): Break | null {
      const expected = last.sequence + 1
      if (entry.sequence < expected) return { sequence: entry.sequence, why: 'unlinked' }
      if (entry.sequence > expected) return { sequence: expected, why: 'missing' }
      if (entry.previousHash !== last.hash) return { sequence: expected, why: 'unlinked' }
      if (hashOf(entryText(entry, form)) !== hash) return { sequence: expected, why: 'altered' }
      last = { sequence: expected, hash }
      return null
    },
    /** After the last entry: whether the chain ends at its recorded head, so that nothing was cut off. */
    end(head: ChainHead | null): Break | null {
      const { sequence, hash } = head ?? { sequence: 0, hash: firstHash }
      if (sequence > last.sequence) return { sequence: last.sequence + 1, why: 'missing' }
      return sequence === last.sequence && hash === last.hash
        ? null
        : { sequence: last.sequence, why: 'head' }
    },
  }
}
