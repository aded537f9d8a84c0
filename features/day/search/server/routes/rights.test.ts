import { aCandidate, anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertRemark } from '../../../../review/evaluations/server/queries/evaluations.ts'
import { findPassages, readAround } from '../../contract.ts'
import { keepIndex } from '../actions/keep-index.ts'
import { aSearchedCompany, aSpeaker, counted, found, type SearchedCompany } from './searched-under-test.ts'

const server = serverUnderTest()

async function remark(
  company: SearchedCompany,
  { candidateId }: Pick<Awaited<ReturnType<typeof aSpeaker>>, 'candidateId'>,
  by: SearchedCompany['hr'],
  content: string,
) {
  const { companyId } = company
  const of = { companyId, candidateId, accountId: by.accountId, writtenBy: '陈薇', source: 4 }
  await insertRemark(server.services.db, { ...of, content, createdAt: server.clock.now() })
}

test('an interviewer finds and counts given candidates alone, and nothing after the right is gone', async () => {
  const company = await aSearchedCompany(server)
  const { interviewer, hr } = company
  const said = Array.from({ length: 30 }, (_, index) => `kafka ${index}`)
  const given = await aSpeaker(server, company, { said })
  await aSpeaker(server, company, { said: ['kafka of another'] })
  const { companyId, candidateId } = given
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: interviewer.accountId })
  expect(await counted(server, interviewer, { text: 'kafka' })).toMatchObject({ said: 30, candidates: 1 })
  expect(await counted(server, hr, { text: 'kafka' })).toMatchObject({ said: 31, candidates: 2 })
  const { token } = interviewer
  const wanted = { text: 'kafka', scope: 'said' as const }
  const { data } = await server.call(findPassages, wanted, { token })
  expect(data.passages).toHaveLength(20)
  const cursor = data.nextCursor ?? ''
  await sql`update recommendation set withdrawn_at = now() where candidate_id = ${candidateId}`.execute(
    server.services.db,
  )
  const next = await server.call(findPassages, { ...wanted, cursor }, { token })
  expect(next.data).toEqual({ problem: null, passages: [], people: [], nextCursor: null })
  const passageId = data.passages[0]?.passageId ?? ''
  expect((await server.call(readAround, { passageId, text: 'kafka' }, { token })).data).toEqual({
    passages: [],
    person: null,
    mayCite: false,
  })
  expect(await counted(server, interviewer, { text: 'kafka' })).toMatchObject({ said: 0, candidates: 0 })
})

test('each permission opens its kind of passage alone', async () => {
  const company = await aSearchedCompany(server)
  const { companyId, hr } = company
  const person = await aSpeaker(server, company, { said: ['kafka said'], resume: 'kafka school' })
  await remark(company, person, hr, 'kafka remark')
  const cases = [
    ['reportAIInterview', ['kafka said'], []],
    ['reportResume', [], ['kafka school']],
    ['reportRemark', ['kafka remark'], []],
    ['candidate', [], []],
  ] as const
  for (const [button, said, resumes] of cases) {
    const account = await anAccount(server.services, { companyId, buttons: [button] })
    expect([button, await found(server, account, { text: 'kafka' })]).toEqual([button, said])
    expect(await found(server, account, { text: 'kafka', scope: 'resumes' })).toEqual(resumes)
    expect(await counted(server, account, { text: 'kafka' })).toMatchObject({
      said: said.length,
      resumes: resumes.length,
    })
  }
})

test('a masked candidate is found neither by the resume nor by the own name, phone and e-mail', async () => {
  const company = await aSearchedCompany(server)
  const { hr, companyId } = company
  const said = ['我是沈知遥。', '电话一三八 138-0000-0001', '写 shen@person.example', '我写 Kafka。']
  await aSpeaker(server, company, { said, resume: '某大学', name: '沈知遥', isAnonymous: true })
  await aSpeaker(server, company, { said: ['沈知遥是我同事，用 Kafka。'], resume: '某大学', name: '别人' })
  expect(await found(server, hr, { text: '沈知遥' })).toEqual(['沈知遥是我同事，用 Kafka。'])
  for (const text of ['电话', 'shen']) expect([text, await found(server, hr, { text })]).toEqual([text, []])
  expect((await found(server, hr, { text: 'kafka' })).length).toBe(2)
  expect(await counted(server, hr, { text: '某大学' })).toMatchObject({ resumes: 1 })
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(await counted(server, hr, { text: '某大学' })).toMatchObject({ resumes: 0 })
  expect((await found(server, hr, { text: 'kafka' })).length).toBe(2)
})

test('a changed name is masked too', async () => {
  const company = await aSearchedCompany(server)
  const { candidateId } = await aSpeaker(server, company, {
    said: ['我叫顾长风。'],
    name: '甲',
    isAnonymous: true,
  })
  expect(await found(server, company.hr, { text: '长风' })).toEqual(['我叫顾长风。'])
  await changeRow(server.services, 'candidate', candidateId, { name: '顾长风' })
  expect(await found(server, company.hr, { text: '长风' })).toEqual([])
})

test('remarks of colleagues are found after the own opinion, the own remark before it', async () => {
  const company = await aSearchedCompany(server)
  const { companyId, hr } = company
  const other = await anAccount(server.services, { companyId })
  const person = await aSpeaker(server, company, { said: ['kafka'] })
  await remark(company, person, other, 'kafka by a colleague')
  await remark(company, person, hr, 'kafka of mine')
  expect((await found(server, hr, { text: 'kafka' })).length).toBe(3)
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true })
  const interviewers = [{ accountId: hr.accountId, name: '陈薇' }]
  await aPlan(server.services, { companyId, candidateId: person.candidateId, interviewers })
  expect((await found(server, hr, { text: 'kafka' })).toSorted()).toEqual(['kafka', 'kafka of mine'])
  expect(await counted(server, hr, { text: 'kafka' })).toMatchObject({ said: 2 })
  expect((await found(server, other, { text: 'kafka' })).length).toBe(3)
})

test('another company finds nothing', async () => {
  const company = await aSearchedCompany(server)
  await aSpeaker(server, company, { said: ['kafka'], resume: 'kafka' })
  const stranger = await anAccount(server.services)
  await keepIndex(server.services)
  expect(await counted(server, stranger, { text: 'kafka' })).toMatchObject({ said: 0, resumes: 0 })
})

test('chips and their not filter and count, and an empty search names the chip that leaves out the most', async () => {
  const company = await aSearchedCompany(server)
  const { hr, companyId, positionId } = company
  const { candidateId } = await aSpeaker(server, company, { said: ['kafka'] })
  await changeRow(server.services, 'candidate', candidateId, { workYears: 5 })
  await aCandidate(server.services, { companyId, positionId })
  const years = { by: 'years' as const, from: 4, to: 6 }
  const outcome = { by: 'outcome' as const, values: ['open' as const] }
  expect(await found(server, hr, { text: 'kafka', chips: [years, outcome] })).toEqual(['kafka'])
  const chips = [outcome, { ...years, not: true }]
  expect(await found(server, hr, { text: 'kafka', chips })).toEqual([])
  expect(await counted(server, hr, { text: 'kafka', chips })).toMatchObject({
    said: 0,
    leftOut: { place: 1, count: 1 },
  })
})

test('a passage says whether its reader gives an opinion in which it can be cited', async () => {
  const company = await aSearchedCompany(server)
  const { companyId, hr } = company
  await aSpeaker(server, company, { said: ['kafka said'] })
  await keepIndex(server.services)
  const wanted = { text: 'kafka', scope: 'said' as const }
  const { data } = await server.call(findPassages, wanted, { token: hr.token })
  const passageId = data.passages[0]?.passageId ?? ''
  const mayCite = async ({ token }: { token: string }) => {
    const around = (await server.call(readAround, { passageId, text: 'kafka' }, { token })).data
    return [around.passages.length, around.mayCite]
  }
  const reader = await anAccount(server.services, { companyId, userType: 'read' })
  const buttons = ['reportAIInterview'] as const
  const withoutKey = await anAccount(server.services, { companyId, buttons })
  expect([await mayCite(hr), await mayCite(reader), await mayCite(withoutKey)]).toEqual([
    [1, true],
    [1, false],
    [1, false],
  ])
})

test('a remark found by the search cannot be cited, an answer can', async () => {
  const company = await aSearchedCompany(server)
  const { hr } = company
  const person = await aSpeaker(server, company, { said: ['kafka said'] })
  await remark(company, person, hr, 'kafka noted')
  await keepIndex(server.services)
  const { data } = await server.call(findPassages, { text: 'kafka', scope: 'said' }, { token: hr.token })
  const citable = async ({ kind, passageId }: (typeof data.passages)[number]) => {
    const around = await server.call(readAround, { passageId, text: 'kafka' }, { token: hr.token })
    return [kind, around.data.mayCite]
  }
  const each = await Promise.all(data.passages.map(citable))
  expect(each.toSorted()).toEqual([
    ['remark', false],
    ['said', true],
  ])
})
