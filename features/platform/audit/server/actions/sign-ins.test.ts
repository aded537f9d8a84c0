import { randomUUID } from 'node:crypto'
import { hourMs } from '@candor/kernel/durations'
import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { changePassword, signIn } from '../../../../sign-in/session/contract.ts'
import { signInLimit } from '../../../../sign-in/session/rules/sign-in.ts'
import { checkLog } from '../queries/verify.ts'
import { recordWaitingRefusals } from './sign-ins.ts'

const server = serverUnderTest()

async function entriesOf({ companyId }: AccountUnderTest) {
  const rows = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'accountId', 'details'])
    .execute()
  return rows.map(({ action, accountId, details }) => ({ action, accountId, details }))
}

/** How many refused sign-ins the log and the count beside it know of, over all. */
async function countKnown(account: AccountUnderTest): Promise<number> {
  const waiting = await server.services.db
    .selectFrom('refusedSignIn')
    .where('accountId', '=', account.accountId)
    .select('untold')
    .executeTakeFirst()
  const told = (await entriesOf(account)).filter(({ action }) => action === 'signIn.refused')
  const tries = told.map(({ details }) => JSON.stringify(details).match(/"tries":(\d+)/)?.[1])
  return (waiting?.untold ?? 0) + tries.reduce((sum, text) => sum + Number(text), 0)
}

/** A wrong password, answered and counted: counting is not waited for by who asks. */
async function fail(account: AccountUnderTest): Promise<void> {
  const before = await countKnown(account)
  const { code } = await server.call(signIn, { email: account.email, password: 'not this one' })
  expect(code).toBe(1011)
  await expect.poll(() => countKnown(account)).toBe(before + 1)
}

const refused = (tries: number) => ({
  action: 'signIn.refused',
  accountId: null,
  details: { subject: '陈薇', to: { tries } },
})

test('a sign-in is an entry of who signed in, with where from', async () => {
  const account = await anAccount(server.services)
  const { code } = await server.call(signIn, { email: account.email, password: account.password })
  expect(code).toBe(0)
  expect(await entriesOf(account)).toEqual([
    {
      action: 'signIn.made',
      accountId: account.accountId,
      details: { to: { address: '127.0.0.1', way: 'password', refusedBefore: 0 } },
    },
  ])
})

test('refused sign-ins of an account are one entry an hour, and the password that was tried is nowhere', async () => {
  const account = await anAccount(server.services)
  for (let hour = 0; hour < 2; hour += 1) {
    for (let turn = 0; turn < signInLimit.max; turn += 1) await fail(account)
    server.clock.pass(hourMs)
  }
  expect(await entriesOf(account)).toEqual([refused(1), refused(signInLimit.max)])
  expect(await recordWaitingRefusals(server.services)).toBeGreaterThan(0)
  expect((await entriesOf(account)).at(-1)).toEqual(refused(signInLimit.max - 1))
  await recordWaitingRefusals(server.services)
  expect(await entriesOf(account)).toHaveLength(3)
  expect(JSON.stringify(await entriesOf(account))).not.toContain('not this one')
  expect(await checkLog(server.services, account.companyId)).toMatchObject({
    broken: null,
    heads: { lost: null },
  })
})

test('a sign-in tells how many were refused since the log told of any', async () => {
  const account = await anAccount(server.services)
  for (let turn = 0; turn < 3; turn += 1) await fail(account)
  await server.call(signIn, { email: account.email, password: account.password })
  expect((await entriesOf(account)).slice(1)).toEqual([
    {
      action: 'signIn.made',
      accountId: account.accountId,
      details: { to: { address: '127.0.0.1', way: 'password', refusedBefore: 2 } },
    },
  ])
  server.clock.pass(2 * hourMs)
  await recordWaitingRefusals(server.services)
  expect(await entriesOf(account)).toHaveLength(2)
})

test('tries with an unknown e-mail fill no company’s log', async () => {
  const count = async () => {
    const rows = await server.services.db.selectFrom('auditEntryWhole').select('sequence').execute()
    return rows.length
  }
  const before = await count()
  await server.call(signIn, { email: `${randomUUID()}@nowhere.example`, password: 'not this one' })
  expect(await count()).toBe(before)
})

test('a changed password is an entry, without either password', async () => {
  const account = await anAccount(server.services)
  const { token, accountId } = account
  const change = { oldPassword: account.password, newPassword: 'another long password' }
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
  expect(await entriesOf(account)).toEqual([{ action: 'password.changed', accountId, details: {} }])
})
