import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { isSameData } from '@candor/kernel/data/same-data'
import { type RoleId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listRoles } from '../../roles/server/queries.ts'
import { getDirectory, saveDirectory } from '../contract.ts'
import { scimPath } from '../rules/scim-schemas.ts'
import { tableFault, tableTypes } from '../rules/table.ts'
import { recordRetyped } from './actions/record-retyped.ts'
import { listGroupNames } from './queries/groups.ts'
import {
  applyTable,
  findPolicy,
  findRevision,
  listRules,
  replaceRules,
  storePolicy,
} from './queries/table.ts'
import { countDirectoryAccounts } from './queries/users.ts'
import { serveScim } from './routes/scim.ts'

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  const { db, settings } = services

  serve(getDirectory, async ({ viewer: { companyId, userType } }) => {
    const [policy, rules, groups, accounts, { revision }] = await Promise.all([
      findPolicy(db, companyId),
      listRules(db, companyId),
      listGroupNames(db, companyId),
      countDirectoryAccounts(db, companyId),
      findRevision(db, companyId),
    ])
    return {
      address: `${settings.publicUrl}${scimPath}`,
      policy,
      rules,
      revision,
      groups,
      types: [...tableTypes],
      accounts,
      mayMakeKeys: userType === 'superAdmin',
    }
  })

  serve(saveDirectory, (request) =>
    auditedTransaction(services, saveDirectory, request, async (doing) => {
      const { companyId } = doing.viewer
      const { input } = request
      const { revision, changedBy } = await findRevision(doing.db, companyId)
      if (input.revision !== undefined && input.revision !== revision)
        throw new Refusal(saveDirectory, 'changedMeanwhile', { values: { name: changedBy ?? '—' } })
      const roles = await listRoles(doing.db, companyId)
      const nameOf = new Map<string, string>(roles.map(({ id, name }) => [id, name]))
      const fault = tableFault(input, new Set(nameOf.keys()))
      if (fault) {
        const { field } = fault
        throw new Refusal(saveDirectory, fault.refusal, { data: { field }, values: { field } })
      }
      const idOf = (roleId: string): RoleId => {
        const id = readId<'role'>(roleId)
        if (!id) throw new Refusal(saveDirectory, 'unknownRole')
        return id
      }
      const before = await findPolicy(doing.db, companyId)
      const rulesBefore = await listRules(doing.db, companyId)
      const policy = {
        userType: input.userType,
        roleId: idOf(input.roleId),
        addsAtSignIn: input.addsAtSignIn,
      }
      const rules = input.rules.map((rule) => ({ ...rule, roleId: idOf(rule.roleId) }))
      const worded = (of: typeof policy | null, table: typeof rules) => ({
        ...(of && {
          userType: of.userType,
          role: nameOf.get(of.roleId) ?? '',
          addsAtSignIn: of.addsAtSignIn,
        }),
        groups: table.map(({ groupName, userType, roleId }) => ({
          groupName,
          userType,
          role: nameOf.get(roleId) ?? '',
        })),
      })
      const from = worded(before, rulesBefore)
      const to = worded(policy, rules)
      if (isSameData(from, to)) return { revision }
      await storePolicy(doing.db, doing.viewer, policy)
      await replaceRules(doing.db, companyId, rules)
      doing.record({ action: 'directory.changed', details: { from, to } })
      await recordRetyped(doing, companyId, await applyTable(doing.services, companyId, 'all'))
      return { revision: revision + 1 }
    }),
  )

  serveScim(services, app)
}
