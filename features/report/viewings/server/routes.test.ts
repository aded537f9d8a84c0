import { randomUUID } from 'node:crypto'
import { codes } from '@candor/call/codes'
import type { SentInputOf } from '@candor/call/define'
import { type AccountUnderTest, anAccount, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listShares } from '../../../shares/shares/contract.ts'
import { listViewings, viewReportReq } from '../contract.ts'

const server = serverUnderTest()

async function aRead() {
  const interview = await anInterview(server.services)
  const hr = await anAccount(server.services, { companyId: interview.companyId })
  const tell = (
    input: Partial<SentInputOf<typeof viewReportReq>> = {},
    by: AccountUnderTest = hr,
    more: object = {},
  ) => {
    const endTime = server.clock.now().getTime()
    return server.call(
      viewReportReq,
      {
        interviewId: interview.interviewId,
        startTime: endTime - 15_000,
        endTime,
        type: 'mobile',
        logId: '',
        ...input,
      },
      { token: by.token, ...more },
    )
  }
  const list = (by: AccountUnderTest = hr) =>
    server.call(listViewings, { interviewId: interview.interviewId }, { token: by.token })
  const entries = async () => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where company_id = ${interview.companyId}`.execute(server.services.db)
    return rows.map(({ action }) => action)
  }
  const devices = async () => {
    const { rows } = await sql<{ kept: string; told: unknown }>`
      select device as kept, details -> 'to' as told from report_viewing
      join audit_entry using (company_id, interview_id, account_id)
      where company_id = ${interview.companyId}`.execute(server.services.db)
    return rows
  }
  return { ...interview, hr, tell, list, entries, devices }
}

test('a visit is one row, moved on while it lasts, and one entry in the log [R7-020 R7-051 P7-052]', async () => {
  const { tell, list, hr, entries } = await aRead()
  const began = server.clock.now().getTime() - 15_000
  const first = await tell()
  expect(first.code).toBe(0)
  server.clock.pass(15_000)
  const second = await tell({ logId: first.data.logId })
  expect(second).toMatchObject({ code: 0, data: { logId: first.data.logId } })
  expect((await list()).data).toEqual([
    {
      userId: hr.accountId,
      userName: '陈薇',
      firstTime: began,
      lastTime: server.clock.now().getTime(),
      viewedMs: 30_000,
      visits: 1,
    },
  ])
  expect(await entries()).toEqual(['report.viewed'])
})

test.each([['desktop' as const], ['tablet' as const], ['phone' as const]])(
  'a view on a %s is recorded as one, while the client is called mobile [R7-051 P7-052]',
  async (device) => {
    const { tell, devices } = await aRead()
    expect((await tell({ device, type: 'mobile' })).code).toBe(0)
    expect(await devices()).toEqual([{ kept: device, told: { device } }])
  },
)

test('a client that does not tell its device leaves it open', async () => {
  const { tell, devices } = await aRead()
  await tell({ type: 'mobile' })
  expect(await devices()).toEqual([{ kept: 'unknown', told: { device: null } }])
})

test('no time lies in the future, and no more counts than has passed', async () => {
  const { tell, list } = await aRead()
  const now = server.clock.now().getTime()
  const { data } = await tell({ startTime: now + 86_400_000, endTime: now + 2 * 86_400_000 })
  expect((await list()).data[0]).toMatchObject({
    firstTime: now - 60_000,
    lastTime: now,
    viewedMs: 60_000,
  })
  server.clock.pass(5_000)
  await tell({ logId: data.logId, startTime: 0, endTime: now })
  expect((await list()).data[0]).toMatchObject({ lastTime: now + 5_000, viewedMs: 65_000 })
  expect((await tell({ startTime: 2, endTime: 1 })).code).toBe(codes.invalidInput)
  expect((await tell({ type: 'desktop' })).code).toBe(0)
})

test('the first send of a visit that is sent again is one visit', async () => {
  const { tell, list, hr } = await aRead()
  const more = { idempotencyKey: randomUUID() }
  const first = await tell({}, hr, more)
  const again = await tell({}, hr, more)
  expect(again.data).toEqual(first.data)
  expect((await list()).data[0]).toMatchObject({ visits: 1 })
})

test('somebody else’s visit and another report’s are not found', async () => {
  const { tell, companyId } = await aRead()
  const other = await anAccount(server.services, { companyId })
  const stranger = await anAccount(server.services)
  const { data } = await tell()
  const elsewhere = await anInterview(server.services, { companyId })
  expect((await tell({ logId: data.logId }, other)).code).toBe(codes.notFound)
  expect((await tell({ ...data, interviewId: elsewhere.interviewId })).code).toBe(codes.notFound)
  expect((await tell({ logId: 'none' })).code).toBe(codes.notFound)
  expect((await tell({}, stranger)).code).toBe(codes.notFound)
})

test('readers are listed with the last one first, for accounts that may see the interview log', async () => {
  const { tell, list, companyId, hr } = await aRead()
  const reads = await anAccount(server.services, { companyId, userType: 'read' })
  await tell()
  server.clock.pass(60_000)
  await tell({}, reads)
  await tell({}, reads)
  const { data } = await list()
  expect(data.map(({ userId, visits }) => [userId, visits])).toEqual([
    [reads.accountId, 2],
    [hr.accountId, 1],
  ])
  const without = await anAccount(server.services, { companyId, buttons: ['candidate'] })
  const stranger = await anAccount(server.services)
  expect((await list(reads)).code).toBe(codes.noPermission)
  expect((await list(without)).code).toBe(codes.noPermission)
  expect((await list(stranger)).code).toBe(codes.notFound)
})

describe('a visitor without an account', () => {
  async function aVisitor() {
    const { companyId, candidateId, interviewId, hr } = await aRead()
    const { accountId } = hr
    const share = await aShare(server.services, { companyId, candidateId, interviewId, accountId })
    const visit = await aVisit(server.services, share)
    const tell = (section: string | undefined, ms: number, more: { logId?: string } = {}) => {
      const endTime = server.clock.now().getTime()
      const input = {
        interviewId,
        startTime: endTime - ms,
        endTime,
        type: 'mobile' as const,
        section,
        ...more,
      }
      return server.call(viewReportReq, input, { token: visit.token })
    }
    const readings = async () => {
      const { data } = await server.call(listShares, { jobseekerChannelId: candidateId }, { token: hr.token })
      return data.shares[0]?.readings
    }
    return { ...visit, tell, readings }
  }

  test('the readings of a visitor are kept by section, and never more than the passed time', async () => {
    const { tell, readings, sessionId } = await aVisitor()
    server.clock.pass(15_000)
    expect(await tell('1.0', 15_000)).toMatchObject({ code: 0, data: { logId: sessionId } })
    server.clock.pass(15_000)
    await tell('1.0', 86_400_000, { logId: sessionId })
    server.clock.pass(5_000)
    await tell('0', 86_400_000, { logId: sessionId })
    for (let count = 0; count < 20; count++) await tell('22', 86_400_000)
    expect(await readings()).toEqual([
      { section: '1.0', viewedMs: 30_000 },
      { section: '0', viewedMs: 5_000 },
    ])
  })

  test('an unknown section and an end before the start are refused', async () => {
    const { tell, readings } = await aVisitor()
    server.clock.pass(15_000)
    for (const section of ['14', '1.9', 'x', undefined])
      expect((await tell(section, 15_000)).code).toBe(codes.invalidInput)
    expect((await tell('0', -1)).code).toBe(codes.invalidInput)
    expect(await readings()).toEqual([])
  })
})
