import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isReady, signedIn } from '../../../features/session/web/signed-in.ts'

/** Whether an account is signed in, and not by a one-time password alone. */
export function isSignedIn(): boolean {
  const known = signedIn()
  return known !== null && isReady(known)
}

/** Redirects to the sign-in, and back afterwards, without a token or with a one-time password. */
export function requireSignIn({ location }: { location: ParsedLocation }): void {
  if (isSignedIn()) return
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
}
