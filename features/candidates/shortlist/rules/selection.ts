import * as z from 'zod/mini'
import { type ListQuery, queryOf, searchOf } from './list-search.ts'
import { readListSearch } from './list-words.ts'

/** The most candidates that a selection names one by one. */
export const maxSelected = 5_000

/** The selected candidates: some by their ids, or all of a filter but some. An id is that of the wire. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly filter: ListQuery; readonly except: readonly string[] }

export const nothingSelected: Selection = { kind: 'some', ids: [] }

const Ids = z.array(z.string().check(z.minLength(1), z.maxLength(128))).check(z.maxLength(maxSelected))
const KeptSelection = z.union([
  z.object({ kind: z.literal('some'), ids: Ids }),
  z.object({ kind: z.literal('all'), filter: z.record(z.string(), z.unknown()), except: Ids }),
])

/** A selection as the tab keeps it: the filter is an address. */
export function keptSelection(selection: Selection): z.input<typeof KeptSelection> {
  if (selection.kind === 'some') return { kind: 'some', ids: [...selection.ids] }
  return { kind: 'all', filter: { ...searchOf(selection.filter) }, except: [...selection.except] }
}

/** Reads a selection that the tab kept. Anything else is an empty selection. */
export function readSelection(kept: unknown): Selection {
  const read = KeptSelection.safeParse(kept)
  if (!read.success) return nothingSelected
  if (read.data.kind === 'some') return read.data
  return { ...read.data, filter: queryOf(readListSearch(read.data.filter)) }
}

export function isSelected(selection: Selection, candidateId: string): boolean {
  return selection.kind === 'some'
    ? selection.ids.includes(candidateId)
    : !selection.except.includes(candidateId)
}

/** How many are selected, of a filter with `total` candidates. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.length : Math.max(0, total - selection.except.length)
}

const without = (ids: readonly string[], left: ReadonlySet<string>) => ids.filter((id) => !left.has(id))
const joined = (ids: readonly string[], more: readonly string[]) =>
  [...new Set([...ids, ...more])].slice(0, maxSelected)

/** The selection after some candidates are selected, or left. */
export function withSelected(
  selection: Selection,
  candidateIds: readonly string[],
  isNowSelected: boolean,
): Selection {
  const changed = new Set(candidateIds)
  if (selection.kind === 'some') {
    const ids = isNowSelected ? joined(selection.ids, candidateIds) : without(selection.ids, changed)
    return { kind: 'some', ids }
  }
  const except = isNowSelected ? without(selection.except, changed) : joined(selection.except, candidateIds)
  return { ...selection, except }
}

/** The selection after a candidate is pressed: a selected one is left. */
export function toggled(selection: Selection, candidateId: string): Selection {
  return withSelected(selection, [candidateId], !isSelected(selection, candidateId))
}

/** The selection after a stretch of the order is selected, from one candidate to another; both are in it. */
export function selectedTo(
  selection: Selection,
  order: readonly string[],
  from: string | null,
  to: string,
): Selection {
  const end = order.indexOf(to)
  const start = from === null ? end : order.indexOf(from)
  if (end < 0) return selection
  if (start < 0) return withSelected(selection, [to], true)
  return withSelected(selection, order.slice(Math.min(start, end), Math.max(start, end) + 1), true)
}
