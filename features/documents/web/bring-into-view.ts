/** Scrolls no further than it takes to see the whole of what somebody has just asked for. Moves no focus. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
