import { dayMs, hourMs } from '@candor/kernel/durations'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '../../rules/days.ts'
import { retentionUnderTest } from '../routes/retention-under-test.ts'
import { eraseDue } from './erase-due.ts'

const server = serverUnderTest()
const aScene = retentionUnderTest(server)

/** Runs the rule with an erasure that deletes bare rows; returns those of one company in their order. */
async function run(companyId: CompanyId, after: () => Promise<unknown> = async () => null) {
  const erased: CandidateId[] = []
  await eraseDue(server.services, async (orderedFor, candidateId) => {
    if (orderedFor === companyId) erased.push(candidateId)
    await server.services.db.deleteFrom('candidate').where('id', '=', candidateId).execute()
    if (orderedFor === companyId) await after()
  })
  return erased
}

test('the rule erases those whose time is over, and nobody else', async () => {
  const { companyId, ended, open, monthsAgo, today, keep } = await aScene()
  const due = await ended(monthsAgo(12))
  const old = await ended(monthsAgo(40))
  const kept = await ended(monthsAgo(40))
  await keep(kept, { until: addMonths(today(), 1) })
  await ended(addDays(monthsAgo(12), 1))
  await open(monthsAgo(40))
  expect(await run(companyId)).toEqual([old, due])
  server.clock.pass(hourMs)
  expect(await run(companyId)).toEqual([])
})

test('a kept candidate is erased once the last kept day is over', async () => {
  const { companyId, ended, monthsAgo, today, keep } = await aScene()
  const kept = await ended(monthsAgo(20))
  await keep(kept, { until: today() })
  expect(await run(companyId)).toEqual([])
  server.clock.pass(dayMs)
  expect(await run(companyId)).toEqual([kept])
})

test('a candidate whose keeping was ended is erased at the next run', async () => {
  const { companyId, ended, monthsAgo, today, keep, end } = await aScene()
  const kept = await ended(monthsAgo(20))
  const until = addMonths(today(), 3)
  await keep(kept, { until })
  expect(await run(companyId)).toEqual([])
  await end(kept, until)
  expect(await run(companyId)).toEqual([kept])
})

test('a shorter time erases nobody for 7 days', async () => {
  const { companyId, ended, monthsAgo, save } = await aScene()
  const candidateId = await ended(monthsAgo(7))
  await save(6, 12)
  server.clock.pass(7 * dayMs - 1000)
  expect(await run(companyId)).toEqual([])
  server.clock.pass(1000)
  expect(await run(companyId)).toEqual([candidateId])
})

test('a candidate that came with an old outcome stays for 7 days', async () => {
  const { companyId, ended, monthsAgo } = await aScene()
  const candidateId = await ended(monthsAgo(40))
  const came = Date.now()
  server.clock.set(new Date(came + 6 * dayMs))
  expect(await run(companyId)).toEqual([])
  server.clock.set(new Date(came + 8 * dayMs))
  expect(await run(companyId)).toEqual([candidateId])
})

test('two servers at once erase each candidate once', async () => {
  const { companyId, ended, monthsAgo } = await aScene()
  const ids = []
  for (let index = 0; index < 5; index += 1) ids.push(await ended(addDays(monthsAgo(20), index)))
  const erased = await Promise.all([run(companyId), run(companyId)])
  expect(erased.flat()).toEqual(ids)
})

test('a candidate that is reopened while the rule runs stays', async () => {
  const { companyId, ended, monthsAgo, standing } = await aScene()
  const ids: CandidateId[] = []
  for (let index = 0; index < 3; index += 1) ids.push(await ended(addDays(monthsAgo(20), index)))
  const last = ids.at(-1)
  if (!last) throw new Error('there are three')
  const reopen = () => changeRow(server.services, 'candidate', last, { outcome: null, outcomeAt: null })
  expect(await run(companyId, reopen)).toEqual(ids.slice(0, 2))
  expect(await standing(last)).toBeDefined()
})

test('one run takes at most 200 candidates, and the others at its next turn', async () => {
  const { companyId, ended, monthsAgo } = await aScene()
  await Promise.all(Array.from({ length: 203 }, (_, index) => ended(addDays(monthsAgo(20), index % 50))))
  expect(await run(companyId)).toHaveLength(200)
  expect(await run(companyId)).toEqual([])
  server.clock.pass(hourMs)
  expect(await run(companyId)).toHaveLength(3)
})

test('a candidate whose erasure fails stops nobody else', async () => {
  const { companyId, ended, monthsAgo } = await aScene()
  const first = await ended(monthsAgo(21))
  const second = await ended(monthsAgo(20))
  const erased: string[] = []
  await eraseDue(server.services, async (orderedFor, candidateId) => {
    if (candidateId === first) throw new Error('a database without room')
    if (orderedFor === companyId) erased.push(candidateId)
  })
  expect(erased).toEqual([second])
})
