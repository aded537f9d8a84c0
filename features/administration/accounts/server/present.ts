import type { ReplyOf } from '@candor/call/define'
import { typeOf } from '../../../sign-in/account-changes/server/queries/change-account.ts'
import { invitationState } from '../../../sign-in/password-links/rules/links.ts'
import type { listAccounts } from '../contract.ts'
import { type Actor, actsAbout, type Target } from '../rules/account.ts'
import type { findAccount, ListedAccount } from './queries.ts'

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Reads the target of an act. A frozen account whose former type is unknown is thawed to `read`. */
export function readTarget(row: AccountRow, now: Date): Target {
  return {
    accountId: row.id,
    userType: typeOf(row),
    isFrozen: row.userType === 'freeze',
    invitation: readInvitation(row, now)?.state ?? null,
  }
}

function readInvitation({ linkPurpose, linkExpiresAt: expiresAt, linkRevokedAt }: AccountRow, now: Date) {
  if (linkPurpose !== 'invitation' || !expiresAt) return null
  const state = invitationState({ expiresAt, revokedAt: linkRevokedAt }, now)
  return { state, until: expiresAt.getTime() }
}

export function presentAccount(
  row: ListedAccount,
  viewer: Actor,
  now: Date,
): ReplyOf<typeof listAccounts>['list'][number] {
  const target = readTarget(row, now)
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
    invitation: readInvitation(row, now),
    // An account without a second factor has none to reset.
    acts: actsAbout(viewer, target).filter((act) => act !== 'resetFactors' || Boolean(row.hasFactor)),
  }
}
