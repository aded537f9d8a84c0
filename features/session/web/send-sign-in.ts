import { CallFailure } from '@candor/call/web/send'
import * as z from 'zod/mini'
import { SecondFactorNeeded } from '../contract.ts'
import type { SignInEnds } from './sign-in-ways.ts'
import { rememberSignIn, type SignedIn } from './signed-in.ts'

/**
 * Waits for a call that signs in and tells the page what came of it: a session, which is remembered, or a second factor
 * that is asked for. Throws what was refused.
 */
export async function sendSignIn(sending: Promise<SignedIn>, ends: SignInEnds): Promise<void> {
  const known = await sending.catch((error: unknown) => {
    const needed = error instanceof CallFailure ? z.safeParse(SecondFactorNeeded, error.data) : null
    if (!needed?.success) throw error
    ends.onSecondFactor(needed.data)
    return null
  })
  if (!known) return
  rememberSignIn(known)
  ends.onSignedIn(known)
}
