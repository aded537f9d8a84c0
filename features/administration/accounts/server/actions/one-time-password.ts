import { randomBytes } from 'node:crypto'
import type { AccountId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { notifyPasswordChanged } from '../../../../sign-in/password-links/server/actions/notify-changed.ts'
import { oneTimePasswordBytes, oneTimePasswordEnd } from '../../../../sign-in/session/rules/sign-in.ts'
import { giveOneTimePassword } from '../queries.ts'

export const newOneTimePassword = () => randomBytes(oneTimePasswordBytes).toString('base64url')

export const endOfOneTimePassword = ({ now, services: { settings } }: AuditedTransaction) =>
  oneTimePasswordEnd(now, settings.oneTimePasswordDays)

interface Reset {
  readonly account: { readonly id: AccountId; readonly name: string }
  readonly passwordHash: string
  readonly acting: Locale
}

/** Gives an account a one-time password in place of its own, ends its sessions and tells its owner. */
export async function replacePassword(
  doing: AuditedTransaction,
  { account, passwordHash, acting }: Reset,
): Promise<void> {
  const { db, now, viewer } = doing
  await giveOneTimePassword(db, account.id, { passwordHash, passwordEndsAt: endOfOneTimePassword(doing) })
  await endWay(db, { accountIds: [account.id], way: 'all', now })
  const owner = { companyId: viewer.companyId, accountId: account.id }
  await notifyPasswordChanged(db, owner, { by: 'administrator', acting, now })
  const details = { subject: account.name, from: null, to: { oneTimePassword: true } }
  doing.record({ action: 'account.changed', details })
}
