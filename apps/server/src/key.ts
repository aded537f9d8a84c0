import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../features/access/server/gate.ts'
import { auditedTransaction } from '../../../features/audit/server/queries/audited-transaction.ts'
import { findCompany, insertServiceKey } from '../../../features/imports/server/queries/companies.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'

const usage = 'Usage: npm run key -- create <external id of the company> [name of the key]'

await runCommand(async (openHouse) => {
  const [verb, company, name = 'import', ...more] = process.argv.slice(2)
  if (verb !== 'create' || !company || more.length > 0) throw new CommandFailed(usage)
  const { house } = await openHouse()
  const companyId = await findCompany(house.db, company)
  if (!companyId) throw new CommandFailed(`There is no company ${company}.`)
  const key = randomBytes(32).toString('base64url')
  const hint = key.slice(-4)
  await auditedTransaction(house, { companyId, accountId: null }, async ({ db, record }) => {
    await insertServiceKey(db, { companyId, keyHash: hashToken(key), name, hint })
    record({ action: 'serviceKey.made', details: { subject: name, from: null, to: { hint } } })
  })
  say(`Service key of ${company}, sent as the header token (shown once):`)
  say(key)
})
