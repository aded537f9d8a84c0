import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { countAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { refusalLimit } from '../../rules/status.ts'

interface Refusing {
  readonly planId: string
  /** Null: the candidate. */
  readonly accountId: AccountId | null
}

/** Counts that somebody says they do not come, within its transaction, or throws `answeredOften`. */
export async function countRefusal(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  source: RefusalSource<'answeredOften'>,
  { planId, accountId }: Refusing,
): Promise<void> {
  const { start } = attemptWindow(clock.now(), refusalLimit.perMinutes)
  const refusals = await countAttempt(db, `refusals of ${planId} by ${accountId ?? 'the candidate'}`, start)
  if (refusals > refusalLimit.max) throw new Refusal(source, 'answeredOften')
}
