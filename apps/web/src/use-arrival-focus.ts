import { giveHeadingFocus } from '@candor/ui/inputs/heading-focus.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Where a page is left for another and the focus goes with it, it is on the new page's heading once there is one. */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let leave = () => {}
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      leave()
      leave = giveHeadingFocus({ preventScroll: true })
    })
    return () => {
      stop()
      leave()
    }
  }, [router])
}
