const fold = 'section > header button[aria-controls][aria-expanded]'

function foldOf(section: Element): HTMLElement | null {
  return section.querySelector<HTMLElement>(`:scope > header button[aria-controls][aria-expanded]`)
}

/** The control of the innermost foldable section around an element. */
function foldAround(element: Element | null): HTMLElement | null {
  const section = element?.closest('section') ?? null
  return section && (foldOf(section) ?? foldAround(section.parentElement))
}

/** The control of the section in view: the innermost over a line in the window, else the first below it. */
function foldInView(): HTMLElement | null {
  const line = window.innerHeight / 3
  const folds = [...document.querySelectorAll<HTMLElement>(fold)].map((control) => ({
    control,
    box: control.closest('section')?.getBoundingClientRect() ?? control.getBoundingClientRect(),
  }))
  const over = folds.findLast(({ box }) => box.top <= line && box.bottom > line)
  const below = folds.find(({ box }) => box.top > line && box.top < window.innerHeight)
  return (over ?? below)?.control ?? null
}

/** Whether the page has a section that folds. */
export function hasFoldableSection(): boolean {
  return document.querySelector(fold) !== null
}

/**
 * Opens or closes the section that has the focus, else the one in view; nothing without one.
 *
 * The focus goes to its header, so that the same key undoes it and a screen reader announces the change.
 */
export function toggleSection(): void {
  const control = foldAround(document.activeElement) ?? foldInView()
  if (!control) return
  control.focus({ preventScroll: true })
  control.click()
  control.scrollIntoView?.({ block: 'nearest' })
}
