import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../platform/audit/server/actions/audited-transaction.ts'
import { addRole, deleteRole, listRoles as listRolesCall, permitRole, renameRole } from '../contract.ts'
import { decidePermit, mayChangeRole } from '../rules/role.ts'
import { presentRole } from './present.ts'
import { findRole, insertRole, isRoleName, listRoles, removeRole, updateRole } from './queries.ts'

/** Returns the role of an input. Acts of administrators run one at a time, so no other one can change it meanwhile. */
async function getRole({ db, viewer }: AuditedTransaction, given: string) {
  const { companyId } = viewer
  const roleId = readId<'role'>(given)
  const role = roleId && (await findRole(db, companyId, roleId))
  if (!role) throw new Refusal(gateRefusals, 'notFound')
  return role
}

const field = (name: string) => ({ data: { field: name } })

export function routes(services: AppServices, serve: Serve): void {
  serve(listRolesCall, async ({ viewer: { companyId, userType } }) => {
    const roles = await listRoles(services.db, companyId)
    return roles.map((role) => presentRole(role, userType))
  })

  serve(addRole, (request) =>
    auditedTransaction(services, addRole, request, async ({ db, record }) => {
      const { companyId } = request.viewer
      const { name } = request.input
      if (await isRoleName(db, companyId, name)) throw new Refusal(addRole, 'nameTaken', field('name'))
      const roleId = newId<'role'>()
      await insertRole(db, { id: roleId, companyId, name })
      record({ action: 'role.added', details: { subject: name, from: null, to: { name } } })
      return { roleId }
    }),
  )

  serve(renameRole, (request) =>
    auditedTransaction(services, renameRole, request, async (doing) => {
      const { viewer } = doing
      const { input } = request
      const role = await getRole(doing, input.roleId)
      if (!mayChangeRole(viewer.userType, role)) throw new Refusal(renameRole, 'superAdminsOnly')
      if (input.name === role.name) return null
      const isOnlyCase = input.name.toLowerCase() === role.name.toLowerCase()
      if (!isOnlyCase && (await isRoleName(doing.db, viewer.companyId, input.name)))
        throw new Refusal(renameRole, 'nameTaken', field('name'))
      await updateRole(doing.db, role.id, { name: input.name })
      const details = { subject: role.name, from: { name: role.name }, to: { name: input.name } }
      doing.record({ action: 'role.changed', details })
      return null
    }),
  )

  serve(permitRole, (request) =>
    auditedTransaction(services, permitRole, request, async (doing) => {
      const { viewer } = doing
      const { input } = request
      const { code, isPermitted } = input
      const role = await getRole(doing, input.roleId)
      const decision = decidePermit({ userType: viewer.userType, role, code, isPermitted })
      if (!decision.allowed) throw new Refusal(permitRole, decision.refusal, field('code'))
      if (role.buttons.includes(code) === isPermitted) return null
      await updateRole(doing.db, role.id, { buttons: decision.buttons })
      const details = { subject: role.name, from: { [code]: !isPermitted }, to: { [code]: isPermitted } }
      doing.record({ action: 'role.changed', details })
      return null
    }),
  )

  serve(deleteRole, (request) =>
    auditedTransaction(services, deleteRole, request, async (doing) => {
      const role = await getRole(doing, request.input.roleId)
      const { accounts, name, buttons } = role
      if (role.isGivenByDirectory) throw new Refusal(deleteRole, 'isGivenByDirectory')
      if (accounts > 0) throw new Refusal(deleteRole, 'inUse', { values: { count: accounts } })
      await removeRole(doing.db, role.id)
      doing.record({ action: 'role.deleted', details: { subject: name, from: { name, buttons }, to: null } })
      return null
    }),
  )
}
