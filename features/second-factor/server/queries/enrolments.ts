import type { AppServices } from '@candor/db/database'
import * as z from 'zod/mini'
import { enrolMinutes } from '../../rules/proof.ts'
import { newSecret } from '../../rules/totp.ts'
import type { Of } from './totp.ts'

const Handed = z.object({ secret: z.string(), until: z.number() })

const placeOf = ({ accountId }: Of) => `enrolment of ${accountId}`

/** Makes a secret for an account; it is kept by whoever asks, sealed, and stored once a code has confirmed it. */
export function beginEnrolment(
  { secrets, clock }: AppServices,
  of: Of,
): { secret: string; enrolment: string } {
  const secret = newSecret()
  const until = clock.now().getTime() + enrolMinutes * 60_000
  return { secret, enrolment: secrets.seal(JSON.stringify({ secret, until }), placeOf(of)) }
}

/** The secret that was made for an account; null where it waited too long, or was made for another one. */
export function openEnrolment({ secrets, clock }: AppServices, of: Of, enrolment: string): string | null {
  const text = secrets.open(enrolment, placeOf(of))
  if (text === null) return null
  const { secret, until } = Handed.parse(JSON.parse(text))
  return clock.now().getTime() < until ? secret : null
}
