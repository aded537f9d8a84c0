/** A key press in a document, as its event reports it. */
export interface DocumentKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
  /** Whether the document has used it itself. */
  readonly defaultPrevented: boolean
}

/**
 * Whether a key pressed in a framed document is meant for the page around it.
 *
 * Only single characters are: other keys scroll the document, and keys with a modifier belong to the browser.
 */
export function isHandedOn(press: DocumentKey, isTyping: boolean): boolean {
  if (isTyping || press.defaultPrevented || press.isComposing) return false
  if (press.ctrlKey || press.metaKey || press.altKey) return false
  return [...press.key].length === 1 && press.key !== ' '
}
