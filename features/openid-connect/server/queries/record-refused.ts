import type { AppServices } from '@candor/db/database'
import { transactionWithEntries } from '../../../audit/server/queries/transaction-with-entries.ts'
import { attemptWindow } from '../../../session/rules/sign-in.ts'
import { countAttempt } from '../../../session/server/queries/attempts.ts'
import { mailedRefusals } from '../../rules/limits.ts'
import type { ProviderRow } from './providers.ts'

const reasons: Readonly<Record<string, string>> = {
  refusedByProvider: 'refused',
  providerUnavailable: 'unavailable',
  invalidAnswer: 'invalid',
}

/** Logs a failed sign-in by a provider. Anybody can cause one, so only so many are logged in an hour. */
export async function recordRefused(
  services: AppServices,
  { id, companyId, label }: ProviderRow,
  { refusal, email }: { refusal: string; email: string | null },
): Promise<void> {
  const { start } = attemptWindow(services.clock.now(), mailedRefusals.perMinutes)
  if ((await countAttempt(services.db, `refused by provider ${id}`, start)) > mailedRefusals.max) return
  const to = { reason: reasons[refusal] ?? refusal, ...(email === null ? {} : { email }) }
  await transactionWithEntries(services, { companyId, accountId: null }, async ({ record }) => {
    record({ action: 'provider.refused', details: { subject: label, to } })
  })
}
