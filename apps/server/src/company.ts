import { randomBytes } from 'node:crypto'
import type { CompanyId } from '@candor/kernel/ids'
import { transactionWithEntries } from '../../../features/audit/server/queries/transaction-with-entries.ts'
import { defaultTimeZones, isProfile, profiles } from '../../../features/company/rules.ts'
import { createCompany } from '../../../features/company/server/import.ts'
import { findAccountByEmail } from '../../../features/company/server/queries.ts'
import { billings, editions, useQuotas } from '../../../features/editions/contract.ts'
import { externalIdOfName } from '../../../features/imports/rules/external-id.ts'
import { findCompany } from '../../../features/imports/server/queries/companies.ts'
import { oneTimePasswordBytes, oneTimePasswordEnd } from '../../../features/session/rules/sign-in.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'
import { changeEdition, changeExtra, changeHrAccounts } from './plumbing/company-edition.ts'
import { openCompany } from './plumbing/company-entry.ts'
import type { OpenServices } from './plumbing/services.ts'

const usage = `Usage: npm run company -- create <name> <profile> [e-mail of its administrator]
       npm run company -- edition <external id> <edition> [number of HR accounts] [${billings.join(' or ')}]
       npm run company -- seats <external id> <number of HR accounts>
       npm run company -- extra <external id> <kind of use> <uses in a year>
       npm run company -- open <external id> [e-mail of an administrator]

<profile> is one of ${profiles.join(', ')}: the law that the company hires under.
The e-mail of an administrator stays: give one that gets mail.
<edition> is one of ${editions.join(', ')}, or none: what the company bought, counted anew from now on; paid by the year
unless it says otherwise. Seats and extra uses are changed within the period.
<kind of use> is one of ${useQuotas.join(', ')}.
open allows every way of signing in again. A named administrator is thawed, loses second factors and passkeys, and
gets a one-time password.`

type Open = () => Promise<OpenServices>

async function create(open: Open, [name = '', profile = '', givenEmail]: readonly string[]): Promise<void> {
  if (!isProfile(profile)) throw new CommandFailed(`There is no profile ${profile}.\n\n${usage}`)
  const externalId = externalIdOfName(name, randomBytes(4).toString('hex'))
  const email = givenEmail ?? `admin@${externalId}.example`
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandFailed(`${email} is no e-mail address.`)

  const { services } = await open()
  if (await findCompany(services.db, externalId))
    throw new CommandFailed(`There is a company ${externalId} already.`)
  if (await findAccountByEmail(services.db, email))
    throw new CommandFailed(`There is an account ${email} already.`)
  const password = randomBytes(oneTimePasswordBytes).toString('base64url')
  const passwordHash = await services.passwords.hash(password)
  const { oneTimePasswordDays } = services.settings
  const passwordEndsAt = oneTimePasswordEnd(services.clock.now(), oneTimePasswordDays)
  const administrator = { email, passwordHash, passwordEndsAt }
  const byOperator = (companyId: CompanyId) => ({ companyId, accountId: null })
  await transactionWithEntries(services, byOperator, async ({ db, record }) => {
    const companyId = await createCompany(db, { externalId, name, profile }, administrator)
    record({ action: 'company.added', details: { subject: name, to: { profile, administrator: email } } })
    return companyId
  })
  say(`Company        ${externalId}`)
  say(`Time zone      ${defaultTimeZones[profile]}   (to be changed under Manage, Company)`)
  say(`Administrator  ${email}`)
  say(
    `Password       ${password}   (shown once; to be changed at the first sign-in, within ${oneTimePasswordDays} days)`,
  )
}

await runCommand(async (open) => {
  const [verb, ...words] = process.argv.slice(2)
  if (verb === 'create' && (words.length === 2 || words.length === 3)) return create(open, words)
  if (verb === 'edition' && words.length >= 2 && words.length <= 4) return changeEdition(open, words)
  if (verb === 'seats' && words.length === 2) return changeHrAccounts(open, words)
  if (verb === 'extra' && words.length === 3) return changeExtra(open, words)
  if (verb === 'open' && (words.length === 1 || words.length === 2)) return openCompany(open, words)
  throw new CommandFailed(usage)
})
