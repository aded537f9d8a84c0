import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import { getDirectory, saveDirectory } from '../contract.ts'
import { scimPath } from '../rules/scim-schemas.ts'
import { tableTypes } from '../rules/table.ts'
import { saveTable } from './actions/save-table.ts'
import { listGroupNames } from './queries/groups.ts'
import { findPolicy, findRevision, listRules } from './queries/table.ts'
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

  serve(saveDirectory, (request) => saveTable(services, request))

  serveScim(services, app)
}
