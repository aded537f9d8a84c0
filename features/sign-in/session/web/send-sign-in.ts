import { CallFailure } from '@candor/call/web/send'
import * as z from 'zod/mini'
import { SecondFactorNeeded } from '../contract.ts'
import type { SignInEnds } from './sign-in-ways.ts'
import { rememberSignIn, type SignedIn } from './signed-in.ts'

/**
 * Runs a call that signs in and reports its outcome: a session, which is stored, or a required second factor. Throws
 * other refusals.
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
