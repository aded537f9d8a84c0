import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isForAnybody } from '../../../features/messaging-app/web/begin.ts'
import { isAppMode } from '../../../features/session/web/app-mode.ts'
import { signedIn } from '../../../features/session/web/signed-in.ts'

/** The pages by which an account is linked. */
const ways = ['/login', '/loginOut', '/auth', '/authenticaResult']

/**
 * In messaging-app mode leads whoever is not linked to sign-in, and back here afterwards (P4-038).
 *
 * It is an effect and no condition of the root route: with one, the root is not drawn until it holds, and pages would ask
 * for their answers before calls know who asks.
 */
export function useAppLink(): void {
  const navigate = useNavigate()
  const { pathname, href } = useLocation()
  useEffect(() => {
    if (!isAppMode() || ways.includes(pathname)) return
    if (signedIn()?.userInfo.authStatus === 1) return
    if (isForAnybody(new URL(href, window.location.origin))) return
    void navigate({ to: '/login', search: { redirect: href }, replace: true })
  }, [navigate, pathname, href])
}
