/** A press of a key within a document, as its event tells it. */
export interface DocumentKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
  /** The document has made its own use of it. */
  readonly defaultPrevented: boolean
}

/**
 * Whether a key that was pressed in a framed document is meant for the page around it.
 *
 * Single characters alone are: a document scrolls by every other key, and with a modifier a key is the browser's.
 */
export function isHandedOn(press: DocumentKey, isTyping: boolean): boolean {
  if (isTyping || press.defaultPrevented || press.isComposing) return false
  if (press.ctrlKey || press.metaKey || press.altKey) return false
  return [...press.key].length === 1 && press.key !== ' '
}
