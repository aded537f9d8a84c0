import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { perHour } from '../../rules/application.ts'
import { countApplication } from '../actions/count-application.ts'
import { applyingUnderTest } from './applying-under-test.ts'
import { pagesUnderTest } from './pages-under-test.ts'

const server = serverUnderTest()
const { aJobPage } = pagesUnderTest(server)
const { apply, candidates } = applyingUnderTest(server)

/** Counts applications as they come in, some at a time; returns how many may go on. */
async function countMany(
  { companyId, positionId }: Awaited<ReturnType<typeof aJobPage>>,
  addressOf: (number: number) => string,
  all = 10_000,
) {
  let taken = 0
  for (let begun = 0; begun < all; begun += 100) {
    const waits = await Promise.all(
      Array.from({ length: Math.min(100, all - begun) }, (_, number) =>
        countApplication(server.services, {
          companyId,
          positionId,
          address: addressOf(begun + number),
          bytes: 1_000,
        }),
      ),
    )
    taken += waits.filter((wait) => wait === null).length
  }
  return taken
}

const countAttempts = async () =>
  (await server.services.db.selectFrom('attempt').select('key').execute()).length

test('200 people behind one address apply within an hour', { timeout: 120_000 }, async () => {
  const page = await aJobPage()
  expect(await countMany(page, () => '198.51.100.1', 199)).toBe(199)
  expect((await apply(page.path, {}, '198.51.100.1')).statusCode).toBe(303)
  expect(await candidates(page.companyId)).toHaveLength(1)
})

test('of 10,000 applications from one address in an hour the limit goes on, and they leave few rows', {
  timeout: 120_000,
}, async () => {
  const page = await aJobPage()
  const before = await countAttempts()
  expect(await countMany(page, () => '198.51.100.7')).toBe(perHour.address)
  expect((await countAttempts()) - before).toBeLessThan(10)
  const refused = await apply(page.path, {}, '198.51.100.7')
  expect([refused.statusCode, refused.headers['retry-after'] !== undefined]).toEqual([429, true])
  expect((await apply(page.path, {}, '198.51.100.8')).statusCode).toBe(303)
})

test('of 10,000 applications from many addresses the limit of the position goes on, and the rows are bounded', {
  timeout: 120_000,
}, async () => {
  const page = await aJobPage()
  const before = await countAttempts()
  const taken = await countMany(page, (number) => `10.0.${number >> 8}.${number & 255}`)
  expect(taken).toBe(perHour.position)
  // Three rows for each that went on; those of one round may be counted beside each other.
  expect((await countAttempts()) - before).toBeLessThan(perHour.position * 3 + 400)
})
