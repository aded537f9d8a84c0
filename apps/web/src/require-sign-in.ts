import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isReady, signedIn } from '../../../features/sign-in/session/web/signed-in.ts'

/** Redirects to the sign-in, and back afterwards, without a token or with a one-time password. */
export function requireSignIn({ location }: { location: ParsedLocation }): void {
  const known = signedIn()
  if (known && isReady(known)) return
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
}
