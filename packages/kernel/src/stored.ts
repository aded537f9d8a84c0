let isChecked = false

/** Turns on the validation of every stored document that is read, as tests do. */
export function checkStoredDocuments(areChecked = true): void {
  isChecked = areChecked
}

/**
 * Returns a stored document as the type of the schema that it passed when it was stored.
 *
 * It is not validated again: that took a third of the time of reading a report. The contract still checks the reply, so
 * that a document of another shape causes an error and never a wrong reply.
 */
export function readStored<T>(schema: { parse(value: unknown): T }, document: unknown): T {
  return isChecked ? schema.parse(document) : (document as T)
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

/** Validates a stored document. Throws `UnreadableDocument` where it does not fit. */
export function readChecked<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown } },
  document: unknown,
  part: string,
): T {
  const read = schema.safeParse(document)
  if (!read.success) throw new UnreadableDocument(part, read.error)
  return read.data
}
