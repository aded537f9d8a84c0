import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { addRole, deleteRole, listRoles as listRolesCall, permitRole, renameRole } from '../contract.ts'
import { presetTypes } from '../rules/role.ts'
import { getRole, permit, refusedField, rename } from './actions/change-role.ts'
import { presentRole } from './present.ts'
import { insertRole, isRoleName, listCommonRoles, listRoles, removeRole } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(listRolesCall, async ({ viewer: { companyId, userType } }) => {
    const [roles, common] = await Promise.all([
      listRoles(services.db, companyId),
      listCommonRoles(services.db, companyId),
    ])
    const presets = presetTypes(roles, common)
    return roles.map((role) => ({ ...presentRole(role, userType), presetFor: presets.get(role.id) ?? [] }))
  })

  serve(addRole, (request) =>
    auditedTransaction(services, addRole, request, async ({ db, record }) => {
      const { companyId } = request.viewer
      const { name } = request.input
      if (await isRoleName(db, companyId, name)) throw new Refusal(addRole, 'nameTaken', refusedField('name'))
      const roleId = newId<'role'>()
      await insertRole(db, { id: roleId, companyId, name })
      record({ action: 'role.added', details: { subject: name, from: null, to: { name } } })
      return { roleId }
    }),
  )

  serve(renameRole, (request) => rename(services, request))

  serve(permitRole, (request) => permit(services, request))

  serve(deleteRole, (request) =>
    auditedTransaction(services, deleteRole, request, async (act) => {
      const role = await getRole(act, request.input.roleId)
      const { accounts, name, buttons } = role
      if (role.isGivenByDirectory) throw new Refusal(deleteRole, 'isGivenByDirectory')
      if (accounts > 0) throw new Refusal(deleteRole, 'inUse', { values: { count: accounts } })
      await removeRole(act.db, { roleId: role.id, by: request.viewer.accountId })
      act.record({ action: 'role.deleted', details: { subject: name, from: { name, buttons }, to: null } })
      return null
    }),
  )
}
