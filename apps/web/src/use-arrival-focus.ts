import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Gives the focus to the page's heading, unless somebody has it. Returns whether there is nothing left to wait for. */
function focusHeading(): boolean {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * Where a page is left for another and the focus goes with it, it is on the new page's heading once there is one: from
 * there keys and screen readers go on.
 */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(() => {
    const heading = new MutationObserver(() => focusHeading() && heading.disconnect())
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      heading.disconnect()
      if (!focusHeading()) heading.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      stop()
      heading.disconnect()
    }
  }, [router])
}
