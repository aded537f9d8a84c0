import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readCandidateFacts } from '../../../../candidates/candidate-facts/contract.ts'
import { listMoves } from '../../../../candidates/stages/contract/moving.ts'
import { getJobApplication } from '../../contract.ts'
import { applyingUnderTest } from './applying-under-test.ts'
import { pagesUnderTest } from './pages-under-test.ts'

// Without a mail server, the last page shows the link.
const server = serverUnderTest()
const { aJobPage, get } = pagesUnderTest(server)
const { apply, candidates } = applyingUnderTest(server)

async function anApplication(given: Parameters<typeof apply>[1] = {}) {
  const page = await aJobPage()
  const answer = await apply(page.path, given)
  const address = String(answer.headers.location)
  const sign = new URL(address, 'http://x').searchParams.get('sign') ?? ''
  return { ...page, address, sign }
}

const post = (fields: Readonly<Record<string, string>>) =>
  server.app.inject({
    method: 'POST',
    url: '/jobs/-/application?lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

test('without a mail server the last page shows the link, and what the company holds', async () => {
  const { address, sign } = await anApplication({ note: '"><b>x', person: '1' })
  const page = await get(address)
  expect(page.statusCode).toBe(200)
  for (const words of [
    'Your application has arrived',
    `http://127.0.0.1:3000/jobs/-/application?sign=${sign}`,
    '范思齐',
    '简历.txt',
    'Your agreement',
    '&quot;&gt;&lt;b&gt;x',
    'asked for',
  ])
    expect(page.body).toContain(words)
  expect([
    page.headers['cache-control'],
    page.headers['referrer-policy'],
    page.headers['x-robots-tag'],
  ]).toEqual(['no-store', 'no-referrer', 'noindex, nofollow'])
})

test('an applicant corrects the own details, and the company sees who did it', async () => {
  const { sign, companyId, account } = await anApplication()
  const answer = await post({
    sign,
    act: 'correct',
    name: '范思琪',
    email: 'new@mail.example',
    phone: '138 0000 0042',
  })
  expect([
    answer.statusCode,
    (await get(String(answer.headers.location))).body.includes('Your details were corrected'),
  ]).toEqual([303, true])
  const [candidate] = await candidates(companyId)
  expect(candidate).toMatchObject({ name: '范思琪', email: 'new@mail.example', phone: '138 0000 0042' })
  const asked = { jobseekerChannelId: candidate?.id ?? '' }
  const { data } = await server.call(readCandidateFacts, asked, { ...account, lang: 'en' })
  expect(data?.changes.map(({ field, byName }) => [field, byName])).toEqual(
    expect.arrayContaining([
      ['name', 'the candidate'],
      ['email', 'the candidate'],
      ['phone', 'the candidate'],
    ]),
  )
  const wrong = await post({ sign, act: 'correct', name: '', email: '', phone: '' })
  expect([wrong.statusCode, wrong.body.includes('Enter your name')]).toEqual([422, true])
})

test('withdrawing ends this application alone, through the moves, and takes its consent back', async () => {
  const { sign, companyId, account, path } = await anApplication()
  await apply(path, { name: '另一份', email: 'fan.siqi@mail.example' })
  for (const _ of [1, 2]) expect((await post({ sign, act: 'withdraw' })).statusCode).toBe(303)
  const [first, second] = await candidates(companyId)
  expect([first?.outcome, second?.outcome]).toEqual(['withdrew', null])
  const asked = { jobseekerChannelId: first?.id ?? '' }
  const moves = await server.call(listMoves, asked, { ...account, lang: 'en' })
  expect(moves.data).toMatchObject([{ byName: 'the candidate', toOutcome: 'withdrew' }])
  const consents = await server.services.db
    .selectFrom('candidateConsent')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .select('withdrawnAt')
    .execute()
  expect(consents.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false])
  const page = await get(`/jobs/-/application?sign=${sign}&lang=en`)
  expect([
    page.body.includes('You have withdrawn this application'),
    page.body.includes('Withdraw for good'),
  ]).toEqual([true, false])
})

test('after an outcome the consent can still be taken back, and the company is told', async () => {
  const { sign, companyId, account } = await anApplication()
  const { db } = server.services
  await db
    .updateTable('candidate')
    .where('companyId', '=', companyId)
    .set({ outcome: 'rejected', outcomeAt: new Date() })
    .execute()
  const address = `/jobs/-/application?sign=${sign}&lang=en`
  expect((await get(address)).body).toContain('Take back for good')
  const [candidate] = await candidates(companyId)
  const asked = { jobseekerChannelId: candidate?.id ?? '' }
  expect((await server.call(getJobApplication, asked, account)).data).toMatchObject([
    { consentEndedAt: null },
  ])
  expect((await post({ sign, act: 'takeBack' })).headers.location).toContain('takenBack=1')
  const page = await get(`${address}&takenBack=1`)
  expect(page.body).toContain('Your agreement was taken back.')
  expect(page.body).not.toContain('Take back for good')
  expect((await candidates(companyId)).map(({ outcome }) => outcome)).toEqual(['rejected'])
  const told = await server.call(getJobApplication, asked, account)
  expect(told.data).toMatchObject([{ consentEndedAt: expect.any(Number) }])
})

test('an unknown link, a cut one and an expired one are answered alike', async () => {
  const { sign } = await anApplication()
  const url = (token: string) => `/jobs/-/application?sign=${token}&lang=en`
  const unknown = await get(url('x'.repeat(43)))
  const cut = await get(url(sign.slice(0, 20)))
  server.clock.pass(401 * 24 * 60 * 60 * 1000)
  const over = await get(url(sign))
  expect([unknown.statusCode, unknown.body.includes('This link opens nothing any more')]).toEqual([404, true])
  for (const answer of [cut, over]) expect([answer.statusCode, answer.body]).toEqual([404, unknown.body])
  expect((await post({ sign, act: 'withdraw' })).statusCode).toBe(404)
})
