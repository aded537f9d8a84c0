import { readId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import type { ErasedId } from '../../../../../features/platform/erasing/server/queries/erased-ids.ts'

/** The list of erased ids as a file: a row of JSON an id, and a last row with their count and the secret of the hashes. */
export interface ErasedList {
  readonly ids: readonly ErasedId[]
  readonly secret: string | null
}

export function writeErasedList({ ids, secret }: ErasedList): string {
  const rows = ids.map(({ id, companyId, kind, externalIdHash, erasedAt }) =>
    JSON.stringify({ id, companyId, kind, externalIdHash, erasedAt: erasedAt.toISOString() }),
  )
  return [...rows, JSON.stringify({ count: ids.length, secret })].join('\n')
}

/** A list that cannot be read; the message says where. */
export class BadErasedList extends Error {
  override readonly name = 'BadErasedList'
}

function readRow(text: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const row: unknown = JSON.parse(text)
    if (isRecord(row)) return row
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new BadErasedList(`line ${number} is none of a list of erased ids`)
}

function readErasedId(row: Readonly<Record<string, unknown>>, number: number): ErasedId {
  const { id, companyId, kind, externalIdHash, erasedAt } = row
  const erasedId = typeof id === 'string' ? readId<'erased'>(id) : null
  const company = typeof companyId === 'string' ? readId<'erased'>(companyId) : null
  const at = new Date(typeof erasedAt === 'string' ? erasedAt : Number.NaN)
  const isHash = externalIdHash === null || typeof externalIdHash === 'string'
  const isKind = kind === 'candidate' || kind === 'interview'
  if (!erasedId || !company || !isKind || !isHash || Number.isNaN(at.getTime()))
    throw new BadErasedList(`line ${number} is none of a list of erased ids`)
  return { id: erasedId, companyId: company, kind, externalIdHash, erasedAt: at }
}

/**
 * Reads a list from a file. Throws `BadErasedList` where it is not whole. Lines that are no JSON object are those that
 * npm prints, and are passed over.
 */
export function readErasedList(text: string): ErasedList {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }))
  const rows = lines
    .filter(({ line }) => line.startsWith('{'))
    .map(({ line, number }) => ({ row: readRow(line, number), number }))
  const last = rows.at(-1)?.row
  const ids = rows.slice(0, -1).map(({ row, number }) => readErasedId(row, number))
  if (last?.count !== ids.length) throw new BadErasedList('its end is missing: make the list again')
  return { ids, secret: typeof last.secret === 'string' ? last.secret : null }
}
