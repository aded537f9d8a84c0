import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long a page is watched for its heading, in milliseconds: what loads for longer than that says so itself. */
const longestWait = 30_000

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
    let limit: ReturnType<typeof setTimeout> | undefined
    const heading = new MutationObserver(() => focusHeading() && leave())
    const leave = () => {
      heading.disconnect()
      clearTimeout(limit)
    }
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      leave()
      if (focusHeading()) return
      heading.observe(document.body, { childList: true, subtree: true })
      limit = setTimeout(leave, longestWait)
    })
    return () => {
      stop()
      leave()
    }
  }, [router])
}
