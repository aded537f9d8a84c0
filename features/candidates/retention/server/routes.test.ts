import { dayMs } from '@candor/kernel/durations'
import { anAccount, anInterview, aSetting, aToken, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '../rules/days.ts'
import { retentionUnderTest } from './routes/retention-under-test.ts'

const server = serverUnderTest()
const aScene = retentionUnderTest(server)

const idsOf = ({ data }: { data: { list: { candidateId: string }[] } }) =>
  data.list.map(({ candidateId }) => candidateId)

test('a company keeps candidates for 12 months under every profile, until it sets its own time [S142]', async () => {
  for (const profile of ['cn', 'eu', 'us-il'] as const) {
    const { companyId, read } = await aScene()
    await changeRow(server.services, 'company', companyId, { profile })
    expect((await read()).data).toMatchObject({ months: 12, waitsUntil: null })
  }
})

test('the counts of candidates with an outcome add up, by the stored months and by others', async () => {
  const { ended, open, monthsAgo, today, read, list, keep } = await aScene()
  const due = await ended(monthsAgo(12))
  await ended(monthsAgo(20))
  const soon = await ended(addDays(monthsAgo(12), 5))
  const later = await ended(monthsAgo(3))
  const kept = await ended(monthsAgo(14))
  await open(monthsAgo(13))
  await open(monthsAgo(2))
  await keep(kept, { until: addMonths(today(), 6) })
  const { counts } = (await read()).data
  expect(counts).toEqual({ now: 2, soon: 1, later: 2, kept: 1, undecided: 1 })
  expect((await read(2)).data.counts).toEqual({ now: 4, soon: 0, later: 1, kept: 1, undecided: 2 })
  expect((await read(120)).data.counts).toEqual({ now: 0, soon: 0, later: 5, kept: 1, undecided: 0 })
  expect(idsOf(await list({ show: 'soon' }))).toEqual([soon])
  expect(idsOf(await list({ show: 'kept' }))).toEqual([kept])
  expect(idsOf(await list())).not.toContain(kept)
  expect(idsOf(await list())).toContain(due)
  expect(idsOf(await list({ months: 3 }))).toContain(later)
})

test('a list tells name, position, outcome, its day and the day of the erasure', async () => {
  const { ended, monthsAgo, today, list, keep } = await aScene()
  const kept = await ended(monthsAgo(20), { name: '林晓彤', outcome: 'withdrew' })
  const until = addMonths(today(), 2)
  await keep(kept, { until, reason: '仍在考虑' })
  expect((await list({ show: 'kept' })).data.list).toEqual([
    {
      candidateId: kept,
      name: '林晓彤',
      nameLatin: null,
      positionName: '高级后端工程师',
      positionNameLatin: null,
      outcome: 'withdrew',
      day: monthsAgo(20),
      eraseDay: addDays(until, 1),
      kept: { until, byName: '陈薇', reason: '仍在考虑' },
    },
  ])
})

test('the lists go on after a page, and find a part of a name but no masked one', async () => {
  const { companyId, ended, monthsAgo, list } = await aScene()
  const days = Array.from({ length: 53 }, (_, index) => addDays(monthsAgo(16), index))
  const ids = []
  for (const day of days) ids.push(await ended(day, { name: '某某' }))
  const first = await list()
  expect(idsOf(first)).toEqual(ids.slice(0, 50))
  const second = await list({ cursor: first.data.nextCursor ?? '' })
  expect(idsOf(second)).toEqual(ids.slice(50))
  expect(second.data.nextCursor).toBeNull()
  const found = await ended(monthsAgo(13), { name: '沈知遥' })
  await ended(monthsAgo(13), { name: '沈知远', isAnonymous: true })
  expect(idsOf(await list({ text: ' 知 ' }))).toEqual([found])
  expect(idsOf(await list({ text: '%' }))).toEqual([])
  expect((await list({ cursor: 'x_y' })).data.list).toHaveLength(50)
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(idsOf(await list({ text: '知' }))).toEqual([])
  expect((await list()).data.list[0]?.name).toBe('某**')
})

test('a candidate without an outcome is listed as undecided once nothing has happened for the time [S142]', async () => {
  const { open, monthsAgo, list, detail, hr, companyId } = await aScene()
  const idle = await open(monthsAgo(13))
  const active = await open(monthsAgo(13))
  const { services } = server
  const chain = { companyId, sequence: '1', previousHash: '', hash: '', details: '{}' }
  await services.db
    .insertInto('auditEntry')
    .values({ ...chain, at: server.clock.now(), action: 'remark.added', candidateId: active })
    .execute()
  const { data } = await list({ show: 'undecided' })
  expect(data.list).toMatchObject([
    { candidateId: idle, outcome: null, day: monthsAgo(13), eraseDay: null, kept: null },
  ])
  expect((await detail(idle, hr.token)).data).toMatchObject({ outcome: null, eraseDay: null, cause: null })
})

test('a shorter time waits 7 days, and the log names both times and how many it reaches', async () => {
  const { admin, ended, monthsAgo, today, save, read, list, entries } = await aScene()
  await ended(monthsAgo(8))
  const day = addDays(today(), 7)
  expect((await read(6)).data).toMatchObject({ wouldWaitUntil: day, counts: { now: 1 } })
  expect((await list({ months: 6 })).data.list).toMatchObject([{ eraseDay: day }])
  expect((await save(6, 12)).data).toEqual({ months: 6, waitsUntil: day })
  expect((await read()).data).toMatchObject({ months: 6, waitsUntil: day })
  expect((await save(9, 6)).data).toEqual({ months: 9, waitsUntil: day })
  server.clock.pass(7 * dayMs)
  const token = await aToken(server.services, admin)
  expect((await read(undefined, token)).data).toMatchObject({ months: 9, waitsUntil: null })
  expect((await entries()).map(({ action, details }) => [action, details])).toEqual([
    ['retention.changed', { from: { months: 12 }, to: { months: 6, waitsUntil: day, count: 1 } }],
    ['retention.changed', { from: { months: 6 }, to: { months: 9, waitsUntil: day, count: 0 } }],
  ])
})

test('of two administrators who change the time the second is told the present one', async () => {
  const { save, read } = await aScene()
  await save(24, 12)
  const answer = await save(6, 12)
  expect(answer).toMatchObject({ code: 1012, data: { months: 24 } })
  expect((await read()).data.months).toBe(24)
  expect((await save(24, 24)).data).toEqual({ months: 24, waitsUntil: null })
})

test.each([0, 121, 6.5, -1])('%s months are refused', async (months) => {
  const { save, read } = await aScene()
  expect((await save(months, 12)).code).toBe(1003)
  expect((await read(months)).code).toBe(1003)
})

test('only administrators read and change the time of the company', async () => {
  const { hr, read, list, save } = await aScene()
  expect((await read(undefined, hr.token)).code).toBe(1002)
  expect((await list({}, hr.token)).code).toBe(1002)
  expect((await save(6, 12, hr.token)).code).toBe(1002)
})

test('a candidate is kept with a reason until a day, and kept no longer once that is ended [S143]', async () => {
  const { ended, monthsAgo, today, keep, end, detail, entries } = await aScene()
  const candidateId = await ended(monthsAgo(11))
  const until = addMonths(today(), 6)
  const due = addMonths(monthsAgo(11), 12)
  expect((await detail(candidateId)).data).toMatchObject({
    months: 12,
    outcome: 'rejected',
    outcomeDay: monthsAgo(11),
    eraseDay: due,
    cause: 'outcome',
    kept: null,
    may: { keep: true },
  })
  expect((await keep(candidateId, { until, reason: ' 另有职位 ' })).data).toEqual({ until })
  expect((await detail(candidateId)).data).toMatchObject({
    eraseDay: addDays(until, 1),
    cause: 'kept',
    kept: { until, reason: '另有职位', byName: '陈薇' },
  })
  expect((await end(candidateId, until)).code).toBe(0)
  expect((await detail(candidateId)).data).toMatchObject({ eraseDay: due, kept: null })
  expect(await entries()).toEqual([
    {
      action: 'candidate.kept',
      candidateId,
      details: { from: { until: null }, to: { until, reasonLength: 4 } },
    },
    { action: 'keeping.ended', candidateId, details: { from: { until } } },
  ])
})

test('a keeping that is over counts as none, and can be renewed', async () => {
  const { hr, ended, monthsAgo, today, keep, detail } = await aScene()
  const candidateId = await ended(monthsAgo(14))
  await keep(candidateId, { until: today() })
  server.clock.pass(dayMs)
  const token = await aToken(server.services, hr)
  expect((await detail(candidateId, token)).data).toMatchObject({ kept: null, eraseDay: today() })
  expect((await keep(candidateId, { until: addDays(today(), 3) }, token)).code).toBe(0)
})

test('of two who keep a candidate at the same moment the second is told', async () => {
  const { companyId, ended, monthsAgo, today, keep, end, detail } = await aScene()
  const other = await anAccount(server.services, { companyId })
  const candidateId = await ended(monthsAgo(11))
  const until = addMonths(today(), 6)
  const answers = await Promise.all([
    keep(candidateId, { until }),
    keep(candidateId, { until: addMonths(today(), 7) }, other.token),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1012])
  expect((await end(candidateId, today())).code).toBe(1012)
  expect((await detail(candidateId)).data.kept).not.toBeNull()
})

test('an unreadable reason or day is refused by its field', async () => {
  const { ended, monthsAgo, today, keep, detail } = await aScene()
  const candidateId = await ended(monthsAgo(11))
  const until = addMonths(today(), 6)
  const inputs = [
    { until: '' },
    { until: '2027-02-30' },
    { until: addDays(today(), -1) },
    { until: addDays(addMonths(today(), 36), 1) },
    { until, reason: ' ' },
    { until, reason: 'x'.repeat(301) },
  ]
  for (const input of inputs) expect((await keep(candidateId, input)).code, JSON.stringify(input)).toBe(1003)
  expect((await keep(candidateId, { until: addDays(today(), -1) })).msg).toBe('That day has passed')
  expect((await detail(candidateId)).data.kept).toBeNull()
})

test('interviewers see the day of the erasure without the reason, and keep nobody', async () => {
  const { companyId, ended, monthsAgo, today, keep, detail } = await aScene()
  const candidateId = await ended(monthsAgo(11))
  await anInterview(server.services, { companyId, candidateId })
  const reader = await anAccount(server.services, { companyId, userType: 'read' })
  const until = addMonths(today(), 6)
  await keep(candidateId, { until })
  expect((await detail(candidateId, reader.token)).data).toMatchObject({ may: { keep: false } })
  expect((await keep(candidateId, { until, seen: until }, reader.token)).code).toBe(1002)
})

test('an application that is reopened has no day of erasure, and is counted anew by its next outcome', async () => {
  const { ended, monthsAgo, today, read, detail } = await aScene()
  const candidateId = await ended(monthsAgo(15))
  expect((await read()).data.counts.now).toBe(1)
  await changeRow(server.services, 'candidate', candidateId, { outcome: null, outcomeAt: null })
  expect((await read()).data.counts).toMatchObject({ now: 0, soon: 0, later: 0 })
  expect((await detail(candidateId)).data.eraseDay).toBeNull()
  const outcomeAt = server.clock.now()
  await changeRow(server.services, 'candidate', candidateId, { outcome: 'hired', outcomeAt })
  expect((await detail(candidateId)).data.eraseDay).toBe(addMonths(today(), 12))
})
