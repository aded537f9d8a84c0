import type { InputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import { type AccountId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { isGivenType } from '../../../../sign-in/account-changes/rules/change.ts'
import { addAccount as insertAccount } from '../../../../sign-in/account-changes/server/queries/change-account.ts'
import { canNewcomerEnter } from '../../../../sign-in/sign-in-rules/server/actions/entry.ts'
import { addAccount as call } from '../../contract.ts'
import { findRoleName } from '../queries.ts'
import { personOf } from './apply-change.ts'
import { field } from './get-target.ts'
import { endOfOneTimePassword } from './one-time-password.ts'
import { requireSeat } from './require-seat.ts'
import { sendInvitation } from './send-invitation.ts'

interface Newcomer {
  readonly input: InputOf<typeof call>
  /** Hash of its one-time password; null for an account that is invited by mail. */
  readonly passwordHash: string | null
  readonly locale: Locale
}

/** Adds an account, and invites it where it has no one-time password. */
export async function addAccount(
  doing: AuditedTransaction,
  { input, passwordHash, locale }: Newcomer,
): Promise<AccountId> {
  const { companyId } = doing.viewer
  const { email, name, userType } = input
  if (!isGivenType(userType)) throw new Refusal(call, 'unknownType', field('userType'))
  const { roleId, role } = await getRole(doing, input.roleId)
  await requireSeat(doing, 'freeze', userType)
  const passwordEndsAt = endOfOneTimePassword(doing)
  const oneTime = passwordHash === null ? {} : { passwordHash, passwordEndsAt }
  const id = newId<'account'>()
  const account = { id, companyId, roleId, email, name, userType }
  const stored = { ...account, ...oneTime, mustChangePassword: passwordHash !== null }
  const { refusal } = await insertAccount(doing, personOf(doing.viewer), stored)
  if (refusal) throw new Refusal(call, refusal, field(refusal === 'emailTaken' ? 'email' : 'userType'))
  if (!(await canNewcomerEnter(doing.services, companyId, email))) throw new Refusal(call, 'noWayIn')
  const isInvited = passwordHash === null
  if (isInvited) await sendInvitation(doing, { ...account, locale })
  const to = { name, email, userType, role }
  doing.record({ action: 'account.added', details: { subject: name, from: null, to } })
  if (isInvited) doing.record({ action: 'account.invited', details: { subject: name } })
  return id
}

async function getRole({ db, viewer }: AuditedTransaction, given: string) {
  const roleId = readId<'role'>(given)
  const role = roleId && (await findRoleName(db, viewer.companyId, roleId))
  if (!roleId || role === null) throw new Refusal(call, 'unknownRole', field('roleId'))
  return { roleId, role }
}
