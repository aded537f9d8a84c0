import type { ReplyOf } from '@candor/call/define'
import type { listAccounts } from '../contract.ts'
import { type Actor, actsAbout, isGivenType, type Target } from '../rules/account.ts'
import type { findAccount, ListedAccount } from './queries.ts'

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Reads whom an act is about. A frozen account of which nobody knows what it was comes back as a reader. */
export function readTarget({ id, userType, userTypeBeforeFreeze }: AccountRow): Target {
  const isFrozen = userType === 'freeze'
  const type = isFrozen ? userTypeBeforeFreeze : userType
  return { accountId: id, userType: type !== null && isGivenType(type) ? type : 'read', isFrozen }
}

export function presentAccount(
  row: ListedAccount,
  viewer: Actor,
): ReplyOf<typeof listAccounts>['list'][number] {
  const target = readTarget(row)
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    userType: target.userType,
    isFrozen: target.isFrozen,
    roleId: row.roleId,
    roleName: row.roleName,
    isSelf: row.id === viewer.accountId,
    mustChangePassword: row.mustChangePassword,
    acts: actsAbout(viewer, target),
  }
}
