import type { ReplyOf } from '@candor/call/define'
import { isPermissionKey, type UserType } from '../../../platform/access/rules/permissions.ts'
import type { listRoles } from '../contract.ts'
import { mayChangeRole } from '../rules/role.ts'
import type { findRole } from './queries.ts'

type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>

export function presentRole(role: RoleRow, userType: UserType): ReplyOf<typeof listRoles>[number] {
  return {
    roleId: role.id,
    name: role.name,
    buttons: role.buttons.filter(isPermissionKey),
    accounts: role.accounts,
    isOpen: mayChangeRole(userType, role),
  }
}
