import * as z from 'zod/mini'

/** The last passage of a page by the newest. */
export interface Spot {
  /** Epoch milliseconds. */
  readonly at: number
  readonly candidateId: string
  readonly sortIndex: number
  readonly id: string
}

/** Where the next page begins: after a passage, or after so many of the best. */
export type Cursor = { readonly spot: Spot } | { readonly offset: number }

const Written = z.union([
  z.tuple([
    z.number().check(z.minimum(-8e15), z.maximum(8e15)),
    z.guid(),
    z.int().check(z.minimum(0), z.maximum(1e9)),
    z.guid(),
  ]),
  z.tuple([z.int().check(z.minimum(0), z.maximum(10_000))]),
])

export function writeCursor(cursor: Cursor): string {
  return JSON.stringify(
    'spot' in cursor
      ? [cursor.spot.at, cursor.spot.candidateId, cursor.spot.sortIndex, cursor.spot.id]
      : [cursor.offset],
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads a cursor. An invalid one begins at the start. */
export function readCursor(text: string | undefined): Cursor | null {
  const read = text ? Written.safeParse(parsed(text)) : null
  if (!read?.success) return null
  const [at, candidateId, sortIndex, id] = read.data
  if (candidateId === undefined || sortIndex === undefined || id === undefined) return { offset: at }
  return { spot: { at, candidateId, sortIndex, id } }
}
