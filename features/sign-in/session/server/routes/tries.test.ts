import { anAccount, aToken } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { changePassword, getUserInfo, signIn } from '../../contract.ts'
import { signInLimit } from '../../rules/sign-in.ts'
import { sweepSignIns } from '../jobs.ts'

const server = serverUnderTest()

test('too many failed tries are refused even with the right password, and say when to try again', async () => {
  const account = await anAccount(server.services)
  for (let attempt = 0; attempt < signInLimit.max; attempt += 1) {
    await server.call(signIn, { email: account.email, password: 'not it' })
  }
  const locked = await server.call(signIn, { email: account.email, password: account.password })
  expect(locked.code).toBe(1009)
  expect(locked.data).toMatchObject({ retryAfterSeconds: expect.any(Number) })
  server.clock.pass(signInLimit.perMinutes * 60_000)
  expect((await server.call(signIn, { email: account.email, password: account.password })).code).toBe(0)
})

test('a sign-in that is refused for too many tries hashes nothing, neither the right password nor a guess', async () => {
  const { email, password } = await anAccount(server.services)
  const check = vi.spyOn(server.services.passwords, 'verify')
  for (let attempt = 0; attempt < signInLimit.max; attempt += 1)
    await server.call(signIn, { email, password: 'not it' })
  expect(check).toHaveBeenCalledTimes(signInLimit.max)
  for (const tried of [password, 'not it'])
    expect((await server.call(signIn, { email, password: tried })).code).toBe(1009)
  expect(check).toHaveBeenCalledTimes(signInLimit.max)
  check.mockRestore()
})

test('guessing the old password with a stolen token ends after a few tries', async () => {
  const { token, password } = await anAccount(server.services)
  const change = (oldPassword: string) =>
    server.call(changePassword, { oldPassword, newPassword: 'another password' }, { token })
  for (let attempt = 0; attempt < signInLimit.max; attempt += 1) await change('not it')
  expect((await change(password)).code).toBe(1009)
})

const Slowed = z.object({ retryAfterSeconds: z.number() })

/** Signs in from an address, as a proxy's client or one that stands before the server itself. */
async function signInFrom(remoteAddress: string, email: string, password: string) {
  const payload = { email, password }
  const response = await server.app.inject({ method: 'POST', url: signIn.path, remoteAddress, payload })
  return readEnvelope(response.json())
}

test('one address tries no more than twenty e-mails in a quarter of an hour', async () => {
  const account = await anAccount(server.services)
  const codes: number[] = []
  for (let turn = 0; turn < 25; turn += 1) {
    codes.push((await signInFrom('198.51.100.1', `nobody-${turn}@many.example`, 'x')).code)
  }
  expect(codes.filter((code) => code === 1011)).toHaveLength(20)
  expect((await signInFrom('198.51.100.1', account.email, account.password)).code).toBe(1009)
  expect((await signInFrom('198.51.100.2', account.email, account.password)).code).toBe(0)
  server.clock.pass(15 * 60_000)
  expect((await signInFrom('198.51.100.1', account.email, account.password)).code).toBe(0)
})

test('an address that is refused leaves no count of the e-mails that it goes on to make up', async () => {
  const { db } = server.services
  const guess = (turn: number) => signInFrom('198.51.100.9', `made-up-${turn}@many.example`, 'x')
  for (let turn = 0; turn < 30; turn += 1) await guess(turn)
  const counted = await db
    .selectFrom('attempt')
    .where('key', 'like', 'sign-in made-up-%')
    .select('key')
    .execute()
  expect(counted).toHaveLength(20)
})

test('a lock of one e-mail does not lock out other accounts at the same address', async () => {
  const locked = await anAccount(server.services)
  const other = await anAccount(server.services)
  for (let turn = 0; turn < 30; turn += 1) await signInFrom('198.51.100.10', locked.email, 'x')
  expect((await signInFrom('198.51.100.10', locked.email, locked.password)).code).toBe(1009)
  expect((await signInFrom('198.51.100.10', other.email, other.password)).code).toBe(0)
})

test('a sign-in that is refused for want of time is no try, however often it comes', async () => {
  const { email, password } = await anAccount(server.services)
  const stop = keepHashing(server.services)
  for (let turn = 0; turn < 30; turn += 1)
    expect((await signInFrom('198.51.100.11', email, password)).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  expect((await signInFrom('198.51.100.11', email, password)).code).toBe(0)
})

test('a sign-in that finds no time to check its password once it was counted is taken back', async () => {
  const { email } = await anAccount(server.services)
  const { answer, stop } = await server.services.db.transaction().execute(async (transaction) => {
    await sql`lock table attempt in exclusive mode`.execute(transaction)
    const begun = signInFrom('198.51.100.12', email, 'a guess')
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    return { answer: begun, stop: keepHashing(server.services) }
  })
  expect((await answer).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  const counts = await server.services.db
    .selectFrom('attempt')
    .where('key', 'in', [`sign-in ${email} 198.51.100.12`, 'sign-in from 198.51.100.12'])
    .select('count')
    .execute()
  expect(counts).toEqual([{ count: 0 }, { count: 0 }])
  const pace = server.services.db.selectFrom('signInPace').where('email', '=', email)
  expect(await pace.select('tries').execute()).toEqual([{ tries: 0 }])
})

test('guesses from many addresses come slower and slower, and do not shut out where the owner signed in', async () => {
  const { email, password } = await anAccount(server.services)
  expect((await signInFrom('203.0.113.1', email, password)).code).toBe(0)
  const guesses = Array.from({ length: 40 }, (_, turn) => signInFrom(`198.51.101.${turn}`, email, 'a guess'))
  const codes = (await Promise.all(guesses)).map(({ code }) => code)
  expect(codes.filter((code) => code === 1011)).toHaveLength(10)
  expect(codes.filter((code) => code === 1009)).toHaveLength(30)
  const waits: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const { data } = await signInFrom(`198.51.102.${turn}`, email, 'a guess')
    const { retryAfterSeconds } = Slowed.parse(data)
    waits.push(retryAfterSeconds)
    server.clock.pass(retryAfterSeconds * 1000)
    await signInFrom(`198.51.103.${turn}`, email, 'a guess')
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  expect((await signInFrom('198.51.104.1', email, password)).code).toBe(1009)
  expect((await signInFrom('203.0.113.1', email, password)).code).toBe(0)
})

test('the first of two sign-ins at once is let in although it is counted last', async () => {
  const { email, password } = await anAccount(server.services)
  await signInFrom('198.51.105.1', email, 'a guess')
  server.clock.pass(-5)
  expect((await signInFrom('198.51.105.2', email, password)).code).toBe(0)
})

test('tries and sessions that are over are swept, however many, and those that live stay', async () => {
  const { db } = server.services
  await sql`insert into attempt select 'many ' || n, ${server.clock.now()}, 1 from generate_series(1, 25000) n`.execute(
    db,
  )
  const account = await anAccount(server.services)
  await signInFrom('203.0.113.9', 'nobody@swept.example', 'x')
  await signInFrom('203.0.113.9', account.email, account.password)
  server.clock.pass(31 * 24 * 60 * 60 * 1000)
  const token = await aToken(server.services, account)
  await sweepSignIns(server.services)
  expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('signInPace').selectAll().execute()).toEqual([])
  const sessions = db.selectFrom('session').where('accountId', '=', account.accountId).select('id')
  expect(await sessions.execute()).toHaveLength(1)
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0)
})
