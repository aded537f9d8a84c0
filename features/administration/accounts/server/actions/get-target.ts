import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import type { inviteAccount, revokeInvitation } from '../../contract/invitation.ts'
import type {
  endGivenOut,
  eraseAccount,
  freezeAccount,
  resetFactors,
  resetPassword,
  saveAccount,
} from '../../contract.ts'
import { type AccountAct, refusalOf } from '../../rules/account.ts'
import { readTarget } from '../present.ts'
import { findAccount } from '../queries.ts'

/** The data of a refusal that is about a field. */
export const field = (name: string) => ({ data: { field: name }, values: { field: name } })

type Refuser =
  | typeof eraseAccount
  | typeof saveAccount
  | typeof freezeAccount
  | typeof resetPassword
  | typeof inviteAccount
  | typeof resetFactors
  | typeof endGivenOut
  | typeof revokeInvitation

interface AccountChange {
  readonly accountId: string
  readonly acts: readonly AccountAct[]
  readonly toType?: string | undefined
}

/** Returns the account that acts are about; refuses unless all of them are allowed. */
export async function getTarget(
  { db, now, viewer: actor }: AuditedTransaction,
  call: Refuser,
  change: AccountChange,
) {
  const accountId = readId<'account'>(change.accountId)
  const row = accountId && (await findAccount(db, actor.companyId, accountId))
  if (!row) throw new Refusal(gateRefusals, 'notFound')
  const target = readTarget(row, now)
  for (const each of change.acts) {
    const refusal = refusalOf({ actor, target, act: each, toType: change.toType })
    if (refusal) throw new Refusal(call, refusal, field('userType'))
  }
  return { row, target }
}
