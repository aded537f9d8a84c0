import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId } from '@candor/kernel/ids'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { DomainState } from '../../contract/providers.ts'
import { proofName, proofValue } from '../../rules/domain-proof.ts'
import { type DomainRow, findProved, listDue, storeCheck } from '../queries/domains.ts'

/** How long a proof stands until the record is looked for again. */
const proofDays = 7
/** How many are looked up in one run. */
const maxDue = 50

type Looker = Pick<AppServices, 'txtRecords'>

const none: readonly string[] = []

/** Looks for the record of a domain. */
async function lookUp({ txtRecords }: Looker, { domain, proofToken }: DomainRow) {
  const answer = await txtRecords.lookUp(proofName(domain))
  if (answer.kind !== 'records')
    return { state: answer.kind === 'none' ? 'missing' : 'noAnswer', texts: none } as const
  const texts: readonly string[] = answer.texts.map((text) => text.trim())
  return { state: texts.includes(proofValue(proofToken)) ? 'proved' : 'otherValue', texts } as const
}

type Services = Pick<AppServices, 'db' | 'clock' | 'auditHeads' | 'txtRecords'>

/** Stores what a check found, and records a proof that was won or lost. False where the row has gone meanwhile. */
async function store(
  services: Services,
  row: DomainRow,
  { isProved, accountId }: { isProved: boolean; accountId: AccountId | null },
): Promise<boolean> {
  const { companyId, domain, provedAt } = row
  return transactionWithEntries(services, { companyId, accountId }, async ({ db, now, record }) => {
    const kept = isProved ? (provedAt ?? now) : null
    if (!(await storeCheck(db, row, { provedAt: kept, checkedAt: now }))) return false
    if (isProved && !provedAt) record({ action: 'domain.proved', details: { subject: domain } })
    if (!isProved && provedAt) record({ action: 'domain.lost', details: { subject: domain } })
    return true
  })
}

/**
 * Looks for the record of a domain now, and stores the outcome.
 *
 * The company whose record is there has the domain. With the records of two companies, the first one keeps it.
 */
export async function checkDomainNow(
  services: Services,
  row: DomainRow,
  accountId: AccountId,
): Promise<DomainState | null> {
  const { state, texts } = await lookUp(services, row)
  if (state === 'noAnswer') return state
  const isProved = state === 'proved'
  const other = isProved ? await findProved(services.db, row.domain) : null
  if (other && other.companyId !== row.companyId) {
    if (texts.includes(proofValue(other.proofToken))) return 'taken'
    await store(services, other, { isProved: false, accountId: null })
  }
  return (await store(services, row, { isProved, accountId })) ? state : null
}

/** Looks for the records of proved domains again. A name server that fails changes nothing: it is asked in the next run. */
export async function checkDueDomains(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - proofDays * dayMs)
  for (const row of await listDue(services.db, before, maxDue)) {
    const { state } = await lookUp(services, row)
    if (state !== 'noAnswer') await store(services, row, { isProved: state === 'proved', accountId: null })
  }
}
