import { OfflineStrip } from '@candor/ui/sections/offline-strip'
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BulkProgress } from '../../../../features/candidates/bulk/web/bulk-progress.tsx'
import { UndoNotice } from '../../../../features/platform/undo/web/undo-notice.tsx'
import { countRoute } from '../../../../features/sign-in/session/web/route-counter.ts'
import { NotFound } from '../not-found.tsx'
import { useAppLink } from '../use-app-link.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'

/** Counts route changes, by which the report knows whether it was opened from a list. */
function useRouteCount(): void {
  const router = useRouter()
  useEffect(() => {
    // The first route was loaded before this could subscribe.
    countRoute(null, router.state.location.pathname)
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
      if (pathChanged) countRoute(fromLocation?.pathname ?? null, toLocation.pathname)
    })
    return stop
  }, [router])
}

/**
 * Counts route changes, redirects to linking an account, and moves the focus to a new page. A component of its own, so
 * that the root is not drawn again for each address. It is the last child, so that its effects run after the page's.
 */
function AddressFollower() {
  useRouteCount()
  useAppLink()
  useArrivalFocus()
  return null
}

function Root() {
  return (
    <>
      <Outlet />
      <OfflineStrip />
      <BulkProgress />
      <UndoNotice />
      <AddressFollower />
    </>
  )
}

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
})
