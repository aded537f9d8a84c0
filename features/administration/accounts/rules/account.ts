import { type UserType, userTypes } from '../../../platform/access/rules/permissions.ts'
import {
  type ChangeRefusal,
  type GivenType,
  isGivenType,
} from '../../../sign-in/account-changes/rules/change.ts'
import type { InvitationState } from '../../../sign-in/password-links/rules/links.ts'
import { accountActs } from '../contract.ts'

export type AccountAct = (typeof accountActs)[number]

export interface Actor {
  readonly accountId: string
  readonly userType: UserType
}

/** The account that is acted on. `userType` is that from before a freeze. */
export interface Target {
  readonly accountId: string
  readonly userType: GivenType
  readonly isFrozen: boolean
  /** State of the invitation of an account that has set no password yet; null for others. */
  readonly invitation: InvitationState | null
}

export type AccountRefusal = ChangeRefusal | 'unknownType'

/** The user types that somebody may give: only super administrators make others of their kind. */
export function typesToGive(by: UserType): GivenType[] {
  return userTypes.filter(isGivenType).filter((type) => type !== 'superAdmin' || by === 'superAdmin')
}

export function actsAbout(actor: Actor, target: Target): AccountAct[] {
  const isSelf = actor.accountId === target.accountId
  if (target.userType === 'superAdmin' && actor.userType !== 'superAdmin') return []
  // Nobody locks themselves out: only others freeze or demote an account, and one changes one's own password elsewhere.
  if (isSelf) return ['rename']
  return accountActs.filter((act) => isOpen(act, target))
}

function isOpen(act: AccountAct, { isFrozen, invitation }: Target): boolean {
  switch (act) {
    case 'freeze':
      return !isFrozen
    case 'thaw':
    case 'erase':
      return isFrozen
    case 'invite':
      return invitation !== null && !isFrozen
    case 'revokeInvitation':
      return invitation === 'open'
    default:
      return true
  }
}

interface AccountChange {
  readonly actor: Actor
  readonly target: Target
  readonly act: AccountAct
  readonly toType?: string | undefined
}

export function refusalOf({ actor, target, act, toType }: AccountChange): AccountRefusal | null {
  if (toType !== undefined && !isGivenType(toType)) return 'unknownType'
  const isAboutSuper = target.userType === 'superAdmin' || toType === 'superAdmin'
  if (isAboutSuper && actor.userType !== 'superAdmin') return 'superAdminsOnly'
  return actor.accountId === target.accountId && act !== 'rename' ? 'notOneself' : null
}
