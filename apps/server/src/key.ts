import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../features/access/server/gate.ts'
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
  await insertServiceKey(house.db, { companyId, keyHash: hashToken(key), name, hint: key.slice(-4) })
  say(`Service key of ${company}, sent as the header token (shown once):`)
  say(key)
})
