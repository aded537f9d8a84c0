import type { InputOf } from '@candor/call/define'
import { isSameData } from '@candor/kernel/data/same-data'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { isGivenType } from '../../../../sign-in/account-changes/rules/change.ts'
import { saveAccount as call } from '../../contract.ts'
import type { AccountAct } from '../../rules/account.ts'
import { findRoleName } from '../queries.ts'
import { applyChange } from './apply-change.ts'
import { field, getTarget } from './get-target.ts'
import { requireSeat } from './require-seat.ts'

type Given = InputOf<typeof call>

function actsOf({ name, userType, roleId }: Given): AccountAct[] {
  return [
    ...(name === undefined ? [] : ['rename' as const]),
    ...(userType === undefined ? [] : ['changeType' as const]),
    ...(roleId === undefined ? [] : ['changeRole' as const]),
  ]
}

/** Changes an account's name, type and role: what is given of them. */
export async function saveAccount(doing: AuditedTransaction, input: Given, acting: Locale): Promise<void> {
  const { db, viewer } = doing
  const { name, userType } = input
  const change = { accountId: input.accountId, acts: actsOf(input), toType: userType }
  const { row, target } = await getTarget(doing, call, change)
  const roleId = input.roleId === undefined ? row.roleId : readId<'role'>(input.roleId)
  const [before, role] = await Promise.all([
    findRoleName(db, viewer.companyId, row.roleId),
    roleId && findRoleName(db, viewer.companyId, roleId),
  ])
  if (!roleId || role === null) throw new Refusal(call, 'unknownRole', field('roleId'))
  const from = { name: row.name, userType: target.userType, role: before }
  const to = { name: name ?? row.name, userType: userType ?? target.userType, role }
  if (!target.isFrozen) await requireSeat(doing, target.userType, to.userType)
  const patch = {
    ...(name !== undefined && { name }),
    ...(userType !== undefined && isGivenType(userType) && { userType }),
    ...(input.roleId !== undefined && { roleId }),
  }
  await applyChange(doing, call, { accountId: row.id, patch, acting })
  if (isSameData(from, to) && roleId === row.roleId) return
  doing.record({ action: 'account.changed', details: { subject: row.name, from, to } })
}
