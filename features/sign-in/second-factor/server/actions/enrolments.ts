import type { AppServices } from '@candor/db/database'
import * as z from 'zod/mini'
import { enrolMinutes } from '../../rules/proof.ts'
import { newSecret } from '../../rules/totp.ts'
import type { Of } from '../queries/totp.ts'

const Handed = z.object({ secret: z.string(), until: z.number() })

const contextOf = ({ accountId }: Of) => `enrolment of ${accountId}`

/** Draws a secret for an account and returns it sealed. It is stored only once a code has confirmed it. */
export function beginEnrolment(
  { secrets, clock }: AppServices,
  of: Of,
): { secret: string; enrolment: string } {
  const secret = newSecret()
  const until = clock.now().getTime() + enrolMinutes * 60_000
  return { secret, enrolment: secrets.seal(JSON.stringify({ secret, until }), contextOf(of)) }
}

/** Opens a sealed secret of an account; null where it has expired, or belongs to another account. */
export function openEnrolment({ secrets, clock }: AppServices, of: Of, enrolment: string): string | null {
  const text = secrets.open(enrolment, contextOf(of))
  if (text === null) return null
  const { secret, until } = Handed.parse(JSON.parse(text))
  return clock.now().getTime() < until ? secret : null
}
