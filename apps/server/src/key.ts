import { hashToken, newToken } from '../../../features/platform/access/server/gate.ts'
import { transactionWithEntries } from '../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { findCompany, insertServiceKey } from '../../../features/platform/imports/server/queries/companies.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'

const usage = 'Usage: npm run key -- create <external id of the company> [name of the key]'

await runCommand(async (openServices) => {
  const [verb, company, name = 'import', ...more] = process.argv.slice(2)
  if (verb !== 'create' || !company || more.length > 0) throw new CommandFailed(usage)
  const { services } = await openServices()
  const companyId = await findCompany(services.db, company)
  if (!companyId) throw new CommandFailed(`There is no company ${company}.`)
  const key = newToken()
  const hint = key.slice(-4)
  await transactionWithEntries(services, { companyId, accountId: null }, async ({ db, record }) => {
    await insertServiceKey(db, { companyId, keyHash: hashToken(key), name, hint })
    record({ action: 'serviceKey.made', details: { subject: name, from: null, to: { hint } } })
  })
  say(`Service key of ${company}, sent as the header token (shown once):`)
  say(key)
}, usage)
