import { anAccount, aToken } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { freezeAccount } from '../../../../administration/accounts/contract.ts'
import { getUserInfo } from '../../../../sign-in/session/contract.ts'
import { addPendingSignIn } from '../../../../sign-in/session/server/queries/pending-sign-ins.ts'
import { companyFile } from './company-file-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

test('an account of the demo stays one where a later file does not say so', async () => {
  const file = companyFile('shown')
  const isDemoAfter = async (more: object) => {
    const [hr] = file.accounts
    await importFiles({ 'company.json': { ...file, accounts: [{ ...hr, ...more }] } }, null)
    const row = server.services.db.selectFrom('account').where('email', '=', 'hr@shown.example')
    return (await row.select('isDemo').executeTakeFirstOrThrow()).isDemo
  }
  expect(await isDemoAfter({ isDemo: true })).toBe(true)
  expect(await isDemoAfter({ isDemo: undefined })).toBe(true)
  expect(await isDemoAfter({ isDemo: false })).toBe(false)
})

test('an easily guessed password is refused with its account, and a stored one stays', async () => {
  const file = companyFile('guessed')
  const withPassword = (password: string) => ({
    'company.json': { ...file, accounts: [{ ...file.accounts[0], password }] },
  })
  const faultsOf = async (password: string) => (await importFiles(withPassword(password), null))[0]?.faults
  expect(await faultsOf('HR@guessed.example')).toEqual([
    {
      path: 'accounts[0].password',
      message:
        'must not be the account’s email, its name or the company’s name, even repeated or with digits added',
    },
  ])
  expect(await faultsOf('wN4-uR7q9')).toEqual([
    { path: 'accounts[0].password', message: 'must have at least 10 characters' },
  ])
  expect(await faultsOf(' '.repeat(10))).toEqual([
    { path: 'accounts[0].password', message: 'must not consist only of spaces or of one repeated character' },
  ])
  expect(await faultsOf('candor-demo')).toEqual([])
  expect(await faultsOf(' '.repeat(10))).toEqual([])
})

test('a frozen account that a file lists stays frozen, and thaws to the type that the file gives', async () => {
  const file = companyFile('frozen')
  const accountOf = () =>
    server.services.db
      .selectFrom('account')
      .where('email', '=', 'hr@frozen.example')
      .select(['userType', 'userTypeBeforeFreeze'])
      .executeTakeFirstOrThrow()
  await importFiles({ 'company.json': file }, null)
  await server.services.db
    .updateTable('account')
    .set({ userType: 'freeze', userTypeBeforeFreeze: 'admin' })
    .where('email', '=', 'hr@frozen.example')
    .execute()
  await importFiles({ 'company.json': file }, null)
  expect(await accountOf()).toEqual({ userType: 'freeze', userTypeBeforeFreeze: 'general' })
})

test('an account that a file freezes thaws to its type and role before, and its sessions stay ended', async () => {
  const file = companyFile('freezing')
  const { db } = server.services
  const recruiter = { externalId: 'recruiter', name: '招聘专员', buttons: ['candidate'] }
  const reader = { externalId: 'read', name: '只读', buttons: ['reportResume'] }
  const [hr, ...others] = file.accounts
  const fileWith = (more: object) => ({
    'company.json': { ...file, roles: [recruiter, reader], accounts: [{ ...hr, ...more }, ...others] },
  })
  await importFiles(fileWith({ role: 'recruiter' }), null)
  const of = () => db.selectFrom('account').where('email', '=', 'hr@freezing.example')
  const stored = () => of().select(['userType', 'userTypeBeforeFreeze', 'roleId']).executeTakeFirstOrThrow()
  const { id: accountId, companyId } = await of().select(['id', 'companyId']).executeTakeFirstOrThrow()
  const { roleId } = await stored()
  const token = await aToken(server.services, { accountId, companyId })
  const account = { id: accountId, companyId }
  await addPendingSignIn(db, account, { way: 'password', openId: null, now: server.services.clock.now() })
  await db
    .insertInto('calendarAddress')
    .values({ accountId, companyId, tokenHash: 'x', locale: 'cn', madeAt: server.services.clock.now() })
    .execute()
  // Twice: what it was must not be forgotten the second time.
  for (let times = 0; times < 2; times += 1)
    expect((await importFiles(fileWith({ userType: 'freeze' }), null))[0]?.faults).toEqual([])
  expect(await stored()).toEqual({ userType: 'freeze', userTypeBeforeFreeze: 'general', roleId })
  const waiting = db.selectFrom('pendingSignIn').where('accountId', '=', accountId)
  expect(await waiting.select('accountId').execute()).toEqual([])
  const calendar = db.selectFrom('calendarAddress').where('accountId', '=', accountId)
  expect(await calendar.select('accountId').execute()).toEqual([])
  const admin = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  expect((await server.call(freezeAccount, { accountId, isFrozen: false }, admin)).code).toBe(0)
  expect(await stored()).toEqual({ userType: 'general', userTypeBeforeFreeze: null, roleId })
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(1001)
})

test('a file that would leave no administrator who can sign in is refused, in one order as in the other', async () => {
  const file = companyFile('kept-in')
  const boss = (email: string, userType: string) => ({
    email,
    name: '周宁',
    userType,
    password: 'candor-demo',
  })
  const fileWith = (...accounts: object[]) => ({ 'company.json': { ...file, accounts } })
  const one = 'one@kept-in.example'
  const two = 'two@kept-in.example'
  const faultsOf = async (files: ReturnType<typeof fileWith>) => (await importFiles(files, null))[0]?.faults
  expect(await faultsOf(fileWith(boss(one, 'superAdmin'), boss(two, 'read')))).toEqual([])
  expect(await faultsOf(fileWith(boss(one, 'freeze'), boss(two, 'read')))).toEqual([
    {
      path: 'accounts',
      message: 'would leave no administrator who can sign in; keep a super administrator who can',
    },
  ])
  expect(await faultsOf(fileWith(boss(one, 'freeze'), boss(two, 'superAdmin')))).toEqual([])
})
