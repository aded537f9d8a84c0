const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'
const notTyped = new Set(['checkbox', 'radio', 'file', 'range', 'hidden'])

function isTypedInto(control: Element | null): control is HTMLInputElement | HTMLTextAreaElement {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isField && !notTyped.has(control.type) && !control.readOnly && !control.disabled
}

/**
 * The field that a dialog begins with, to be typed into as it opens; null where it begins with something else, and
 * where a field in focus would bring up a keyboard on the screen.
 */
export function firstField(body: HTMLElement | null): HTMLElement | null {
  if (globalThis.matchMedia?.('(pointer: coarse)').matches) return null
  const first = body?.querySelector(controls) ?? null
  return isTypedInto(first) ? first : null
}
