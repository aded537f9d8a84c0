import { dayMs, minuteMs } from '@candor/kernel/durations'
import type { CandidateId } from '@candor/kernel/ids'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { startCopying } from '../../../candidate-copy/server/actions/start-copying.ts'
import { forgetCopies } from '../../../candidate-copy/server/jobs.ts'
import { claimCopy, insertCopy, isStanding } from '../../../candidate-copy/server/queries/copies.ts'
import { listCopied } from '../../../candidate-copy/server/queries/finishing.ts'
import { eraseCandidates } from '../../../erasure/server/actions/erase-candidate.ts'
import { aPair } from './pair-under-test.ts'

const server = serverUnderTest()

async function aPairWithCopies() {
  const pair = await aPair(server, { isOnePosition: true })
  const { companyId, accountId } = pair
  const { candidateId: keptId } = pair.kept
  const { candidateId: otherId } = pair.other
  return {
    ...pair,
    keptId,
    otherId,
    order: (candidateId: CandidateId, candidateIds = [candidateId]) =>
      insertCopy(server.services.db, {
        companyId,
        candidateId,
        candidateIds,
        isWholePerson: candidateIds.length > 1,
        by: { accountId, permissions: null },
        locale: 'en',
        now: server.clock.now(),
      }),
    async make() {
      startCopying(server.services, server.app).wake()
      await startCopying(server.services, server.app).rest()
    },
    erase: (candidateId: CandidateId) =>
      eraseCandidates(server.services, {
        companyId,
        candidateIds: [candidateId],
        reason: 'asked',
        by: { accountId },
      }),
    copied: async (copyId: string) => (await listCopied(server.services.db, copyId)).sort(),
  }
}

test.each([
  ['the candidate that came back', 'otherId'],
  ['the kept candidate', 'keptId'],
] as const)('a copy that was made of two in one goes with %s after the undoing', async (_, side) => {
  const pair = await aPairWithCopies()
  const { db } = server.services
  const early = await pair.order(pair.keptId)
  await pair.make()
  const asked = await pair.order(pair.otherId)
  server.clock.pass(minuteMs)
  const { data } = await pair.merge()
  server.clock.pass(minuteMs)
  const during = await pair.order(pair.keptId)
  await pair.make()
  expect((await pair.undo(data.mergeId)).code).toBe(0)
  const both = [pair.keptId, pair.otherId].sort()
  expect(await pair.copied(during)).toEqual(both)
  expect(await pair.copied(asked)).toEqual(both)
  expect(await pair.copied(early)).toEqual([pair.keptId])
  await pair.erase(pair[side])
  expect([await isStanding(db, during), await isStanding(db, asked)]).toEqual([false, false])
  expect(await isStanding(db, early)).toBe(side === 'otherId')
})

test('a copy in the making is begun again after the undoing, and holds one candidate alone', async () => {
  const pair = await aPairWithCopies()
  const { db } = server.services
  const { data } = await pair.merge()
  const copyId = await pair.order(pair.keptId)
  expect((await claimCopy(db, server.clock.now()))?.id).toBe(copyId)
  expect((await pair.undo(data.mergeId)).code).toBe(0)
  await pair.make()
  expect(await pair.copied(copyId)).toEqual([pair.keptId])
  const row = await db.selectFrom('candidateCopy').where('id', '=', copyId).select('state').executeTakeFirst()
  expect(row?.state).toBe('made')
})

test('a merge is undone after a copy of both was deleted at the end of its time', async () => {
  const pair = await aPairWithCopies()
  const copyId = await pair.order(pair.keptId, [pair.keptId, pair.otherId])
  await pair.make()
  const { data } = await pair.merge()
  const now = new Date(server.clock.now().getTime() + 8 * dayMs)
  await forgetCopies({ ...server.services, clock: { now: () => now } })
  expect(await isStanding(server.services.db, copyId)).toBe(false)
  expect((await pair.undo(data.mergeId)).code).toBe(0)
})
