import { giveHeadingFocus } from '@candor/ui/inputs/heading-focus.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** If a change of page removes the focused element, moves the focus to the new page's heading once there is one. */
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
