import type { CompanyId } from '@candor/kernel/ids'
import { aCompany } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { Quota } from '../../../platform/editions/rules/quotas.ts'
import { countUses } from '../../../platform/editions/server/queries/counting.ts'
import { setExtra, setPurchase } from '../../../platform/editions/server/queries/purchases.ts'
import { listUsage } from '../../../platform/editions/server/queries/usage.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

async function usedOf(companyId: CompanyId): Promise<Partial<Record<Quota, number>>> {
  const { db, clock } = server.services
  const [usage] = await listUsage(db, [companyId], clock.now())
  return Object.fromEntries(
    (usage?.quotas ?? []).filter(({ used }) => used > 0).map(({ quota, used }) => [quota, used]),
  )
}

const answer = (question: string, method: number) => ({
  question_id: question,
  problem_answer_method: method,
  problem: '<p>…</p>',
  answer: 'A',
})
const cognitive = { percentile: 70 }

test('an interview is counted once it is finished, each kind once, however often it comes', async () => {
  const { companyId } = await aCompany(server.services)
  await anEdition(server.services, companyId, 'advanced')
  const bundle = aBundle()
  const send = async (...interviews: object[]) => {
    const [result] = await importFiles({ 'bundle.json': { ...bundle, interviews } }, companyId)
    return result
  }
  const exam = { externalId: `${bundle.externalId}-exam`, category: 2, answers: [answer('q', 2)] }
  await send(bundledInterview({ ...exam, interview_status: 'doing' }))
  expect(await usedOf(companyId)).toEqual({ jobs: 1 })
  expect(await send(bundledInterview(exam))).toMatchObject({ state: 'stored', notes: [] })
  expect(await usedOf(companyId)).toEqual({ jobs: 1, onlineExam: 1 })
  await send(bundledInterview({ ...exam, usetime: 300 }))
  await send(bundledInterview({ ...exam, usetime: 300, tests: { cognitive } }))
  expect(await usedOf(companyId)).toEqual({ jobs: 1, onlineExam: 1, cognition: 1 })
})

test('results past the edition are stored all the same, and the answer says of which kind there are no more', async () => {
  const { companyId } = await aCompany(server.services)
  await anEdition(server.services, companyId, 'standard')
  const { db, clock } = server.services
  const use = (count: number) =>
    db
      .transaction()
      .execute((transaction) =>
        countUses(transaction, [{ companyId, quota: 'cognition', count }], clock.now()),
      )
  const send = async () => {
    const [result] = await importFiles({ 'bundle.json': aBundle() }, companyId)
    const tested = aBundle()
    const interviews = [
      bundledInterview({ externalId: tested.externalId, category: 2, tests: { cognitive } }),
    ]
    const [after] = await importFiles({ 'bundle.json': { ...tested, interviews } }, companyId)
    expect(result?.notes).toEqual([])
    return after
  }
  await use(49)
  expect(await send()).toMatchObject({ state: 'stored', notes: [] })
  expect(await send()).toMatchObject({
    state: 'stored',
    notes: [
      {
        path: 'interviews',
        message: 'stored, although the cognitive tests of this period are used up; ask sales for more',
      },
    ],
  })
  expect((await usedOf(companyId)).cognition).toBe(51)
  server.clock.pass(1)
  await db.transaction().execute(async (transaction) => {
    await setPurchase(transaction, companyId, {
      edition: 'advanced',
      since: clock.now(),
      billing: 'year',
      hrAccounts: 5,
    })
    await setExtra(transaction, { companyId, quota: 'cognition' }, 500)
  })
  await use(599)
  expect(await send()).toMatchObject({ state: 'stored', notes: [] })
  expect((await send())?.notes).toHaveLength(1)
})

test('a use that is counted late for an ended period leaves the count of the present period', async () => {
  const { companyId } = await aCompany(server.services)
  server.clock.set(new Date('2026-01-10T00:00:00Z'))
  await anEdition(server.services, companyId, 'standard')
  const { db } = server.services
  const use = (count: number, at: string) =>
    db
      .transaction()
      .execute((transaction) =>
        countUses(transaction, [{ companyId, quota: 'cognition', count }], new Date(at)),
      )
  await use(3, '2027-01-09T00:00:00Z')
  await use(7, '2027-01-10T01:00:00Z')
  await use(1, '2027-01-09T23:59:00Z')
  server.clock.set(new Date('2027-01-10T02:00:00Z'))
  expect(await usedOf(companyId)).toEqual({ cognition: 7 })
  await use(2, '2027-01-10T02:00:00Z')
  expect(await usedOf(companyId)).toEqual({ cognition: 9 })
})

test('simultaneous bundles count every use', async () => {
  const { companyId } = await aCompany(server.services)
  await anEdition(server.services, companyId, 'standard')
  const bundles = Array.from({ length: 6 }, () => {
    const bundle = aBundle()
    const tests = { cognitive, mentalHealth: { mentalScore: { score: 4 } } }
    return {
      ...bundle,
      interviews: [bundledInterview({ externalId: bundle.externalId, category: 2, tests })],
    }
  })
  const results = await Promise.all(
    bundles.map((bundle) => importFiles({ 'bundle.json': bundle }, companyId)),
  )
  expect(results.flat().map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'stored'))
  expect(await usedOf(companyId)).toEqual({ jobs: 1, cognition: 6, mentalHealth: 6 })
})

test('a position past the edition is stored with its results, and the answer says so', async () => {
  const { companyId } = await aCompany(server.services)
  await anEdition(server.services, companyId, 'standard')
  const position = (index: number) => ({ externalId: `p-${index}`, name: `职位 ${index}` })
  const files = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [
      `b${String(index).padStart(2, '0')}/bundle.json`,
      aBundle({ position: position(index), interviews: [] }),
    ]),
  )
  const results = await importFiles(files, companyId)
  expect(results.map(({ state }) => state)).toEqual(Array.from({ length: 51 }, () => 'stored'))
  expect(results.flatMap(({ notes }) => notes)).toEqual([
    {
      path: 'position',
      message:
        'stored, although the company has more jobs than the 50 of its edition; ask sales for another edition',
    },
  ])
})

test('a company file with more accounts or positions than the edition holds is refused whole', async () => {
  const file = (accounts: number, positions: number) => ({
    format: 'candor-company/1',
    company: { externalId: 'limited', name: '海岚支付', profile: 'cn', timeZone: 'Asia/Shanghai' },
    accounts: Array.from({ length: accounts }, (_, index) => ({
      email: `${index}@limited.example`,
      name: '陈薇',
      userType: 'general',
    })),
    positions: Array.from({ length: positions }, (_, index) => ({
      externalId: `p${index}`,
      name: `职位 ${index}`,
    })),
  })
  const send = (accounts: number, positions: number) =>
    importFiles({ 'company.json': file(accounts, positions) }, null)
  expect(await send(4, 0)).toMatchObject([{ state: 'stored' }])
  const { id: companyId } = await server.services.db
    .selectFrom('company')
    .where('externalId', '=', 'limited')
    .select('id')
    .executeTakeFirstOrThrow()
  await anEdition(server.services, companyId, 'standard')
  // A file stored before the edition stays, and can be imported again.
  expect(await send(4, 50)).toMatchObject([{ state: 'stored' }])
  expect(await send(5, 51)).toMatchObject([
    {
      state: 'refused',
      faults: [
        {
          path: 'accounts',
          message: 'the edition of the company includes 3 HR accounts; ask sales for more',
        },
        {
          path: 'positions',
          message: 'the edition of the company includes 50 jobs; ask sales for another edition',
        },
      ],
    },
  ])
  expect(await usedOf(companyId)).toEqual({ hrAccounts: 4, jobs: 50 })
})
