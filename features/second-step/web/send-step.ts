import { CallFailure } from '@candor/call/web/send'
import * as z from 'zod/mini'
import type { NeededFactor } from '../../session/web/sign-in-ways.ts'
import type { SignedIn } from '../../session/web/signed-in.ts'

export interface StepProps {
  readonly needed: NeededFactor
  readonly onSignedIn: (known: SignedIn) => void
  /** The sign-in cannot go on: it begins anew. */
  readonly onOver: () => void
}

const Over = z.object({ isOver: z.literal(true) })

/** Waits for a call of the step; says where its refusal ends the sign-in, and throws what it was refused with. */
export async function sendStep<Reply>(sending: Promise<Reply>, onOver: () => void): Promise<Reply> {
  try {
    return await sending
  } catch (error) {
    if (error instanceof CallFailure && z.safeParse(Over, error.data).success) onOver()
    throw error
  }
}
