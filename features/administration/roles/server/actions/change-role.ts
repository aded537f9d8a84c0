import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { permitRole, renameRole } from '../../contract.ts'
import { decidePermit, mayChangeRole } from '../../rules/role.ts'
import { findRole, isRoleName, updateRole } from '../queries.ts'

/** The field that a refusal is about. */
export const refusedField = (name: string) => ({ data: { field: name } })

/** Returns the role of an input. Acts of administrators run one at a time, so no other one can change it meanwhile. */
export async function getRole({ db, viewer }: AuditedTransaction, roleIdText: string) {
  const { companyId } = viewer
  const roleId = readId<'role'>(roleIdText)
  const role = roleId && (await findRole(db, companyId, roleId))
  if (!role) throw new Refusal(gateRefusals, 'notFound')
  return role
}

/** Changes the name of a role. */
export function rename(services: AppServices, request: CallRequest<typeof renameRole>) {
  return auditedTransaction(services, renameRole, request, async (act) => {
    const { viewer } = act
    const { input } = request
    const role = await getRole(act, input.roleId)
    if (!mayChangeRole(viewer.userType, role)) throw new Refusal(renameRole, 'superAdminsOnly')
    if (input.name === role.name) return null
    const isOnlyCase = input.name.toLowerCase() === role.name.toLowerCase()
    if (!isOnlyCase && (await isRoleName(act.db, viewer.companyId, input.name)))
      throw new Refusal(renameRole, 'nameTaken', refusedField('name'))
    await updateRole(act.db, role.id, { name: input.name })
    const details = { subject: role.name, from: { name: role.name }, to: { name: input.name } }
    act.record({ action: 'role.changed', details })
    return null
  })
}

/** Gives a permission key to a role, or takes it away. */
export function permit(services: AppServices, request: CallRequest<typeof permitRole>) {
  return auditedTransaction(services, permitRole, request, async (act) => {
    const { viewer } = act
    const { input } = request
    const { code, isPermitted } = input
    const role = await getRole(act, input.roleId)
    const decision = decidePermit({ userType: viewer.userType, role, code, isPermitted })
    if (!decision.allowed) throw new Refusal(permitRole, decision.refusal, refusedField('code'))
    if (role.buttons.includes(code) === isPermitted) return null
    await updateRole(act.db, role.id, { buttons: decision.buttons })
    const details = { subject: role.name, from: { [code]: !isPermitted }, to: { [code]: isPermitted } }
    act.record({ action: 'role.changed', details })
    return null
  })
}
