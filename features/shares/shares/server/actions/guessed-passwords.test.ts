import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { findId } from '../../../../candidates/candidates/contract.ts'
import { newToken } from '../../../../platform/access/server/gate.ts'
import { openingUnderTest } from './opening-under-test.ts'

const server = serverUnderTest()
const { aReport, openFrom, aLocked } = openingUnderTest(server)

test('a link is locked for one address after 5 wrong passwords in 15 minutes, also for the right one', async () => {
  const { token } = await aLocked()
  const from = (address: string, pin: string) => openFrom(address, token, pin)
  for (let turn = 0; turn < 5; turn += 1) expect((await from('198.51.100.1', 'aaaaaa')).code).toBe(1006)
  const locked = await from('198.51.100.1', 'Kd27Rx')
  expect(locked).toMatchObject({ code: 1009, data: { retryAfterSeconds: 15 * 60 } })
  expect((await from('198.51.100.2', 'Kd27Rx')).code).toBe(0)
  server.clock.pass(15 * 60_000)
  expect((await from('198.51.100.1', 'Kd27Rx')).code).toBe(0)
})

test('a link is not locked by tries that are refused because the server is busy', async () => {
  const { token } = await aLocked()
  const stop = keepHashing(server.services)
  for (let turn = 0; turn < 6; turn += 1)
    expect((await openFrom('198.51.100.4', token, 'Kd27Rx')).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  expect((await openFrom('198.51.100.4', token, 'Kd27Rx')).code).toBe(0)
})

test('made-up links from a refused address do not fill the table of tries', async () => {
  const made = Array.from({ length: 40 }, () => newToken())
  for (const link of made) await openFrom('198.51.100.5', link, 'aaaaaa')
  const counted = server.services.db
    .selectFrom('attempt')
    .where('key', 'like', 'report % 198.51.100.5')
    .where('key', '<>', 'report from 198.51.100.5')
    .select('key')
  expect(await counted.execute()).toHaveLength(30)
})

test('a link is locked after 60 wrong passwords an hour from all addresses, also when they come at once', async () => {
  const { token } = await aLocked()
  const answers: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const guesses = Array.from({ length: 17 }, (_, turn) =>
      openFrom(`203.0.113.${round * 17 + turn}`, token, 'aaaaaa'),
    )
    answers.push(...(await Promise.all(guesses)).map((answer) => answer.code))
  }
  expect(answers.filter((code) => code === 1006)).toHaveLength(60)
  expect(answers.filter((code) => code === 1009)).toHaveLength(8)
  expect((await openFrom('203.0.113.200', token, 'Kd27Rx')).code).toBe(1009)
})

test('a lock by guesses from many addresses is told to the maker once a day, and an open visit goes on', async () => {
  const { of } = await aReport()
  const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
  const { db } = server.services
  await db.updateTable('account').set({ locale: 'cn' }).where('id', '=', of.accountId).execute()
  const visit = (await openFrom('198.51.100.60', token, 'Kd27Rx')).data?.visit
  const guessAll = async () => {
    for (let turn = 0; turn < 64; turn += 1) await openFrom(`203.0.113.${turn}`, token, 'aaaaaa')
  }
  await guessAll()
  const mails = db.selectFrom('mail').where('companyId', '=', of.companyId).select(['subject', 'bodyText'])
  await expect.poll(() => mails.execute()).toHaveLength(1)
  const [mail] = await mails.execute()
  expect(mail?.subject).toContain('有人多次输错一份分享报告的密码')
  expect(mail?.bodyText).toContain('已经打开报告的人不受影响')
  const read = await server.call(findId, { userId: of.interviewId }, { token: visit?.token })
  expect(read.code).toBe(0)
  server.clock.pass(60 * 60_000)
  await guessAll()
  expect((await openFrom('203.0.113.200', token, 'Kd27Rx')).code).toBe(1009)
  expect(await mails.execute()).toHaveLength(1)
})

test('made-up links from one address get a limited number of passwords checked', async () => {
  const guess = () => openFrom('198.51.100.40', newToken(), 'aaaaaa')
  const codes: number[] = []
  for (let turn = 0; turn < 31; turn += 1) codes.push((await guess()).code)
  expect(codes.filter((code) => code === 1006)).toHaveLength(30)
  expect(codes.at(-1)).toBe(1009)
  const { token } = await aLocked()
  expect((await openFrom('198.51.100.40', token, 'Kd27Rx')).code).toBe(1009)
  expect((await openFrom('198.51.100.41', token, 'Kd27Rx')).code).toBe(0)
})

test('a link without a password opens a limited number of visits for each address', async () => {
  const { of } = await aReport()
  const { token } = await aShare(server.services, of)
  const codes: number[] = []
  for (let turn = 0; turn < 61; turn += 1) codes.push((await openFrom('198.51.100.50', token)).code)
  expect(codes).toEqual([...Array.from({ length: 60 }, () => 0), 1009])
  expect((await openFrom('198.51.100.51', token)).code).toBe(0)
  const visits = await server.services.db.selectFrom('shareSession').select('id').execute()
  expect(visits.length).toBeLessThan(80)
})
