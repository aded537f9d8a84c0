/** Scrolls just far enough to show the whole of what somebody has just asked for, without moving the focus. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
