import type { AppServices } from '@candor/db/database'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import type { LiveLink } from '../../../plan/server/queries/mail-links.ts'
import { attemptWindow } from '../../../session/rules/sign-in.ts'
import { countAttempt } from '../../../session/server/queries/attempts.ts'
import { refusalLimit } from '../../rules/appointment.ts'

/** Counts that somebody refuses by a link, within its transaction, or throws `answeredOften`. */
export async function countRefusal(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  source: RefusalSource<'answeredOften'>,
  { id }: LiveLink,
): Promise<void> {
  const { start } = attemptWindow(clock.now(), refusalLimit.perMinutes)
  const refusals = await countAttempt(db, `refusals by link ${id}`, start)
  if (refusals > refusalLimit.max) throw new Refusal(source, 'answeredOften')
}
