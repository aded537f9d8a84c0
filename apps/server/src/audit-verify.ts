import { checkChain, listAuditedCompanies } from '../../../features/audit/server/queries/verify.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'

const usage = 'Usage: npm run audit:verify [-- external id of a company]'

const words = {
  missing: 'is missing',
  unlinked: 'does not follow the entry before it',
  altered: 'was altered',
  head: 'is the newest, but the end of the chain was noted as another',
} as const

await runCommand(async (openHouse) => {
  const [wanted, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new CommandFailed(usage)
  const { house } = await openHouse()
  const all = await listAuditedCompanies(house.db)
  const companies = all.filter(({ externalId }) => wanted === undefined || externalId === wanted)
  if (companies.length === 0) throw new CommandFailed(`There is no company ${wanted ?? 'yet'}.`)
  let broken = 0
  for (const { id, externalId } of companies) {
    const { broken: found, newest } = await checkChain(house.db, id)
    if (found) broken += 1
    say(
      found
        ? `${externalId}: entry ${found.sequence} ${words[found.why]}.`
        : newest
          ? `${externalId}: ${newest.sequence} entries, none altered; the newest is ${newest.sequence}:${newest.hash}`
          : `${externalId}: no entry yet.`,
    )
  }
  if (broken > 0)
    throw new CommandFailed(`The audit log of ${broken} of ${companies.length} is not what was written.`)
})
