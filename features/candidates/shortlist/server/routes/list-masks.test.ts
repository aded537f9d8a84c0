import { anAccount, aSetting } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { type CallAs, serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { appendEntries } from '../../../../platform/audit/server/queries/entries.ts'
import { compareContacts } from '../../../persons/server/jobs.ts'
import { moveCandidates } from '../../../stages/contract/moving.ts'
import { readStanding } from '../../../stages/contract/standing.ts'
import { readList } from '../../contract/list.ts'
import { writeNames } from '../jobs.ts'
import {
  aListed,
  aListedCompany,
  aScored,
  asks,
  bothWays,
  countsOf,
  namesOf,
} from './list-page-under-test.ts'

const server = serverUnderTest()

test('a text finds names in any script, pinyin, initials, phones and e-mails', async () => {
  const company = await aListedCompany(server)
  await aListed(server, company, '苏晴岚', {
    nameLatin: 'Su Qinglan',
    phone: '138 0000 0001',
    email: 'Su.Q@Mail.example',
  })
  await aListed(server, company, 'José 100%_\\', { phone: '+49 30 901820' })
  await aListed(server, company, 'other', { phone: '139 9999 9999' })
  // A writer beside the product leaves the pinyin to the job.
  expect(await writeNames(server.services)).toBeGreaterThanOrEqual(3)
  await compareContacts(server.services)
  const found = (find: string) => namesOf(server, company.hr, { find })
  for (const find of [
    '苏晴',
    'qinglan su',
    'suqing',
    'sql',
    '138 0000 0001',
    '+86 138-0000-0001',
    '１３８００００',
  ])
    expect([find, await found(find)]).toEqual([find, ['苏晴岚']])
  expect(await found('su.q@mail')).toEqual(['苏晴岚'])
  for (const find of ['jose', 'JOSÉ 100', '030 901820', '4930901820'])
    expect([find, await found(find)]).toEqual([find, find.startsWith('0') ? [] : ['José 100%_\\']])
  for (const find of ['%', '_', '\\', '😀', 'a%r', 'oth_r', '100_'])
    expect([find, (await found(find)).includes('other')]).toEqual([find, false])
})

test('masked names and contacts are not found by, and are sorted by the letter that shows', async () => {
  const company = await aListedCompany(server)
  await aListed(server, company, 'Bella', { isAnonymous: true, phone: '13800000001', email: 'b@x.example' })
  await aListed(server, company, 'Baker', { phone: '13800000001', email: 'b@x.example' })
  const { hr, companyId } = company
  for (const find of ['bella', '13800000001', 'b@x.example'])
    expect(await namesOf(server, hr, { find })).not.toContain('B**')
  expect(await namesOf(server, hr, { sort: 'name' })).toEqual(['B**', 'Baker'])
  expect(await namesOf(server, hr, { find: 'baker' })).toEqual(['Baker'])
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  for (const find of ['baker', '13800000001', 'b@x.example', '*'])
    expect(await namesOf(server, hr, { find })).toEqual([])
  expect(await countsOf(server, hr, { find: 'baker' })).toMatchObject({ base: 2, total: 0, byFind: 2 })
})

test('what the own opinion covers neither filters, nor sorts, nor counts', async () => {
  const company = await aListedCompany(server)
  const { hr, colleague, companyId } = company
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true, ownOpinionBeforeAi: true })
  const covered = await aScored(server, company, 'covered', 4.8)
  await asks(server, covered, colleague, { operateStatus: 1 })
  const open = await aScored(server, company, 'open', 3)
  await asks(server, open, colleague, { operateStatus: 1 })
  const interviewers = [{ accountId: hr.accountId, name: '陈薇' }]
  const { candidateId } = covered
  await aPlan(server.services, { companyId, candidateId, interviewers })
  expect(await bothWays(server, hr, { by: 'score', from: 4 })).toEqual({
    kept: [],
    others: ['covered', 'open'],
  })
  expect(await namesOf(server, hr, { sort: 'score' })).toEqual(['open', 'covered'])
  expect(await namesOf(server, hr, { sort: 'score', back: true })).toEqual(['open', 'covered'])
  const reviewer = { by: 'reviewer' as const, values: [colleague.accountId], answers: ['pass' as const] }
  expect(await bothWays(server, hr, reviewer)).toEqual({ kept: ['open'], others: ['covered'] })
  expect((await countsOf(server, hr)).medians).toEqual([
    { positionId: company.positionId, median: 3, count: 1 },
  ])
  const { data } = await server.call(readList, { sort: 'score' }, { token: hr.token })
  const row = data.list.find(({ name }) => name === 'covered')
  expect(row).toMatchObject({ scoreState: 'covered', score: null, marks: [], areMarksCovered: true })
  // Somebody for whom nothing waits sees both.
  const other = await anAccount(server.services, { companyId })
  expect(await namesOf(server, other, { sort: 'score' })).toEqual(['covered', 'open'])
  expect((await countsOf(server, other)).medians).toMatchObject([{ median: 3.9, count: 2 }])
})

test('scores and opinions that a role does not read neither filter nor sort', async () => {
  const company = await aListedCompany(server)
  const { companyId, colleague } = company
  await asks(server, await aScored(server, company, 'a', 2), colleague, { operateStatus: 1 })
  await aScored(server, company, 'b', 4)
  const account = await anAccount(server.services, { companyId, buttons: ['candidate'] })
  expect((await bothWays(server, account, { by: 'score', from: 1 })).kept).toEqual([])
  expect((await bothWays(server, account, { by: 'reviewer', values: [colleague.accountId] })).kept).toEqual(
    [],
  )
  const sorted = await namesOf(server, account, { sort: 'score' })
  expect(await namesOf(server, account, { sort: 'score', back: true })).toEqual(sorted.toReversed())
  expect((await countsOf(server, account)).medians).toEqual([])
})

test('why an application ended is told to who reads opinions, and to who ended it', async () => {
  const company = await aListedCompany(server)
  const { hr, companyId } = company
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true })
  const { candidateId } = await aListed(server, company, 'a')
  const other = await anAccount(server.services, { companyId })
  const blind = await anAccount(server.services, { companyId, buttons: ['candidate'] })
  const standing = await server.call(readStanding, { jobseekerChannelId: candidateId }, hr)
  const moves = [{ jobseekerChannelId: candidateId, fromStageId: standing.data.stageId, fromOutcome: null }]
  const ending = { toStageId: null, outcome: 'rejected', carriesRecommendations: false } as const
  await server.call(moveCandidates, { moves, ...ending, reason: '薪资超出范围' }, hr)
  const whyOf = async (as: CallAs) =>
    (await server.call(readList, {}, as)).data.list.map(({ outcome, outcomeWhy }) => [outcome, outcomeWhy])
  const told = [['rejected', ['薪资超出范围']]]
  const covered = [['rejected', []]]
  expect(await whyOf(hr)).toEqual(told)
  expect(await whyOf(other)).toEqual(told)
  expect(await whyOf(blind)).toEqual(covered)
  // They owe an opinion first.
  const interviewers = [other, hr].map(({ accountId }) => ({ accountId, name: '陈薇' }))
  await aPlan(server.services, { companyId, candidateId, interviewers })
  expect(await whyOf(other)).toEqual(covered)
  expect(await whyOf(hr)).toEqual(told)
})

test('an interviewer filters and counts the own candidates alone, by the own state', async () => {
  const company = await aListedCompany(server)
  const { hr, interviewer, colleague } = company
  const passed = await aListed(server, company, 'a')
  await asks(server, passed, interviewer, { operateStatus: 1 })
  await asks(server, passed, colleague, { operateStatus: 2 })
  await asks(server, await aListed(server, company, 'b'), interviewer)
  const withdrawn = await aListed(server, company, 'c')
  await asks(server, withdrawn, interviewer, { isWithdrawn: true })
  const self = await aListed(server, company, 'self')
  await asks(server, self, interviewer, { operateStatus: 1, byAccountId: interviewer.accountId })
  await aListed(server, company, 'd')
  expect((await namesOf(server, interviewer)).toSorted()).toEqual(['a', 'b'])
  expect(await bothWays(server, interviewer, { by: 'state', values: ['pass'] })).toEqual({
    kept: ['a'],
    others: ['b'],
  })
  expect(await bothWays(server, interviewer, { by: 'waiting', values: ['colleague'] })).toEqual({
    kept: [],
    others: ['a', 'b'],
  })
  expect(await countsOf(server, interviewer)).toMatchObject({
    base: 2,
    total: 2,
    states: { pass: 1, notOperated: 1, reject: 0, invalid: 0 },
    tabs: { all: 2, mine: 1, notOperated: 1, operated: 1 },
  })
  expect(await countsOf(server, hr)).toMatchObject({ base: 5 })
})

test('counts add up, and say what each chip, the text and the older fields leave out', async () => {
  const company = await aListedCompany(server)
  const { hr } = company
  const lead = await anAccount(server.services, { companyId: company.companyId })
  for (const [index, stageId] of ['1', '1', '2', '2', '1001'].entries()) {
    const candidate = await aListed(server, company, `n${index}`, { stageId, workYears: index })
    if (index > 2) await asks(server, candidate, lead, { operateStatus: 1 })
  }
  await aListed(server, { ...company, positionId: company.otherId }, 'n9', { stageId: '1', workYears: 9 })
  const counts = await countsOf(server, hr, {
    maxWorkAge: 8,
    chips: [
      { by: 'position', values: [company.positionId] },
      { by: 'stage', values: ['1001'], not: true },
      { by: 'years', from: 1 },
    ],
    find: 'n3',
  })
  expect(counts).toMatchObject({
    base: 6,
    byFields: 1,
    leftOut: [0, 1, 1],
    byFind: 2,
    total: 1,
    states: { pass: 1, wait: 0, reject: 0, notOperated: 0, invalid: 0 },
    tabs: { all: 5, mine: 0, notOperated: 3, operated: 2 },
  })
  const none = await countsOf(server, hr, { find: 'nobody' })
  expect(none).toMatchObject({ base: 6, byFields: 0, leftOut: [], byFind: 6, total: 0 })
})

test('the newest act is told with its actor, and an act on an opinion only to who reads opinions', async () => {
  const company = await aListedCompany(server)
  const { hr, interviewer, colleague, companyId } = company
  const candidate = await aListed(server, company, 'a')
  await asks(server, candidate, interviewer)
  const activity = async (account: typeof hr) =>
    (await server.call(readList, {}, { token: account.token })).data.list[0]?.lastActivity
  expect(await activity(hr)).toMatchObject({ action: null, actor: null })
  const add = (action: 'decision.made' | 'candidate.moved' | 'share.made') => {
    server.clock.pass(1_000)
    const { candidateId } = candidate
    const by = { companyId, accountId: colleague.accountId, at: server.clock.now() }
    return server.services.db
      .transaction()
      .execute((transaction) => appendEntries(transaction, by, [{ action, candidateId, details: {} }]))
  }
  await add('share.made')
  expect(await activity(hr)).toEqual({
    at: server.clock.now().getTime(),
    action: 'share.made',
    actor: '周予川',
  })
  expect(await activity(interviewer)).toMatchObject({ action: null, actor: null })
  await add('candidate.moved')
  expect(await activity(interviewer)).toMatchObject({ action: 'candidate.moved', actor: '周予川' })
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  await add('decision.made')
  expect(await activity(hr)).toMatchObject({ action: 'decision.made' })
  expect(await activity(interviewer)).toMatchObject({ action: null, actor: null })
})
