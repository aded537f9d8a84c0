import type { InputOf } from '@candor/call/define'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { isSameData } from '@candor/kernel/data/same-data'
import { type RoleId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { listRoles } from '../../../roles/server/queries.ts'
import { saveDirectory } from '../../contract.ts'
import { tableFault } from '../../rules/table.ts'
import {
  applyTable,
  findPolicy,
  findRevision,
  listRules,
  type Policy,
  type Rule,
  replaceRules,
  storePolicy,
} from '../queries/table.ts'
import { recordRetyped } from './record-retyped.ts'

type RoleNames = ReadonlyMap<string, string>

function readRoleId(text: string): RoleId {
  const roleId = readId<'role'>(text)
  if (!roleId) throw new Refusal(saveDirectory, 'unknownRole')
  return roleId
}

/** The table of an input, or a refusal that names the faulty field. */
function readTable(
  input: InputOf<typeof saveDirectory>,
  roleNames: RoleNames,
): { policy: Policy; rules: Rule[] } {
  const fault = tableFault(input, new Set(roleNames.keys()))
  if (fault) {
    const { field } = fault
    throw new Refusal(saveDirectory, fault.refusal, { data: { field }, values: { field } })
  }
  const policy = {
    userType: input.userType,
    roleId: readRoleId(input.roleId),
    addsAtSignIn: input.addsAtSignIn,
  }
  return { policy, rules: input.rules.map((rule) => ({ ...rule, roleId: readRoleId(rule.roleId) })) }
}

/** The table as the audit log shows it: with the names of roles. */
function loggedTable(policy: Policy | null, rules: readonly Rule[], roleNames: RoleNames) {
  const roleName = (roleId: string) => roleNames.get(roleId) ?? ''
  return {
    ...(policy && {
      userType: policy.userType,
      role: roleName(policy.roleId),
      addsAtSignIn: policy.addsAtSignIn,
    }),
    groups: rules.map(({ groupName, userType, roleId }) => ({ groupName, userType, role: roleName(roleId) })),
  }
}

/** Stores the table, and gives accounts the types and roles that follow from it. Returns the table's revision. */
export function saveTable(services: AppServices, request: CallRequest<typeof saveDirectory>) {
  return auditedTransaction(services, saveDirectory, request, async (act) => {
    const { companyId } = act.viewer
    const { input } = request
    const { revision, changedBy } = await findRevision(act.db, companyId)
    if (input.revision !== undefined && input.revision !== revision)
      throw new Refusal(saveDirectory, 'changedMeanwhile', { values: { name: changedBy ?? '—' } })
    const roles = await listRoles(act.db, companyId)
    const roleNames = new Map<string, string>(roles.map(({ id, name }) => [id, name]))
    const { policy, rules } = readTable(input, roleNames)
    const policyBefore = await findPolicy(act.db, companyId)
    const rulesBefore = await listRules(act.db, companyId)
    const from = loggedTable(policyBefore, rulesBefore, roleNames)
    const to = loggedTable(policy, rules, roleNames)
    if (isSameData(from, to)) return { revision }
    await storePolicy(act.db, act.viewer, policy)
    await replaceRules(act.db, companyId, rules)
    act.record({ action: 'directory.changed', details: { from, to } })
    await recordRetyped(act, companyId, await applyTable(act.services, companyId, 'all'))
    return { revision: revision + 1 }
  })
}
