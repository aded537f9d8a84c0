import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isForAnybody } from '../../../features/sign-in/messaging-app/web/is-for-anybody.ts'
import { isAppMode } from '../../../features/sign-in/session/web/app-mode.ts'
import { signedIn } from '../../../features/sign-in/session/web/signed-in.ts'

/** The pages on which an account is linked. */
const ways = ['/login', '/loginOut', '/auth', '/authenticaResult']

/**
 * In messaging-app mode redirects accounts that are not linked to the sign-in, and back afterwards (P4-038).
 *
 * It is an effect and not a condition of the root route: the root would not be drawn until it was met, and pages would
 * make calls before the token is set.
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
