import * as z from 'zod/mini'
import type { SortKey } from '../../contract/order.ts'

/** The last row of a page: its piece of the order, the text of its key, null without a value, and its id. */
interface Spot {
  readonly piece: number
  readonly key: string | null
  readonly candidateId: string
}

interface Order {
  readonly sort: SortKey
  readonly isBack: boolean
}

const Written = z.tuple([
  z.string(),
  z.boolean(),
  z.int().check(z.gte(0), z.lte(3)),
  z.nullable(z.string().check(z.maxLength(200))),
  z.guid(),
])

/** The keys of moments and numbers, so that no other text reaches the database as one. */
const keyForms: Partial<Readonly<Record<SortKey, RegExp>>> = { name: /^[^\0]*$/ }
const momentForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/
const numberForm = /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,2})?$/
const moments: readonly SortKey[] = ['applied', 'active', 'since', 'over', 'waiting']

const formOf = (sort: SortKey) => keyForms[sort] ?? (moments.includes(sort) ? momentForm : numberForm)

/** The cursor of the page after a row. */
export function writeListCursor({ sort, isBack }: Order, { piece, key, candidateId }: Spot): string {
  return Buffer.from(JSON.stringify([sort, isBack, piece, key, candidateId])).toString('base64url')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads a cursor. An invalid one, and one of another order, begins at the start. */
export function readListCursor(text: string | undefined, { sort, isBack }: Order): Spot | null {
  const read = text ? Written.safeParse(parsed(text)) : null
  if (!read?.success) return null
  const [readSort, readBack, piece, key, candidateId] = read.data
  if (readSort !== sort || readBack !== isBack) return null
  return key === null || formOf(sort).test(key) ? { piece, key, candidateId } : null
}
