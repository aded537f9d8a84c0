import type { KeyboardEvent } from 'react'

/** An input method commits what is being written with Enter; some browsers tell so by this code alone. */
const composingCode = 229

function isEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== composingCode
}

/** Whether a key submits what is written in a field of several lines: Enter alone makes a line there. */
export function isSubmitInText(event: KeyboardEvent): boolean {
  return isEnter(event) && (event.ctrlKey || event.metaKey)
}

/** Whether a key submits from anywhere else around the field. */
export function isSubmitBeside(event: KeyboardEvent): boolean {
  const { target } = event
  // On a button Enter does what the button does; a star is given already, and is reached by no key.
  const hasOwnEnter =
    target instanceof Element && target.closest('textarea, button:not([tabindex="-1"]), a') !== null
  return isEnter(event) && !hasOwnEnter
}
