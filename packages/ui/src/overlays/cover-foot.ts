/** How many bars are drawn: at a step the next candidate's comes as the one before leaves. */
let bars = 0

/** Every element takes over what the root is given, and its style is computed anew: it is given what is new alone. */
function setFoot(foot: string | null): void {
  const { style } = document.documentElement
  if (foot === null) style.removeProperty('--foot')
  else if (style.getPropertyValue('--foot') !== foot) style.setProperty('--foot', foot)
}

/**
 * For the `ref` of a bar over the lower edge of the page: tells the page how much of it the bar covers, as `--foot`, so
 * that nothing which gets the focus, and no notice, lies behind it. What the bar holds decides how high it is.
 */
export function coverFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  bar.dataset.foot = ''
  const observer = new ResizeObserver(() => {
    // In a low window a bar may lie at the end of the page, where it covers nothing.
    const isOver = getComputedStyle(bar).position !== 'static'
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
