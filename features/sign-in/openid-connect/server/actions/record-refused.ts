import type { AppServices } from '@candor/db/database'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { countAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { claimPlace } from '../../rules/claim-places.ts'
import { mailedRefusals } from '../../rules/limits.ts'
import type { ProviderRow } from '../queries/providers.ts'

const reasons: Readonly<Record<string, string>> = {
  refusedByProvider: 'refused',
  providerUnavailable: 'unavailable',
  invalidAnswer: 'invalid',
}

interface Refused {
  readonly refusal: string
  readonly email: string | null
  /** The claim that the provider has to send otherwise. */
  readonly claim: string | null
}

/** Logs a failed sign-in by a provider. Anybody can cause one, so only so many are logged in an hour. */
export async function recordRefused(
  services: AppServices,
  { id, companyId, label, issuer }: ProviderRow,
  { refusal, email, claim }: Refused,
): Promise<void> {
  const { start } = attemptWindow(services.clock.now(), mailedRefusals.perMinutes)
  if ((await countAttempt(services.db, `refused by provider ${id}`, start)) > mailedRefusals.max) return
  const place = claim === null ? null : claimPlace(issuer, claim)
  const to = {
    reason: reasons[refusal] ?? refusal,
    ...(email === null ? {} : { email }),
    ...(claim === null ? {} : { claim }),
    ...(place === null ? {} : { place }),
  }
  const action = refusal === 'providerGone' ? 'provider.gone' : 'provider.refused'
  await transactionWithEntries(services, { companyId, accountId: null }, async ({ record }) => {
    record({ action, details: { subject: label, to } })
  })
}
