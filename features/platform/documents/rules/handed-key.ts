export interface DocumentKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
  readonly defaultPrevented: boolean
}

/**
 * Whether a key pressed in a framed document is meant for the page around it. Only single characters are: other keys
 * scroll, and modifiers belong to the browser.
 */
export function isHandedOn(press: DocumentKey, isTyping: boolean): boolean {
  if (isTyping || press.defaultPrevented || press.isComposing) return false
  if (press.ctrlKey || press.metaKey || press.altKey) return false
  return [...press.key].length === 1 && press.key !== ' '
}
