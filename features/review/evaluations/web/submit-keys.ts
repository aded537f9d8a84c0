import type { KeyboardEvent } from 'react'

/** Enter also ends the composition of an input method; some browsers show that by this key code only. */
const composingCode = 229

function isEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== composingCode
}

/** Whether a key submits from a field with several lines, where Enter alone makes a new line. */
export function isSubmitInText(event: KeyboardEvent): boolean {
  return isEnter(event) && (event.ctrlKey || event.metaKey)
}

/** Whether a key submits from elsewhere in the form. */
export function isSubmitBeside(event: KeyboardEvent): boolean {
  const { target } = event
  // On a button Enter presses the button. Stars have `tabIndex` -1: Enter on one submits.
  const hasOwnEnter =
    target instanceof Element && target.closest('textarea, button:not([tabindex="-1"]), a') !== null
  return isEnter(event) && !hasOwnEnter
}
