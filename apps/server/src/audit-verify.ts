import { findFirstBreak, listAuditedCompanies } from '../../../features/audit/server/queries/verify.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'

const usage = 'Usage: npm run audit:verify [-- external id of a company]'

const words = {
  missing: 'is missing',
  unlinked: 'does not follow the entry before it',
  altered: 'was altered',
} as const

await runCommand(async (openHouse) => {
  const [wanted, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new CommandFailed(usage)
  const { house } = await openHouse()
  const all = await listAuditedCompanies(house.db)
  const companies = all.filter(({ externalId }) => wanted === undefined || externalId === wanted)
  if (companies.length === 0) throw new CommandFailed(`There is no company ${wanted ?? 'yet'}.`)
  let broken = 0
  for (const { id, externalId, entries } of companies) {
    const found = await findFirstBreak(house.db, id)
    if (found) broken += 1
    say(
      found
        ? `${externalId}: entry ${found.sequence} ${words[found.why]}.`
        : `${externalId}: ${entries} entries, none altered.`,
    )
  }
  if (broken > 0)
    throw new CommandFailed(`The audit log of ${broken} of ${companies.length} is not what was written.`)
})
