import { canonicalText } from './canonical.ts'
import { type AuditEntry, firstHash } from './entry.ts'
import {
  entryText,
  type KeptName,
  type KeptValues,
  nameText,
  readErased,
  remainderText,
  sealedForm,
  valuesText,
} from './entry-text.ts'
import { joinDetails, splitDetails } from './split-details.ts'

export interface StoredEntry extends AuditEntry {
  readonly form: number
  readonly hash: string
}

/** An entry with the values that are stored beside it; a missing one is null. */
export interface WholeEntry {
  readonly entry: StoredEntry
  readonly name: KeptName | null
  readonly values: KeptValues | null
}

export interface ChainHead {
  readonly sequence: number
  readonly hash: string
}

/** The first fault of a chain. */
export interface Break {
  readonly sequence: number
  /**
   * `missing`: no entry has this number; `unlinked`: it follows another entry; `altered`: its content changed;
   * `emptied`: its values are gone, and no later entry says that they were erased; `head`: the recorded head names
   * another entry.
   */
  readonly why: 'missing' | 'unlinked' | 'altered' | 'emptied' | 'head'
}

type HashOf = (text: string) => string

/** Whether the values beside an entry are those that were written, as far as they are there. */
function areGenuine({ entry, name, values }: WholeEntry, hashOf: HashOf): boolean {
  if (name && (entry.nameHash === null || hashOf(nameText(name)) !== entry.nameHash)) return false
  if (!values) return true
  if (entry.form < sealedForm) return entry.valuesHash !== null
  return hashOf(valuesText(values)) === entry.valuesHash
}

/** The text of an entry of an old form, with its name and its private fields in their places; null if they are not its. */
function rebuiltText({ entry, name, values }: WholeEntry): string | null {
  const { form, hash: _hash, ...written } = entry
  if (!values) return entryText({ ...written, accountName: name?.name ?? entry.accountName }, form)
  const details = joinDetails(entry.details, values.details)
  const { open, kept } = splitDetails(entry.action, details)
  const isSplitSo =
    canonicalText(open) === canonicalText(entry.details) &&
    canonicalText(kept) === canonicalText(values.details)
  if (!isSplitSo) return null
  return entryText({ ...written, details, accountName: name?.name ?? entry.accountName }, form)
}

/** Checks a chain piece by piece, as its entries are read in order; `hashOf` is sha256 in hex. */
export function chainChecker(hashOf: HashOf) {
  let last: ChainHead = { sequence: 0, hash: firstHash }
  let erased = 0
  /** Entries without their values, by number, and names that are gone, until an erasure names them. */
  const emptied = new Map<number, string>()
  const nameless = new Map<string, number>()

  function takeErasures(details: unknown): void {
    const { entries, names } = readErased(details)
    for (const { sequence, hash } of entries) if (emptied.get(sequence) === hash) emptied.delete(sequence)
    for (const name of names) nameless.delete(name)
  }

  /** Whether the entry is as it was written, as far as the entry alone can tell. */
  function isSound(whole: WholeEntry): boolean {
    const { entry, name, values } = whole
    if (!areGenuine(whole, hashOf)) return false
    const lacksName = entry.nameHash !== null && !name
    const lacksValues = entry.valuesHash !== null && !values
    if (lacksName || lacksValues) erased += 1
    const isSealed = entry.form >= sealedForm
    if (lacksValues || (lacksName && !isSealed)) emptied.set(entry.sequence, hashOf(remainderText(entry)))
    if (lacksName && isSealed && entry.nameHash !== null && !nameless.has(entry.nameHash))
      nameless.set(entry.nameHash, entry.sequence)
    if (!isSealed) return lacksName || lacksValues || hashOf(rebuiltText(whole) ?? '') === entry.hash
    const { form, hash, ...written } = entry
    return hashOf(entryText(written, form)) === hash
  }

  return {
    /** Takes the next entry. Returns where it breaks the chain; null where it does not. */
    next(whole: WholeEntry): Break | null {
      const { entry } = whole
      const expected = last.sequence + 1
      if (entry.sequence < expected) return { sequence: entry.sequence, why: 'unlinked' }
      if (entry.sequence > expected) return { sequence: expected, why: 'missing' }
      if (entry.previousHash !== last.hash) return { sequence: expected, why: 'unlinked' }
      if (!isSound(whole)) return { sequence: expected, why: 'altered' }
      if (entry.form >= sealedForm) takeErasures(entry.details)
      last = { sequence: expected, hash: entry.hash }
      return null
    },
    /** After the last entry: whether every erasure is named, and the chain ends at its recorded head. */
    end(head: ChainHead | null): Break | null {
      const unnamed = [...emptied.keys(), ...nameless.values()]
      if (unnamed.length > 0) return { sequence: unnamed.reduce((a, b) => Math.min(a, b)), why: 'emptied' }
      const { sequence, hash } = head ?? { sequence: 0, hash: firstHash }
      if (sequence > last.sequence) return { sequence: last.sequence + 1, why: 'missing' }
      return sequence === last.sequence && hash === last.hash
        ? null
        : { sequence: last.sequence, why: 'head' }
    },
    /** How many entries lack their values or the name of their account. */
    erased: () => erased,
  }
}
