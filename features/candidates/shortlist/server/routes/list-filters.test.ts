import { anAccount } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { moveCandidates } from '../../../stages/contract/moving.ts'
import { readStanding } from '../../../stages/contract/standing.ts'
import type { Chip } from '../../contract/filter.ts'
import { readList } from '../../contract/list.ts'
import { aListed, aListedCompany, aScored, asks, bothWays, namesOf } from './list-page-under-test.ts'

const server = serverUnderTest()

test('positions, stages, outcomes and years filter, each also as a not', async () => {
  const company = await aListedCompany(server)
  await aListed(server, company, 'a', { stageId: '1', workYears: 3 })
  await aListed(server, { ...company, positionId: company.otherId }, 'b', { stageId: '2', workYears: 9 })
  const ended = { outcome: 'hired', outcomeAt: server.clock.now() }
  await aListed(server, company, 'c', { stageId: '1001', ...ended })
  const cases: readonly (readonly [Chip, string[], string[]])[] = [
    [{ by: 'position', values: [company.otherId, 'no id'] }, ['b'], ['a', 'c']],
    [{ by: 'stage', values: ['1', '1001'] }, ['a', 'c'], ['b']],
    [{ by: 'outcome', values: ['open'] }, ['a', 'b'], ['c']],
    [{ by: 'outcome', values: ['hired', 'rejected'] }, ['c'], ['a', 'b']],
    [{ by: 'years', from: 3, to: 8 }, ['a'], ['b', 'c']],
    [{ by: 'years', from: 4 }, ['b'], ['a', 'c']],
  ]
  for (const [chip, kept, others] of cases)
    expect(await bothWays(server, company.hr, chip)).toEqual({ kept, others })
})

test('scores filter as they are displayed, and a scale of three is stretched', async () => {
  const company = await aListedCompany(server)
  await aScored(server, company, 'a', 3.449)
  await aScored(server, company, 'b', 3.46)
  const third = await aScored(server, company, 'c', 2.4)
  await server.services.db
    .updateTable('interview')
    .set({ scoreOutOf: 3 })
    .where('id', '=', third.interviewId)
    .execute()
  await aListed(server, company, 'd')
  expect(await bothWays(server, company.hr, { by: 'score', from: 3.5 })).toEqual({
    kept: ['b', 'c'],
    others: ['a', 'd'],
  })
  expect((await bothWays(server, company.hr, { by: 'score', from: 3.4, to: 3.4 })).kept).toEqual(['a'])
})

test('labels and days filter, days by the company’s time zone', async () => {
  const company = await aListedCompany(server)
  await server.services.db
    .updateTable('company')
    .set({ timeZone: 'Asia/Shanghai' })
    .where('id', '=', company.companyId)
    .execute()
  const at = (text: string) => ({ appliedAt: new Date(text), updatedAt: new Date(text) })
  const first = await aListed(server, company, 'a', at('2026-03-01T15:59:59Z'))
  await aListed(server, company, 'b', at('2026-03-01T16:00:00Z'))
  await aListed(server, company, 'c', at('2026-03-13T16:00:00Z'))
  const { companyId, candidateId } = first
  await server.services.db
    .insertInto('candidateLabel')
    .values({ companyId, candidateId, labelId: 7, name: '支付', sortIndex: 1 })
    .execute()
  const cases: readonly (readonly [Chip, string[], string[]])[] = [
    [{ by: 'label', values: [7, 9] }, ['a'], ['b', 'c']],
    [{ by: 'applied', to: '2026-03-01' }, ['a'], ['b', 'c']],
    [{ by: 'applied', from: '2026-03-02', to: '2026-03-02' }, ['b'], ['a', 'c']],
    [{ by: 'active', from: '2026-03-02' }, ['b', 'c'], ['a']],
    [{ by: 'active', last: 2 }, ['c'], ['a', 'b']],
  ]
  for (const [chip, kept, others] of cases)
    expect(await bothWays(server, company.hr, chip)).toEqual({ kept, others })
})

test('states, reviewers and their answers filter, the newest answer of each', async () => {
  const company = await aListedCompany(server)
  const { hr, interviewer, colleague } = company
  const passed = await aListed(server, company, 'a')
  await asks(server, passed, interviewer, { operateStatus: 1 })
  const asked = await aListed(server, company, 'b')
  await asks(server, asked, interviewer)
  await asks(server, asked, colleague, { operateStatus: 2 })
  const withdrawn = await aListed(server, company, 'c')
  await asks(server, withdrawn, interviewer, { isWithdrawn: true })
  await aListed(server, company, 'd')
  const { accountId } = interviewer
  const lead = await anAccount(server.services, { companyId: company.companyId })
  await asks(server, passed, lead, { operateStatus: 1 })
  await asks(server, asked, lead, { operateStatus: 2 })
  const cases: readonly (readonly [Chip, string[], string[]])[] = [
    [{ by: 'state', values: ['pass', 'reject'] }, ['a', 'b'], ['c', 'd']],
    [{ by: 'state', values: ['invalid'] }, ['c'], ['a', 'b', 'd']],
    [{ by: 'reviewer', values: [accountId] }, ['a', 'b'], ['c', 'd']],
    [{ by: 'reviewer', values: [accountId], answers: ['pass'] }, ['a'], ['b', 'c', 'd']],
    [{ by: 'reviewer', values: [accountId], answers: ['none'] }, ['b'], ['a', 'c', 'd']],
    [
      { by: 'reviewer', values: [accountId, colleague.accountId], answers: ['pass', 'reject'] },
      ['a', 'b'],
      ['c', 'd'],
    ],
    [{ by: 'reviewer', values: ['me', 'no id'] }, [], ['a', 'b', 'c', 'd']],
  ]
  for (const [chip, kept, others] of cases) expect(await bothWays(server, hr, chip)).toEqual({ kept, others })
  expect(
    (await bothWays(server, interviewer, { by: 'reviewer', values: ['me'], answers: ['none'] })).kept,
  ).toEqual(['b'])
})

test('whom a candidate waits for filters, and each row says for what and since when', async () => {
  const company = await aListedCompany(server)
  const { hr, interviewer, companyId } = company
  const mine = await aListed(server, company, 'a')
  await asks(server, mine, hr)
  const theirs = await aListed(server, company, 'b')
  await asks(server, theirs, interviewer)
  const due = await aListed(server, company, 'c')
  const endsAt = new Date(server.clock.now().getTime() - 3_600_000)
  await aPlan(server.services, {
    companyId,
    candidateId: due.candidateId,
    startsAt: new Date(endsAt.getTime() - 3_600_000),
    endsAt,
    interviewers: [{ accountId: interviewer.accountId, name: '陆景行' }],
  })
  await aListed(server, company, 'd')
  const waiting = (values: ('me' | 'colleague' | 'candidate' | 'nobody')[]) =>
    bothWays(server, hr, { by: 'waiting', values })
  expect(await waiting(['me'])).toEqual({ kept: ['a'], others: ['b', 'c', 'd'] })
  expect(await waiting(['colleague'])).toEqual({ kept: ['b', 'c'], others: ['a', 'd'] })
  expect(await waiting(['nobody', 'candidate'])).toEqual({ kept: ['d'], others: ['a', 'b', 'c'] })
  const { data } = await server.call(readList, { sort: 'waiting' }, { token: hr.token })
  const now = server.clock.now().getTime()
  expect(data.list.map(({ name, waiting: { since, ...rest } }) => [name, rest, since])).toEqual([
    ['a', { for: 'me', what: 'opinion', who: [] }, now],
    ['c', { for: 'colleague', what: 'feedback', who: ['陆景行'] }, endsAt.getTime()],
    ['b', { for: 'colleague', what: 'opinion', who: ['陆景行'] }, now],
    ['d', { for: 'nobody', what: null, who: [] }, null],
  ])
  expect(await namesOf(server, interviewer, { chips: [{ by: 'waiting', values: ['me'] }] })).toEqual(['b'])
})

test('an unfinished AI interview and offered times wait for the candidate', async () => {
  const company = await aListedCompany(server)
  const interview = await aScored(server, company, 'a', 3)
  const change = (values: { status: string; overallScore: number | null }) =>
    server.services.db.updateTable('interview').set(values).where('id', '=', interview.interviewId).execute()
  const waiting = async () =>
    (await server.call(readList, {}, { token: company.hr.token })).data.list[0]?.waiting
  expect(await waiting()).toMatchObject({ for: 'nobody' })
  await change({ status: 'doing', overallScore: null })
  expect(await waiting()).toMatchObject({ for: 'candidate', what: 'interview' })
  await server.services.db
    .updateTable('candidate')
    .set({ outcome: 'withdrew', outcomeAt: server.clock.now() })
    .where('id', '=', interview.candidateId)
    .execute()
  expect(await waiting()).toMatchObject({ for: 'nobody', since: null })
})

test('a row says why the application ended, and nothing once it goes on', async () => {
  const company = await aListedCompany(server)
  const { candidateId } = await aListed(server, company, 'a')
  await aListed(server, company, 'b')
  const whys = async () => {
    const { data } = await server.call(readList, {}, { token: company.hr.token })
    return data.list.map(({ outcomeWhy }) => outcomeWhy)
  }
  const { data: standing } = await server.call(
    readStanding,
    { jobseekerChannelId: candidateId },
    { token: company.hr.token },
  )
  const from = { jobseekerChannelId: candidateId, fromStageId: standing.stageId, fromOutcome: null }
  const ending = { toStageId: null, outcome: 'rejected', carriesRecommendations: false } as const
  await server.call(
    moveCandidates,
    { moves: [from], ...ending, reason: '薪资超出范围' },
    { token: company.hr.token },
  )
  expect((await whys()).toSorted()).toEqual([[], ['薪资超出范围']])
  await server.services.db
    .updateTable('candidate')
    .set({ outcomeReasons: ['薪资不合'] })
    .where('id', '=', candidateId)
    .execute()
  expect((await whys()).toSorted()).toEqual([[], ['薪资不合', '薪资超出范围']])
  await undoLast(server, { token: company.hr.token })
  expect(await whys()).toEqual([[], []])
})

test('reasons of rejections filter', async () => {
  const company = await aListedCompany(server)
  const rejected = await aListed(server, company, 'a')
  await aListed(server, company, 'b')
  const { companyId, candidateId } = rejected
  await server.services.db
    .insertInto('evaluation')
    .values({
      id: '0191b2c4-0000-7000-8000-000000000001',
      companyId,
      candidateId,
      accountId: company.interviewer.accountId,
      evaluatedBy: '陆景行',
      kind: 'overall',
      result: 2,
      reasons: ['薪资不合'],
      stageId: '2',
      createdAt: server.clock.now(),
    })
    .execute()
  expect(await bothWays(server, company.hr, { by: 'reason', values: ['薪资不合'] })).toEqual({
    kept: ['a'],
    others: ['b'],
  })
})

test.each([
  { chips: [{ by: 'stage', values: [] }] },
  { chips: [{ by: 'stage', values: Array.from({ length: 51 }, (_, index) => `${index}`) }] },
  { chips: Array.from({ length: 17 }, () => ({ by: 'years', from: 1 })) },
  { chips: [{ by: 'score', from: 9 }] },
  { chips: [{ by: 'applied', from: '2026-02-30' }] },
  { chips: [{ by: 'nothing', values: ['1'] }] },
  { find: 'a'.repeat(10_000) },
  { find: 'a\0' },
  { sort: 'phone' },
])('a filter that is too long or unknown is refused: %#', async (input) => {
  const { hr } = await aListedCompany(server)
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: readList.path,
    headers: { token: hr.token, 'content-type': 'application/json' },
    payload: JSON.stringify(input),
  })
  expect([statusCode, body.includes('"code":1003')]).toEqual([expect.any(Number), true])
})
