import { anAccount, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enrolled } from '../../../../../features/sign-in/second-factor/server/routes/enrolled-under-test.ts'
import { signIn } from '../../../../../features/sign-in/session/contract.ts'
import { countAble } from '../../../../../features/sign-in/sign-in-rules/server/queries/entry.ts'
import { openCompany } from './company-entry.ts'

const server = serverUnderTest()
let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

const open = async () => ({ services: server.services })

/** A company that allows single sign-on alone, and has no provider. */
async function lockedOut() {
  const boss = await enrolled(server, { userType: 'superAdmin' })
  const { companyId } = boss
  const { db } = server.services
  const rules = { ways: ['oidc'], demandsSecondFactor: false, sessionHours: 8 }
  await db
    .insertInto('signInPolicy')
    .values({ companyId, ...rules })
    .execute()
  const company = db.selectFrom('company').where('id', '=', companyId).select('externalId')
  const { externalId } = await company.executeTakeFirstOrThrow()
  const actions = async () => {
    const entries = db.selectFrom('auditEntryWhole').where('companyId', '=', companyId).orderBy('sequence')
    return (await entries.select('action').execute()).map(({ action }) => action)
  }
  return { boss, companyId, externalId, actions }
}

test('the operator opens all ways of a company again, and its other rules stay', async () => {
  const { companyId, externalId, actions } = await lockedOut()
  expect((await countAble(server.services, companyId)).administrators).toBe(0)
  await openCompany(open, [externalId])
  expect(said).toBe(`Company        ${externalId}   (every way of signing in is allowed again)\n`)
  expect((await countAble(server.services, companyId)).superAdmins).toBe(1)
  const rules = server.services.db.selectFrom('signInPolicy').where('companyId', '=', companyId)
  expect(await rules.select(['ways', 'sessionHours']).execute()).toEqual([
    { ways: ['password', 'sms', 'app', 'oidc', 'passkey'], sessionHours: 8 },
  ])
  expect((await actions()).at(-1)).toBe('signInRules.changed')
})

test('a named administrator comes in with a one-time password, thawed and without second factors', async () => {
  const { boss, externalId, actions } = await lockedOut()
  const frozen = { userType: 'freeze', userTypeBeforeFreeze: 'superAdmin' }
  await changeRow(server.services, 'account', boss.accountId, frozen)
  await openCompany(open, [externalId, boss.email.toUpperCase()])
  const [, password] = /Password {7}(\S+)/.exec(said) ?? []
  const signedIn = await server.call(signIn, { email: boss.email, password: password ?? '' })
  expect(signedIn.data.userInfo).toMatchObject({ userType: 'superAdmin', mustChangePassword: true })
  expect((await actions()).slice(-5)).toEqual([
    'signInRules.changed',
    'account.changed',
    'secondFactor.reset',
    'account.changed',
    'signIn.made',
  ])
})

test.each([
  ['another company’s', async () => (await anAccount(server.services, { userType: 'superAdmin' })).email],
  ['no administrator’s', async (companyId: Parameters<typeof ofCompany>[0]) => ofCompany(companyId)],
  ['an unknown', async () => 'nobody@nowhere.example'],
])('%s e-mail is refused, and nothing changes', async (_of, emailFor) => {
  const { companyId, externalId, actions } = await lockedOut()
  const before = await actions()
  const email = await emailFor(companyId)
  await expect(openCompany(open, [externalId, email])).rejects.toThrow(
    `The company has no administrator ${email}.`,
  )
  expect(await actions()).toEqual(before)
  await expect(openCompany(open, ['unheard-of'])).rejects.toThrow('There is no company unheard-of.')
})

async function ofCompany(companyId: Awaited<ReturnType<typeof lockedOut>>['companyId']) {
  return (await anAccount(server.services, { companyId })).email
}
