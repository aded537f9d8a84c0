import { isUserType, type UserType, userTypes } from '../../access/rules/permissions.ts'
import type { InvitationState } from '../../password-links/rules/links.ts'
import { accountActs } from '../contract.ts'

export type AccountAct = (typeof accountActs)[number]

/** The user types that are given to people; `freeze` is a state, which freezing alone sets. */
export type GivenType = Exclude<UserType, 'freeze'>

export function isGivenType(value: string): value is GivenType {
  return isUserType(value) && value !== 'freeze'
}

/** Who acts, as stored at the moment of acting. */
export interface Actor {
  readonly accountId: string
  readonly userType: UserType
}

/** Whom it is about. `userType` is that from before a freeze. */
export interface Target {
  readonly accountId: string
  readonly userType: GivenType
  readonly isFrozen: boolean
  /** State of the invitation of an account that has set no password yet; null for others. */
  readonly invitation: InvitationState | null
}

export type AccountRefusal = 'superAdminsOnly' | 'notOneself' | 'lastSuperAdmin' | 'unknownType'

/** The user types that somebody may give: super administrators are made by their own kind alone. */
export function typesToGive(by: UserType): GivenType[] {
  return userTypes.filter(isGivenType).filter((type) => type !== 'superAdmin' || by === 'superAdmin')
}

/** What somebody may do about an account, looked at by who they are alone. */
export function actsAbout(actor: Actor, target: Target): AccountAct[] {
  const isSelf = actor.accountId === target.accountId
  if (target.userType === 'superAdmin' && actor.userType !== 'superAdmin') return []
  // Nobody shuts themselves out: others freeze and demote, and one's own password is changed where one signs in.
  if (isSelf) return ['rename']
  return accountActs.filter((act) => isOpen(act, target))
}

/** Whether something can be done about an account as it stands now, whoever does it. */
function isOpen(act: AccountAct, { isFrozen, invitation }: Target): boolean {
  switch (act) {
    case 'freeze':
      return !isFrozen
    case 'thaw':
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
  /** The user type that is given, where one is. */
  readonly toType?: string | undefined
  /** Super administrators who can sign in, without the target. */
  readonly otherSuperAdmins: number
}

/** Why something may not be done about an account, or null when it may. */
export function refusalOf({
  actor,
  target,
  act,
  toType,
  otherSuperAdmins,
}: AccountChange): AccountRefusal | null {
  if (toType !== undefined && !isGivenType(toType)) return 'unknownType'
  const isAboutSuper = target.userType === 'superAdmin' || toType === 'superAdmin'
  if (isAboutSuper && actor.userType !== 'superAdmin') return 'superAdminsOnly'
  if (actor.accountId === target.accountId && act !== 'rename') return 'notOneself'
  const losesSuper = act === 'freeze' || (act === 'changeType' && toType !== 'superAdmin')
  const isLast = target.userType === 'superAdmin' && otherSuperAdmins === 0
  return losesSuper && isLast ? 'lastSuperAdmin' : null
}
