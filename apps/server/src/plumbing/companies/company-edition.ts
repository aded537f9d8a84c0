import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { editions, useQuotas } from '../../../../../features/platform/editions/contract.ts'
import {
  fewestHrAccounts,
  isBilling,
  isEdition,
  isSoldFor,
  maxHrAccounts,
  type Purchase,
  purchaseKeys,
} from '../../../../../features/platform/editions/rules/editions.ts'
import {
  fewestExtraUses,
  isSoldExtra,
  isUseQuota,
  maxExtraUses,
} from '../../../../../features/platform/editions/rules/quotas.ts'
import {
  lockPurchase,
  setExtra,
  setPurchase,
} from '../../../../../features/platform/editions/server/queries/purchases.ts'
import { findCompany } from '../../../../../features/platform/imports/server/queries/companies.ts'
import { CommandFailed, say } from '../command.ts'
import type { OpenServices } from '../services.ts'

type Open = () => Promise<Pick<OpenServices, 'services'>>

/** Runs work on the company with this external id, in a transaction with its audit entries. */
async function inCompany(
  open: Open,
  externalId: string,
  work: (within: EntryTransaction, companyId: CompanyId) => Promise<void>,
): Promise<void> {
  const { services } = await open()
  const companyId = await findCompany(services.db, externalId)
  if (!companyId) throw new CommandFailed(`There is no company ${externalId}.`)
  await transactionWithEntries(services, { companyId, accountId: null }, (within) => work(within, companyId))
}

function requireSold(edition: Purchase['edition'], hrAccounts: number): void {
  if (isSoldFor(edition, hrAccounts)) return
  const fewest = fewestHrAccounts[edition]
  throw new CommandFailed(
    edition === 'standard'
      ? `The standard edition is sold for ${fewest} HR accounts.`
      : hrAccounts > fewest
        ? `The ${edition} edition is sold for ${maxHrAccounts} HR accounts at most, in whole numbers.`
        : `The ${edition} edition is sold for ${fewest} HR accounts or more.`,
  )
}

/** Stores a purchase, and records what changed in it. */
async function store(
  { db, record }: EntryTransaction,
  companyId: CompanyId,
  purchase: Purchase | null,
): Promise<void> {
  const before = await setPurchase(db, companyId, purchase)
  for (const key of purchaseKeys) {
    const from = before?.[key] ?? null
    const to = purchase?.[key] ?? null
    if (from !== to || (key === 'edition' && before?.since.getTime() !== purchase?.since.getTime()))
      record({ action: 'setting.changed', details: { subject: `company.${key}`, from, to } })
  }
}

/** Sets the edition of a company from today on: its periods start today. */
export async function changeEdition(
  open: Open,
  [externalId = '', name = '', ...more]: readonly string[],
): Promise<void> {
  const edition = isEdition(name) ? name : null
  if (edition === null && name !== 'none')
    throw new CommandFailed(`There is no edition ${name}: it is one of ${editions.join(', ')}, or none.`)
  const billing = more.find(isBilling) ?? 'year'
  const [count, ...rest] = more.filter((word) => !isBilling(word))
  if (rest.length > 0 || (edition === null && more.length > 0))
    throw new CommandFailed(`${more.join(' ')} says nothing of an edition.`)
  // This edition has quotas for a year, so it cannot be paid by the month.
  if (edition === 'standard' && billing === 'month')
    throw new CommandFailed('The standard edition is not sold by the month.')
  const hrAccounts = edition && (count === undefined ? fewestHrAccounts[edition] : Number(count))
  if (edition && hrAccounts !== null) requireSold(edition, hrAccounts)
  await inCompany(open, externalId, (within, companyId) => {
    const purchase = edition && hrAccounts !== null && { edition, billing, hrAccounts, since: within.now }
    return store(within, companyId, purchase || null)
  })
  say(
    edition
      ? `${externalId} has the edition ${edition}, by the ${billing}, for ${hrAccounts} HR accounts.`
      : `${externalId} has no edition: nothing is limited.`,
  )
}

async function requirePurchase(db: Database, companyId: CompanyId, externalId: string): Promise<Purchase> {
  const purchase = await lockPurchase(db, companyId)
  if (!purchase) throw new CommandFailed(`${externalId} has no edition.`)
  return purchase
}

/** Sets the number of HR accounts that a company pays for; its period goes on. */
export async function changeHrAccounts(
  open: Open,
  [externalId = '', count = '']: readonly string[],
): Promise<void> {
  const hrAccounts = Number(count)
  await inCompany(open, externalId, async (within, companyId) => {
    const purchase = await requirePurchase(within.db, companyId, externalId)
    requireSold(purchase.edition, hrAccounts)
    await store(within, companyId, { ...purchase, hrAccounts })
  })
  say(`${externalId} pays for ${hrAccounts} HR accounts.`)
}

/** Sets the uses of one kind that a company bought in addition to its edition; 0 removes them. */
export async function changeExtra(
  open: Open,
  [externalId = '', quota = '', count = '']: readonly string[],
): Promise<void> {
  const uses = Number(count)
  if (!isUseQuota(quota))
    throw new CommandFailed(`There are no uses of the kind ${quota}: it is one of ${useQuotas.join(', ')}.`)
  if (!isSoldExtra(uses))
    throw new CommandFailed(
      uses > fewestExtraUses
        ? `Extra uses are sold up to ${maxExtraUses} in a year of one kind, in whole numbers.`
        : `Extra uses are sold from ${fewestExtraUses} in a year of one kind on.`,
    )
  await inCompany(open, externalId, async ({ db, record }, companyId) => {
    const { edition } = await requirePurchase(db, companyId, externalId)
    if (edition === 'standard' && uses > 0)
      throw new CommandFailed('Extra uses are sold beside the advanced and the business edition.')
    const from = await setExtra(db, { companyId, quota }, uses)
    record({ action: 'setting.changed', details: { subject: `company.extra.${quota}`, from, to: uses } })
  })
  say(`${externalId} has ${uses} extra uses of ${quota} in a year.`)
}
