import { nameServerUnderTest } from '@candor/testkit/name-server'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveDirectory } from '../../../../administration/directory/contract.ts'
import { checkDomain, listProviders, saveProvider } from '../../contract/providers.ts'
import { startCompanySignIn } from '../../contract/sign-in.ts'
import { checkDueDomains } from '../actions/prove-domain.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const nameServer = nameServerUnderTest()
const server = serverUnderTest({}, { txtRecords: nameServer.txtRecords })
const provider = providerUnderTest()
const week = 7 * 24 * 3600_000

type Company = Awaited<ReturnType<typeof aCompanyWithProvider>>

/** A company whose provider names an unproved domain. */
async function aCompanyNaming(domain: string) {
  const company = await aCompanyWithProvider(server, provider)
  const changed = { ...company.given, providerId: company.providerId, revision: 0, domains: [domain] }
  expect((await server.call(saveProvider, changed, { token: company.admin.token })).code).toBe(0)
  return company
}

async function proofOf({ admin }: Company) {
  const { data } = await server.call(listProviders, {}, { token: admin.token })
  const [domain] = data.providers.flatMap(({ domains }) => domains)
  if (!domain) throw new Error('no domain')
  return domain
}

async function publish(company: Company) {
  const { recordName, recordValue } = await proofOf(company)
  nameServer.records.set(recordName, [...(nameServer.records.get(recordName) ?? []), recordValue])
}

const check = async ({ admin, providerId }: Company, domain: string) =>
  (await server.call(checkDomain, { providerId, domain }, { token: admin.token })).data.state

/** Sessions end within a week. */
const storedProof = (domain: string) =>
  server.services.db
    .selectFrom('oidcDomain')
    .where('domain', '=', domain)
    .select(['provedAt', 'checkedAt'])
    .executeTakeFirstOrThrow()

async function leadsTo(email: string): Promise<string> {
  const { data } = await server.call(startCompanySignIn, { email })
  const { origin, searchParams } = new URL(data.url)
  return searchParams.get('error') ?? origin
}

const actionsOf = async ({ companyId }: Company) => {
  const rows = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', 'like', 'domain.%')
    .orderBy('sequence')
    .select('action')
    .execute()
  return rows.map(({ action }) => action)
}

test('a domain that is not proved leads the accounts of its company alone, and another company may name it too', async () => {
  const domain = 'unproved.example'
  const first = await aCompanyNaming(domain)
  const second = await aCompanyNaming(domain)
  expect(await leadsTo(`boss@${domain}`)).toBe('no_provider')
  const { db } = server.services
  await db
    .updateTable('account')
    .set({ email: `lin@${domain}` })
    .where('id', '=', first.person.accountId)
    .execute()
  expect(await leadsTo(`lin@${domain}`)).toBe(provider.issuer)
  expect((await proofOf(second)).provedAt).toBe(null)
})

test('a domain leads everybody once its record is found, and adds accounts then', async () => {
  const domain = 'proved.example'
  const company = await aCompanyNaming(domain)
  const { admin, roleId } = company
  const table = { userType: 'read', roleId, addsAtSignIn: true, rules: [] }
  await server.call(saveDirectory, table, { token: admin.token })
  await server.services.db
    .updateTable('account')
    .set({ email: `lin@${domain}` })
    .where('id', '=', company.person.accountId)
    .execute()
  provider.behave({ claims: { sub: 'new', email: `new@${domain}`, email_verified: true } })
  expect((await goThrough(server, provider, `lin@${domain}`)).finished.msg).toContain('has no account yet')
  expect(await check(company, domain)).toBe('missing')
  nameServer.records.set(`_candor.${domain}`, ['candor-domain=another'])
  expect(await check(company, domain)).toBe('otherValue')
  await publish(company)
  nameServer.fail()
  expect(await check(company, domain)).toBe('noAnswer')
  expect(await leadsTo(`boss@${domain}`)).toBe('no_provider')
})

test('a proof is recorded, shown, and kept when the provider is saved again', async () => {
  const domain = 'kept.example'
  const company = await aCompanyNaming(domain)
  await publish(company)
  expect(await check(company, domain)).toBe('proved')
  expect(await leadsTo(`boss@${domain}`)).toBe(provider.issuer)
  const { recordValue } = await proofOf(company)
  const again = { ...company.given, providerId: company.providerId, revision: 1 }
  const more = { ...again, domains: [domain, 'more.example'] }
  expect((await server.call(saveProvider, more, { token: company.admin.token })).code).toBe(0)
  const { data } = await server.call(listProviders, {}, { token: company.admin.token })
  expect(data.providers[0]?.domains).toMatchObject([
    { domain, recordValue, provedAt: server.clock.now().getTime() },
    { domain: 'more.example', provedAt: null },
  ])
  expect(await actionsOf(company)).toEqual(['domain.proved'])
})

test('the first of two companies with a record keeps the domain, and a company without its record loses it', async () => {
  const domain = 'twice.example'
  const first = await aCompanyNaming(domain)
  const second = await aCompanyNaming(domain)
  await publish(first)
  await publish(second)
  expect(await check(first, domain)).toBe('proved')
  expect(await check(second, domain)).toBe('taken')
  nameServer.records.delete(`_candor.${domain}`)
  await publish(second)
  expect(await check(second, domain)).toBe('proved')
  expect((await proofOf(first)).provedAt).toBe(null)
  expect(await actionsOf(first)).toEqual(['domain.proved', 'domain.lost'])
})

test('a proof is looked at again after a week: a record that is gone ends it, a name server that fails does not', async () => {
  const gone = await aCompanyNaming('gone.example')
  const stays = await aCompanyNaming('stays.example')
  for (const [company, domain] of [
    [gone, 'gone.example'],
    [stays, 'stays.example'],
  ] as const) {
    await publish(company)
    await check(company, domain)
  }
  nameServer.asked.length = 0
  server.clock.pass(week - 1)
  await checkDueDomains(server.services)
  expect(nameServer.asked).toEqual([])
  nameServer.records.delete('_candor.gone.example')
  server.clock.pass(2)
  nameServer.fail()
  await checkDueDomains(server.services)
  expect((await storedProof('gone.example')).provedAt).not.toBe(null)
  nameServer.recover()
  await checkDueDomains(server.services)
  expect((await storedProof('gone.example')).provedAt).toBe(null)
  expect((await storedProof('stays.example')).checkedAt).toEqual(server.clock.now())
  expect(await leadsTo('boss@gone.example')).toBe('no_provider')
})

test('a domain of another company is not looked up', async () => {
  const mine = await aCompanyNaming('mine.example')
  const other = await aCompanyWithProvider(server, provider)
  const { providerId } = mine
  const as = { token: other.admin.token }
  expect((await server.call(checkDomain, { providerId, domain: 'mine.example' }, as)).code).toBe(1005)
})
