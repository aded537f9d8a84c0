import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readAddress } from '@candor/kernel/email-address'
import type { CompanyId } from '@candor/kernel/ids'
import { createCompany } from '../../../features/administration/accounts/server/actions/create-company.ts'
import { transactionWithEntries } from '../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { profiles } from '../../../features/platform/company/contract/profiles.ts'
import { defaultTimeZones, isProfile } from '../../../features/platform/company/rules.ts'
import { findAccountByEmail } from '../../../features/platform/company/server/queries.ts'
import { billings, editions, useQuotas } from '../../../features/platform/editions/contract.ts'
import { externalIdOfName } from '../../../features/platform/imports/rules/external-id.ts'
import { findCompany, listCompanies } from '../../../features/platform/imports/server/queries/companies.ts'
import { oneTimePasswordBytes, oneTimePasswordEnd } from '../../../features/sign-in/session/rules/sign-in.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'
import { changeEdition, changeExtra, changeHrAccounts } from './plumbing/companies/company-edition.ts'
import { openCompany } from './plumbing/companies/company-entry.ts'
import { eraseCompany } from './plumbing/companies/company-erasing.ts'
import { cleanRestored, printErasedIds } from './plumbing/companies/restored-cleaning.ts'
import type { OpenServices } from './plumbing/services.ts'

const usage = `Usage: npm run company -- create <name> <profile> [e-mail of its administrator] [--key <external id>]
       npm run company -- list
       npm run company -- edition <external id> <edition> [number of HR accounts] [${billings.join(' or ')}]
       npm run company -- seats <external id> <number of HR accounts>
       npm run company -- extra <external id> <kind of use> <uses in a year>
       npm run company -- open <external id> [e-mail of an administrator]
       npm run company -- erase <external id> [--name <name of the company>]
       npm run --silent company -- erased-ids > <list>
       npm run company -- clean-restored <list>

<profile> is one of ${profiles.join(', ')}: the law that the company hires under.
The external id is made of the Latin letters and digits of the name, and stays; a name without any needs --key.
The e-mail of an administrator stays: give one that gets mail.
<edition> is one of ${editions.join(', ')}, or none: what the company bought, counted anew from now on; paid by the year
unless it says otherwise. Seats and extra uses are changed within the period.
<kind of use> is one of ${useQuotas.join(', ')}.
open allows every way of signing in again. A named administrator is thawed, loses second factors and passkeys, and
gets a one-time password.
erase takes a company out with all its data, its audit log too, and cannot be undone. It asks for the name of the
company; --name gives it in a script.
erased-ids prints the ids of all erased candidates, without a name. Make the list often, and keep it beside the backups:
who can read a backup may read it.
clean-restored erases again, after a backup was restored, the candidates of the newest list whom the backup brought back.
It can be run again. Their bundles are refused as before.`

type Open = () => Promise<OpenServices>

/** The external id of a new company, by which commands and bundles name it. */
function externalIdOf(name: string, given: string | undefined): string {
  const externalId = given ?? externalIdOfName(name)
  if (externalId === null)
    throw new CommandFailed(`${name} has no Latin letters for an external id: add one, as in --key hailan.`)
  if (externalIdOfName(externalId) !== externalId)
    throw new CommandFailed(
      `${externalId} is no external id: it has lower-case letters, digits and single hyphens.`,
    )
  return externalId
}

async function create(
  open: Open,
  [name = '', profile = '', givenEmail]: readonly string[],
  key: string | undefined,
): Promise<void> {
  if (!isProfile(profile)) throw new CommandFailed(`There is no profile ${profile}.\n\n${usage}`)
  const externalId = externalIdOf(name, key)
  const email = readAddress(givenEmail ?? `admin@${externalId}.example`)
  if (!email) throw new CommandFailed(`${givenEmail} is no e-mail address.`)

  const { services } = await open()
  if (await findCompany(services.db, externalId))
    throw new CommandFailed(`There is a company ${externalId} already.`)
  if (await findAccountByEmail(services.db, email))
    throw new CommandFailed(`There is an account ${email} already.`)
  const password = randomBytes(oneTimePasswordBytes).toString('base64url')
  const passwordHash = await services.passwords.hash(password, 'command')
  const { oneTimePasswordDays } = services.settings
  const passwordEndsAt = oneTimePasswordEnd(services.clock.now(), oneTimePasswordDays)
  const administrator = { email, passwordHash, passwordEndsAt, mustChangePassword: true }
  const byOperator = (companyId: CompanyId) => ({ companyId, accountId: null })
  await transactionWithEntries(services, byOperator, async ({ db, now, record }) => {
    const company = { externalId, name, profile, firstStepsSince: now }
    const { companyId } = await createCompany(db, company, administrator)
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

async function list(open: Open): Promise<void> {
  const { services } = await open()
  const companies = await listCompanies(services.db)
  if (companies.length === 0) return say('There is no company yet.')
  const width = Math.max(...companies.map(({ externalId }) => externalId.length))
  for (const { externalId, profile, edition, name } of companies)
    say(`${externalId.padEnd(width)}  ${profile.padEnd(5)}  ${(edition ?? 'none').padEnd(8)}  ${name}`)
}

interface Arguments {
  readonly words: readonly string[]
  readonly key: string | undefined
  readonly name: string | undefined
}

function readArguments(): Arguments {
  try {
    const options = { key: { type: 'string' }, name: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    return { words: positionals, key: values.key, name: values.name }
  } catch (error) {
    if (error instanceof TypeError) throw new CommandFailed(usage)
    throw error
  }
}

await runCommand(async (open) => {
  const {
    words: [verb, ...words],
    key,
    name,
  } = readArguments()
  if (verb === 'erase' && words.length === 1 && key === undefined)
    return eraseCompany(open, words[0] ?? '', name)
  if (name !== undefined) throw new CommandFailed(usage)
  if (verb === 'create' && (words.length === 2 || words.length === 3)) return create(open, words, key)
  if (key !== undefined) throw new CommandFailed(usage)
  if (verb === 'list' && words.length === 0) return list(open)
  if (verb === 'erased-ids' && words.length === 0) return printErasedIds(open)
  if (verb === 'clean-restored' && words.length === 1) return cleanRestored(open, words[0] ?? '')
  if (verb === 'edition' && words.length >= 2 && words.length <= 4) return changeEdition(open, words)
  if (verb === 'seats' && words.length === 2) return changeHrAccounts(open, words)
  if (verb === 'extra' && words.length === 3) return changeExtra(open, words)
  if (verb === 'open' && (words.length === 1 || words.length === 2)) return openCompany(open, words)
  throw new CommandFailed(usage)
}, usage)
