import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals, getRolesByUser } from '../contract.ts'
import { buttonTree, isPermissionKey, opensPage } from '../rules/permissions.ts'
import { findRole } from './queries/accounts.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getRolesByUser, async ({ input, viewer }) => {
    const roleId = readId<'role'>(input.authRoleId)
    const role = roleId && (await findRole(services.db, viewer.companyId, roleId))
    if (!role) throw new Refusal(gateRefusals, 'notFound')
    const keys = role.buttons.filter(isPermissionKey)
    return { authPages: buttonTree(keys.filter(opensPage)), authButtons: buttonTree(keys) }
  })
}
