const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'
const notTyped = new Set(['checkbox', 'radio', 'file', 'range', 'hidden'])

function isTypedInto(control: Element | null): control is HTMLInputElement | HTMLTextAreaElement {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isField && !notTyped.has(control.type) && !control.readOnly && !control.disabled
}

/**
 * The first field of a dialog, to be focused when it opens; null where it begins with something else, and where
 * focusing would open an on-screen keyboard.
 */
export function firstField(body: HTMLElement | null): HTMLElement | null {
  if (globalThis.matchMedia?.('(pointer: coarse)').matches) return null
  const first = body?.querySelector(controls) ?? null
  return isTypedInto(first) ? first : null
}
