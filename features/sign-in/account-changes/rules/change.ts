import type { AccountId } from '@candor/kernel/ids'
import { isUserType, type UserType } from '../../../platform/access/rules/permissions.ts'

export type GivenType = Exclude<UserType, 'freeze'>

export function isGivenType(value: string): value is GivenType {
  return isUserType(value) && value !== 'freeze'
}

export type Changer =
  | { readonly kind: 'person'; readonly accountId: AccountId; readonly userType: UserType }
  /** A directory reaches super administrators only while the account that made its key is one. */
  | { readonly kind: 'directory'; readonly reachesSuperAdmins: boolean }
  | { readonly kind: 'operator' }

/** Adder of an account. A company's provider adds one at a first sign-in, and changes none. */
export type Adder = Changer | { readonly kind: 'provider' }

/** Changed fields of an account; a missing field stays. */
export interface ChangedParts {
  readonly name?: string
  readonly email?: string
  readonly userType?: GivenType
  readonly isFrozen?: boolean
  readonly roleId?: string
  readonly isDemo?: boolean
}

interface ChangedAccount {
  readonly accountId: string
  /** For a frozen account the type from before the freeze. */
  readonly userType: GivenType
}

export type ChangeRefusal = 'superAdminsOnly' | 'notOneself'

/** Why an account of this type may not be added, or null. */
export function addRefusal(by: Adder, userType: GivenType): ChangeRefusal | null {
  if (userType !== 'superAdmin' || by.kind === 'operator') return null
  return by.kind === 'person' && by.userType === 'superAdmin' ? null : 'superAdminsOnly'
}

/**
 * Why an account may not be changed in this way, or null. Only super administrators change or make super
 * administrators, and nobody changes more of their own account than its name. A directory never changes the address of
 * a super administrator: a new address opens the account by a forgotten password (S44).
 */
export function changeRefusal(
  by: Changer,
  target: ChangedAccount,
  parts: ChangedParts,
): ChangeRefusal | null {
  const { name: _, ...more } = parts
  const isAboutSuper = target.userType === 'superAdmin' || parts.userType === 'superAdmin'
  switch (by.kind) {
    case 'operator':
      return null
    case 'person':
      if (isAboutSuper && by.userType !== 'superAdmin') return 'superAdminsOnly'
      return by.accountId === target.accountId && Object.keys(more).length > 0 ? 'notOneself' : null
    case 'directory': {
      if (!isAboutSuper) return null
      const { isFrozen, ...rest } = more
      const mayFreeze = isFrozen === undefined || by.reachesSuperAdmins
      return mayFreeze && Object.keys(rest).length === 0 ? null : 'superAdminsOnly'
    }
  }
}
