import { Refusal } from '@candor/kernel/refusal'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { forgetAuditNames } from '../../../../platform/audit/server/queries/forget-values.ts'
import { eraseAccount as call, givenOutKinds } from '../../contract.ts'
import { eraseRows, listNames } from '../queries/erase-account.ts'
import { getTarget } from './get-target.ts'
import { endGivenOut } from './given-out.ts'

/**
 * Erases a frozen account as a person. Its acts stay, under the name of a former colleague.
 *
 * What it has given out ends first: nobody could end it later. The entry of that holds no name, as the log forgets the
 * names after it.
 */
export async function eraseFrozen(doing: AuditedTransaction, given: { accountId: string }): Promise<void> {
  const { db, now, viewer, record } = doing
  const { row, target } = await getTarget(doing, call, { accountId: given.accountId, acts: ['erase'] })
  if (!target.isFrozen) throw new Refusal(call, 'notFrozen')
  const { companyId, accountId: by } = viewer
  const of = { companyId, accountId: row.id }
  const account = { id: row.id, name: '' }
  await endGivenOut({ db, record }, { companyId, account, ends: givenOutKinds, by, now })
  const names = await listNames(db, row.id)
  const contacts = [row.email, row.email.toLowerCase(), ...(row.phone === null ? [] : [row.phone])]
  const erased = await forgetAuditNames(db, of, [...names, ...contacts])
  await eraseRows(db, { ...of, names, email: row.email, phone: row.phone, now })
  record({ action: 'account.erased', details: { erased } })
}
