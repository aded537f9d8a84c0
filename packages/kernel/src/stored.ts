import { fitsShape, type Schema } from './data/fits.ts'

let isChecked = false

/** Turns on the validation of every stored document that is read, as tests do. */
export function checkStoredDocuments(areChecked = true): void {
  isChecked = areChecked
}

/** A stored document without the shape in which it was stored: an error, and never the same as having none. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  /** The key of the part in the bundle. */
  readonly part: string

  constructor(part: string, cause: unknown) {
    super(`the stored part ${part} cannot be read`, { cause })
    this.part = part
  }
}

/** The schema of a stored document. */
export interface StoredSchema<T> extends Schema {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown }
}

/** Validates a stored document. Throws `UnreadableDocument` where it does not fit. */
export function readChecked<T>(schema: StoredSchema<T>, document: unknown, part: string): T {
  const read = schema.safeParse(document)
  if (!read.success) throw new UnreadableDocument(part, read.error)
  return read.data
}

/**
 * Returns a stored document of the shape that it had when it was stored. Throws for another one: `UnreadableDocument`
 * where it came in as a part of a bundle.
 *
 * Validating it again took a third of the time of reading a report: only its shape is looked at, and the schema is asked
 * where that differs.
 */
export function readStored<T>(schema: StoredSchema<T>, document: unknown, part?: string): T {
  if (!isChecked && fitsShape(schema, document)) return document as T
  if (part !== undefined) return readChecked(schema, document, part)
  const read = schema.safeParse(document)
  if (!read.success) throw new Error('a stored document cannot be read', { cause: read.error })
  return read.data
}
