import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isForAnybody } from '../../../features/messaging-app/web/begin.ts'
import { isAppMode } from '../../../features/session/web/app-mode.ts'
import { signedIn } from '../../../features/session/web/signed-in.ts'

/** The pages by which an account is linked. */
const ways = ['/login', '/loginOut', '/auth', '/authenticaResult']

/** In messaging-app mode leads whoever is not linked to sign-in, and back here afterwards (P4-038). */
export function requireAppLink({ location }: { location: ParsedLocation }): void {
  if (!isAppMode() || ways.includes(location.pathname)) return
  if (signedIn()?.userInfo.authStatus === 1) return
  if (isForAnybody(new URL(location.href, window.location.origin))) return
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
}
