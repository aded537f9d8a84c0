import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AccountUnderTest, anAccount, changeRow } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  freezeAccount,
  resetFactors,
  resetPassword,
  saveAccount,
} from '../../../../features/administration/accounts/contract.ts'
import { saveDirectory } from '../../../../features/administration/directory/contract.ts'
import {
  patch,
  scimOf,
} from '../../../../features/administration/directory/server/routes/directory-under-test.ts'
import { makeDirectoryKey } from '../../../../features/administration/service-keys/contract.ts'
import { enrolled } from '../../../../features/sign-in/second-factor/server/routes/enrolled-under-test.ts'
import { openCompany } from '../plumbing/companies/company-entry.ts'
import { repositoryRoot } from '../plumbing/features.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)
// The command prints what it did.
beforeAll(() => void vi.spyOn(process.stdout, 'write').mockImplementation(() => true))

const [head = '', ...lines] = (await readFile(join(repositoryRoot, 'docs/account-changes.tsv'), 'utf8'))
  .trimEnd()
  .split('\n')
const doors = head.split('\t').slice(2)
const cases = lines.flatMap((line) => {
  const [change = '', target = '', ...cells] = line.split('\t')
  return doors
    .map((door, at) => ({ change, target, door, isAllowed: cells[at] === 'yes', cell: cells[at] }))
    .filter(({ cell }) => cell !== '-')
})

type TargetType = 'superAdmin' | 'admin' | 'general'
const isTargetType = (type: string): type is TargetType => ['superAdmin', 'admin', 'general'].includes(type)

/** A company with a caller for each door, and the account that is to change. */
async function aCompanyWith(target: string, change: string) {
  if (!isTargetType(target)) throw new Error(`docs/account-changes.tsv: there is no target ${target}`)
  const { services } = server
  const chief = await anAccount(services, { userType: 'superAdmin' })
  const { companyId } = chief
  const admin = await anAccount(services, { companyId, userType: 'admin' })
  const given = { companyId, userType: target }
  const account = change === 'factors' ? await enrolled(server, given) : await anAccount(services, given)
  if (change === 'thaw') {
    const frozen = { userType: 'freeze', userTypeBeforeFreeze: target }
    await changeRow(services, 'account', account.accountId, frozen)
  }
  return { chief, admin, account, target }
}

type Company = Awaited<ReturnType<typeof aCompanyWith>>

async function stateOf({ accountId }: AccountUnderTest): Promise<string> {
  const { db } = server.services
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['email', 'userType', 'passwordHash'])
    .executeTakeFirstOrThrow()
  const factors = db.selectFrom('secondFactor').where('accountId', '=', accountId).select('kind')
  return JSON.stringify([row, await factors.execute()])
}

async function byScreen({ account: { accountId } }: Company, change: string, { token }: AccountUnderTest) {
  const as = { token }
  if (change === 'type') await server.call(saveAccount, { accountId, userType: 'read' }, as)
  if (change === 'promotion') await server.call(saveAccount, { accountId, userType: 'superAdmin' }, as)
  if (change === 'freeze') await server.call(freezeAccount, { accountId, isFrozen: true }, as)
  if (change === 'thaw') await server.call(freezeAccount, { accountId, isFrozen: false }, as)
  if (change === 'password') await server.call(resetPassword, { accountId }, as)
  if (change === 'factors') await server.call(resetFactors, { accountId }, as)
}

async function byDirectory({ chief, account }: Company, change: string, maker: AccountUnderTest) {
  const made = await server.call(makeDirectoryKey, { name: 'Entra' }, { token: chief.token })
  await changeRow(server.services, 'serviceKey', made.data.keyId, { byAccountId: maker.accountId })
  const scim = scimOf(server, made.data.key)
  const path = `/Users/${account.accountId}`
  const replace = (at: string, value: unknown) =>
    scim('PATCH', path, patch({ op: 'replace', path: at, value }))
  if (change === 'address') await replace('emails[type eq "work"].value', `new-${account.email}`)
  if (change === 'freeze') await replace('active', false)
  if (change === 'thaw') await replace('active', true)
  if (change !== 'type' && change !== 'promotion') return
  const userType = change === 'type' ? 'read' : 'superAdmin'
  const { roleId } = chief
  const rules = [{ groupName: 'HR', userType, roleId }]
  const table = { userType: 'interviewer', roleId, addsAtSignIn: false, rules }
  await server.call(saveDirectory, table, { token: chief.token })
  await scim('POST', '/Groups', { displayName: 'HR', members: [{ value: account.accountId }] })
}

async function externalIdOf({ companyId }: AccountUnderTest) {
  const company = server.services.db.selectFrom('company').where('id', '=', companyId).select('externalId')
  return (await company.executeTakeFirstOrThrow()).externalId
}

async function byFile({ chief, account, target }: Company, change: string) {
  const types: Readonly<Record<string, string>> = { type: 'read', promotion: 'superAdmin', freeze: 'freeze' }
  const { email } = account
  const given = { email, name: '陈薇', userType: types[change] ?? target, password: 'another password' }
  const company = {
    externalId: await externalIdOf(chief),
    name: 'x',
    profile: 'cn',
    timeZone: 'Asia/Shanghai',
  }
  const file = { format: 'candor-company/1', company, accounts: [given], positions: [] }
  await importFiles({ 'company.json': file }, null)
}

async function byCommand({ chief, account }: Company) {
  const open = async () => ({ services: server.services })
  await openCompany(open, [await externalIdOf(chief), account.email]).catch(() => null)
}

test.each(cases)(
  'docs/account-changes.tsv: $change of $target by $door: $cell',
  async ({ change, target, door, isAllowed }) => {
    const company = await aCompanyWith(target, change)
    const before = await stateOf(company.account)
    if (door === 'super administrator') await byScreen(company, change, company.chief)
    if (door === 'administrator') await byScreen(company, change, company.admin)
    if (door === 'directory') await byDirectory(company, change, company.chief)
    if (door === 'directory of an administrator') await byDirectory(company, change, company.admin)
    if (door === 'file') await byFile(company, change)
    if (door === 'command') await byCommand(company)
    expect((await stateOf(company.account)) !== before).toBe(isAllowed)
  },
)
