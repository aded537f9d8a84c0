import { CallFailure } from '@candor/call/web/send'
import * as z from 'zod/mini'

const Over = z.object({ isOver: z.literal(true) })

/** Runs a call of the second step; reports a refusal that ends the sign-in, and throws every refusal. */
export async function sendStep<Reply>(sending: Promise<Reply>, onOver: () => void): Promise<Reply> {
  try {
    return await sending
  } catch (error) {
    if (error instanceof CallFailure && z.safeParse(Over, error.data).success) onOver()
    throw error
  }
}
