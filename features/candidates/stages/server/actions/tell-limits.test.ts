import { dayMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { tellLimits } from './tell-limits.ts'

const server = serverUnderTest()

/** A candidate that an account added, for some days in a stage with a limit of 3 days. */
async function aStay(days: number) {
  const { services, clock } = server
  const candidate = await aCandidate(services)
  const { companyId, candidateId } = candidate
  const { accountId } = await anAccount(services, { companyId })
  const { stageId } = await services.db
    .updateTable('candidate')
    .set({ addedByAccountId: accountId, stageSince: new Date(clock.now().getTime() - days * dayMs) })
    .where('id', '=', candidateId)
    .returning('stageId')
    .executeTakeFirstOrThrow()
  await services.db
    .updateTable('stage')
    .set({ limitDays: 3 })
    .where('companyId', '=', companyId)
    .where('wireId', '=', stageId)
    .execute()
  const told = async () =>
    services.db
      .selectFrom('notice')
      .where('companyId', '=', companyId)
      .select(['accountId', 'candidateId', 'kind'])
      .execute()
  return { ...candidate, accountId, told }
}

test('a stay past its limit is told once to the account that added the candidate', async () => {
  const { accountId, candidateId, told } = await aStay(4)
  await tellLimits(server.services)
  await tellLimits(server.services)
  expect(await told()).toEqual([{ accountId, candidateId, kind: 'limit' }])
})

test.each([
  ['within its limit', 3.5],
  ['long past its limit', 9],
])('a stay %s is not told', async (_case, days) => {
  const { told } = await aStay(days)
  await tellLimits(server.services)
  expect(await told()).toEqual([])
})

test('an ended application is not told', async () => {
  const { candidateId, told } = await aStay(4)
  await server.services.db
    .updateTable('candidate')
    .set({ outcome: 'rejected', outcomeAt: server.clock.now() })
    .where('id', '=', candidateId)
    .execute()
  await tellLimits(server.services)
  expect(await told()).toEqual([])
})
