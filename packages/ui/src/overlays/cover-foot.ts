/** How many bars are drawn: at a step the next candidate's bar comes as the previous one leaves. */
let bars = 0

/** Setting a property on the root restyles every element, so it is only set when it changes. */
function setFoot(foot: string | null): void {
  const { style } = document.documentElement
  if (foot === null) style.removeProperty('--foot')
  else if (style.getPropertyValue('--foot') !== foot) style.setProperty('--foot', foot)
}

/**
 * Ref of a bar over the lower edge of the page: sets `--foot` to the height that it covers, so that neither the focused
 * element nor a notice is behind it.
 */
export function coverFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  bar.dataset.foot = ''
  const observer = new ResizeObserver(() => {
    // In a low window a bar may be at the end of the page, where it covers nothing.
    const isOver = getComputedStyle(bar).position !== 'static'
    bar.dataset.foot = isOver ? 'over' : ''
    setFoot(isOver ? `${bar.offsetHeight}px` : '0px')
  })
  observer.observe(bar)
  bars += 1
  return () => {
    observer.disconnect()
    bars -= 1
    // By then the next candidate’s bar is drawn, if there is one.
    queueMicrotask(() => {
      if (bars === 0) setFoot(null)
    })
  }
}
