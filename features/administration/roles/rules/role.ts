import {
  isPermissionKey,
  type PermissionKey,
  permissionKeys,
  type UserType,
  userTypes,
} from '../../../platform/access/rules/permissions.ts'

/** The permission keys in groups for display: every key of R2-061 once. */
export const permissionGroups = {
  report: [
    'reportResume',
    'reportAIInterview',
    'overviewAI',
    'planInterview',
    'thirdComment',
    'background',
    'reportRemark',
    'reportInterviewLog',
  ],
  acting: ['candidate', 'manualEvaluation', 'offer'],
  company: ['position', 'procedure'],
  /** Keys without a screen here. Other systems read them from the wire. */
  elsewhere: ['talent', 'questionBank', 'reportCenter'],
} as const satisfies Record<string, readonly PermissionKey[]>

export interface RoleFacts {
  readonly buttons: readonly string[]
  readonly accounts: number
  readonly superAdmins: number
}

/** Whether an administrator may change a role; only super administrators may change one that any of them has. */
export function mayChangeRole(userType: UserType, { superAdmins }: Pick<RoleFacts, 'superAdmins'>): boolean {
  return superAdmins === 0 || userType === 'superAdmin'
}

export type PermitDecision =
  | { allowed: true; buttons: PermissionKey[] }
  | { allowed: false; refusal: 'unknownCode' | 'lastPermission' | 'superAdminsOnly' }

interface Permit {
  readonly userType: UserType
  readonly role: RoleFacts
  readonly code: string
  readonly isPermitted: boolean
}

/**
 * Decides the keys of a role after one is added or removed. The super administrators' role keeps at least one key, so
 * that the others can be restored.
 */
export function decidePermit({ userType, role, code, isPermitted }: Permit): PermitDecision {
  if (!isPermissionKey(code)) return { allowed: false, refusal: 'unknownCode' }
  if (!mayChangeRole(userType, role)) return { allowed: false, refusal: 'superAdminsOnly' }
  const before = new Set(role.buttons.filter(isPermissionKey))
  if (isPermitted) before.add(code)
  else before.delete(code)
  if (before.size === 0 && role.superAdmins > 0) return { allowed: false, refusal: 'lastPermission' }
  return { allowed: true, buttons: permissionKeys.filter((key) => before.has(key)) }
}

/**
 * The user types for which each role is preset, by the role's id: the role that most accounts of a type have; without
 * such an account the default role, which is named after the type.
 */
export function presetTypes(
  roles: readonly { readonly id: string; readonly name: string }[],
  common: readonly { readonly userType: string; readonly roleId: string }[],
): Map<string, UserType[]> {
  const presets = new Map<string, UserType[]>()
  for (const userType of userTypes) {
    const roleId =
      common.find((most) => most.userType === userType)?.roleId ??
      roles.find(({ name }) => name === userType)?.id
    if (roleId !== undefined) presets.set(roleId, [...(presets.get(roleId) ?? []), userType])
  }
  return presets
}
