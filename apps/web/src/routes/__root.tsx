import { OfflineStrip } from '@candor/ui/sections/offline-strip'
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countRoute } from '../../../../features/session/web/route-counter.ts'
import { NotFound } from '../not-found.tsx'
import { useAppLink } from '../use-app-link.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'

/** Counts arrivals, by which the report knows whether it was reached from a list. */
function useRouteCount(): void {
  const router = useRouter()
  useEffect(() => {
    // The arrival that opened the page came before anything here could listen.
    countRoute(null, router.state.location.pathname)
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
      if (pathChanged) countRoute(fromLocation?.pathname ?? null, toLocation.pathname)
    })
    return stop
  }, [router])
}

/**
 * Counts arrivals, leads to where an account is linked, and keeps the focus with the page, in a component of its own: the
 * root is not drawn again for each address. It stands last, so that its effects run after those of the page.
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
      <AddressFollower />
    </>
  )
}

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
})
