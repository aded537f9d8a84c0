import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { insertRemark } from '../../../../review/evaluations/server/queries/evaluations.ts'
import { countPassages, findPassages, readAround } from '../../contract.ts'
import { aSearchedCompany, aSpeaker, counted, found } from './searched-under-test.ts'

const server = serverUnderTest()

test('spoken, typed and remarked sentences are found by Chinese and English words', async () => {
  const company = await aSearchedCompany(server)
  const { hr, companyId } = company
  const kafka = 'Kafka 集群是我接手的，生产上三十二个分区。'
  const { candidateId } = await aSpeaker(server, company, {
    said: [kafka, '我们没有用缓存。'],
    written: '先写数据库，再发 Kafka。\n第二段',
    resume: '负责 Kafka 集群',
  })
  await insertRemark(server.services.db, {
    companyId,
    candidateId,
    accountId: hr.accountId,
    writtenBy: '陈薇',
    content: '懂 kafka。',
    source: 4,
    createdAt: server.clock.now(),
  })
  expect((await found(server, hr, { text: 'kafka' })).toSorted()).toEqual(
    [kafka, '先写数据库，再发 Kafka。', '懂 kafka。'].toSorted(),
  )
  expect(await found(server, hr, { text: 'Kafka 生产' })).toEqual([kafka])
  expect(await found(server, hr, { text: '生產' })).toEqual([kafka])
  expect(await found(server, hr, { text: '产' })).toEqual([kafka])
  expect(await found(server, hr, { text: '"我接手"' })).toEqual([kafka])
  expect(await found(server, hr, { text: '"接我手"' })).toEqual([])
  expect(await found(server, hr, { text: 'Kafka', scope: 'resumes' })).toEqual(['负责 Kafka 集群'])
  expect(await counted(server, hr, { text: 'kafka' })).toMatchObject({ said: 3, resumes: 1, candidates: 1 })
})

test('a spoken hit has its question, its second, its marks, and the sentences around it', async () => {
  const company = await aSearchedCompany(server)
  const { token } = company.hr
  const person = await aSpeaker(server, company, { said: ['你好。', '用 Kafka 排队。', '再见。'] })
  await found(server, company.hr, {})
  const { data } = await server.call(findPassages, { text: 'kafka', scope: 'said' }, { token })
  expect(data.passages).toMatchObject([
    {
      candidateId: person.candidateId,
      interviewId: person.interviewId,
      kind: 'said',
      source: 'q1',
      question: 1,
      startMs: 10_000,
      marks: [{ from: 2, to: 7 }],
    },
  ])
  expect(data.people).toMatchObject([{ jobSeekerChannelId: person.candidateId, count: 1 }])
  const passageId = data.passages[0]?.passageId ?? ''
  const around = await server.call(readAround, { passageId, text: 'kafka' }, { token })
  expect(around.data.passages.map(({ text }) => text)).toEqual(['你好。', '用 Kafka 排队。', '再见。'])
})

test('pages follow one another without gaps and repeats, by the newest and by the best', async () => {
  const company = await aSearchedCompany(server)
  const said = Array.from({ length: 25 }, (_, index) => `第${index}句 kafka`)
  await aSpeaker(server, company, { said })
  await aSpeaker(server, company, { said: said.map((text) => `${text} b`) })
  await found(server, company.hr, {})
  for (const sort of ['newest', 'best'] as const) {
    const texts: string[] = []
    let cursor: string | undefined
    do {
      const wanted = { text: 'kafka', scope: 'said' as const, sort, ...(cursor && { cursor }) }
      const { data } = await server.call(findPassages, wanted, { token: company.hr.token })
      texts.push(...data.passages.map(({ text }) => text))
      cursor = data.nextCursor ?? undefined
    } while (cursor)
    expect(texts).toHaveLength(50)
    expect(new Set(texts).size).toBe(50)
  }
})

test.each([
  ['an empty text', '  ', 'empty'],
  ['a percent sign', '%', 'nothing'],
  ['a quote', "'", 'nothing'],
  ['an emoji', '😀', 'nothing'],
  ['a joined emoji', '👩‍💻👩‍💻', 'nothing'],
  ['50 words', 'a '.repeat(50), 'tooMany'],
] as const)('%s gets a clear answer', async (_case, text, problem) => {
  const { hr } = await aSearchedCompany(server)
  const { code, data } = await server.call(findPassages, { text, scope: 'said' }, { token: hr.token })
  expect([code, data.problem, data.passages]).toEqual([0, problem, []])
})

/** A found passage of the company. */
async function aPassage(company: Awaited<ReturnType<typeof aSearchedCompany>>) {
  await aSpeaker(server, company, { said: ['kafka'] })
  await found(server, company.hr, {})
  const wanted = { text: 'kafka', scope: 'said' as const }
  const { data } = await server.call(findPassages, wanted, { token: company.hr.token })
  return { passageId: data.passages[0]?.passageId ?? '' }
}

test('odd texts neither break the search nor find everything', async () => {
  const company = await aSearchedCompany(server)
  const quote = `it's 'quoted' \\ back & | ! :* <-> ${'哈'.repeat(700)}`
  await aSpeaker(server, company, { said: [quote, 'x'.repeat(1_500)] })
  for (const text of ["it's", "'quoted'", '\\ back', 'back & quoted', '哈哈', 'x'.repeat(200)])
    expect([text, (await found(server, company.hr, { text })).length]).toEqual([text, 1])
  for (const text of ['!quoted', 'quoted | nothing', 'a:*', '<-> none'])
    expect([text, await found(server, company.hr, { text: `${text} absent` })]).toEqual([text, []])
  for (const text of ['quoted 😀', "quoted ' %", '% back'])
    expect([text, (await found(server, company.hr, { text })).length]).toEqual([text, 1])
})

test('a text of 10,000 characters, and half an emoji, are refused', async () => {
  const company = await aSearchedCompany(server)
  const { passageId } = await aPassage(company)
  const text = 'a'.repeat(10_000)
  const { token } = company.hr
  const codes = [
    (await server.call(findPassages, { text, scope: 'said' }, { token })).code,
    (await server.call(countPassages, { text, scope: 'said' }, { token })).code,
    (await server.call(readAround, { passageId, text }, { token })).code,
  ]
  expect(codes).toEqual([1003, 1003, 1003])
  const half = await server.call(findPassages, { text: '\ud83d', scope: 'said' }, { token })
  expect(half.code).toBe(1003)
})

test('one Chinese sign finds every passage with it, and one Latin letter finds it as a word', async () => {
  const company = await aSearchedCompany(server)
  await aSpeaker(server, company, { said: ['缓存用 Redis。', '没有用 C。'] })
  expect(await found(server, company.hr, { text: '缓' })).toEqual(['缓存用 Redis。'])
  expect(await found(server, company.hr, { text: 'c' })).toEqual(['没有用 C。'])
  expect((await found(server, company.hr, { text: '用' })).toSorted()).toEqual([
    '没有用 C。',
    '缓存用 Redis。',
  ])
})
