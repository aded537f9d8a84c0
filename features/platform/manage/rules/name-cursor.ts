import { readId } from '@candor/kernel/ids'

/** A position in a list by name: the sort key of the name, then the id, as names may be equal. */
export interface NameCursor {
  readonly name: string
  readonly id: string
}

export function writeNameCursor({ name, id }: NameCursor): string {
  return `${id}_${name}`
}

/** Reads a cursor; an invalid one begins at the start. */
export function readNameCursor(text: string | undefined): NameCursor | null {
  const [id, ...name] = (text ?? '').split('_')
  const known = readId(id)
  return known && name.length > 0 ? { id: known, name: name.join('_') } : null
}
