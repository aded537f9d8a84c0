import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isReady, signedIn } from '../../../features/session/web/signed-in.ts'

/** Leads whoever has no token, or still a one-time password, to sign-in, and back here afterwards. */
export function requireSignIn({ location }: { location: ParsedLocation }): void {
  const known = signedIn()
  if (known && isReady(known)) return
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
}
