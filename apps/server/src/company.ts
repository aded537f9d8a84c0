import { randomBytes } from 'node:crypto'
import type { CompanyId } from '@candor/kernel/ids'
import { transactionWithEntries } from '../../../features/audit/server/queries/transaction-with-entries.ts'
import { isProfile, profiles } from '../../../features/company/rules.ts'
import { createCompany } from '../../../features/company/server/import.ts'
import { findAccountByEmail } from '../../../features/company/server/queries.ts'
import { editions, isEdition } from '../../../features/editions/rules.ts'
import { setEdition } from '../../../features/editions/server/queries.ts'
import { externalIdOfName } from '../../../features/imports/rules/external-id.ts'
import { findCompany } from '../../../features/imports/server/queries/companies.ts'
import { oneTimePasswordEnd } from '../../../features/session/rules/sign-in.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'
import type { OpenServices } from './plumbing/services.ts'

const usage = `Usage: npm run company -- create <name> <profile> [e-mail of its administrator]
       npm run company -- edition <external id> <edition>

<profile> is one of ${profiles.join(', ')}: the law that the company hires under.
<edition> is one of ${editions.join(', ')}, or none: what the company bought, counted from now on.`

/** 15 random bytes: as long as anybody can be asked to type once. */
const passwordBytes = 15

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
  const password = randomBytes(passwordBytes).toString('base64url')
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
  say(`Administrator  ${email}`)
  say(
    `Password       ${password}   (shown once; to be changed at the first sign-in, within ${oneTimePasswordDays} days)`,
  )
}

async function changeEdition(open: Open, [externalId = '', name = '']: readonly string[]): Promise<void> {
  const to = isEdition(name) ? name : null
  if (to === null && name !== 'none') throw new CommandFailed(`There is no edition ${name}.\n\n${usage}`)
  const { services } = await open()
  const companyId = await findCompany(services.db, externalId)
  if (!companyId) throw new CommandFailed(`There is no company ${externalId}.`)
  await transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
    const from = await setEdition(db, companyId, to, now)
    record({ action: 'setting.changed', details: { subject: 'company.edition', from, to } })
  })
  say(to ? `${externalId} has the edition ${to}.` : `${externalId} has no edition: nothing is limited.`)
}

await runCommand(async (open) => {
  const [verb, ...words] = process.argv.slice(2)
  if (verb === 'create' && (words.length === 2 || words.length === 3)) return create(open, words)
  if (verb === 'edition' && words.length === 2) return changeEdition(open, words)
  throw new CommandFailed(usage)
})
