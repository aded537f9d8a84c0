/**
 * Ref of a form: a field that is refused takes the focus, also where the button of the submit is outside the form. Of
 * several it is the first.
 */
export function focusFaults(form: HTMLElement | null): (() => void) | undefined {
  if (!form) return undefined
  const observer = new MutationObserver((changes) => {
    const isNew = changes.some(({ target, oldValue }) => oldValue !== 'true' && isAtFault(target))
    if (isNew) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'], attributeOldValue: true })
  return () => observer.disconnect()
}

const isAtFault = (node: Node) => node instanceof HTMLElement && node.getAttribute('aria-invalid') === 'true'
