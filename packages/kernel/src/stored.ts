let isChecked = false

/** Has every document that is read checked again, as tests do: what is stored must be what is read. */
export function checkStoredDocuments(): void {
  isChecked = true
}

/**
 * Returns a stored document as the type of the schema that it passed when it was stored.
 *
 * It is not checked again: that took a third of the time of reading a report. A reply passes its contract on the way
 * out all the same, so that a document of another shape is a fault and never an answer.
 */
export function readStored<T>(schema: { parse(value: unknown): T }, document: unknown): T {
  return isChecked ? schema.parse(document) : (document as T)
}
