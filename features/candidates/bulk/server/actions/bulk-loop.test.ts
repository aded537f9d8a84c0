import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadBulkParts } from '../../../../../apps/server/src/plumbing/bulk-parts.ts'
import type { BulkPart, BulkParts } from '../../../bulk-parts/server/actions/part.ts'
import type { BulkKind } from '../../contract.ts'
import { bulkUnderTest } from '../routes/bulk-under-test.ts'
import { BulkLoop } from './bulk-loop.ts'

const server = serverUnderTest()
const { aScene, manyCandidates } = bulkUnderTest(server)

/** Parts whose transaction loses its database in a chunk, as when its process is killed. */
async function dyingParts(diesAt: number, onDeath: () => void): Promise<BulkParts> {
  const parts = await loadBulkParts()
  let count = 0
  const dying = (part: BulkPart): BulkPart => ({
    ...part,
    async carryOut(carrying) {
      await part.carryOut(carrying)
      count += 1
      if (count !== diesAt) return
      onDeath()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(carrying.work.db)
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(server.services.db)
    },
  })
  return new Map([...parts].map(([kind, part]) => [kind, dying(part)]))
}

/** An act on 5,000 candidates that has begun, and that no loop carries out. */
async function aBegunAct(count: number) {
  const scene = await aScene(['沈知遥'])
  const ids = await manyCandidates(scene, count)
  const looked = await scene.look(ids, { kind: 'move', toStageId: '1001' })
  expect(looked.code, looked.body.slice(0, 300)).toBe(0)
  const { bulkId } = looked.data
  await server.services.db.updateTable('bulkAct').set({ state: 'running' }).where('id', '=', bulkId).execute()
  const moved = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from candidate_move
      where company_id = ${scene.companyId}`.execute(server.services.db)
    return rows[0]?.count
  }
  return { ...scene, bulkId, ids, moved }
}

test('an act on 5,000 whose server is killed goes on at the next start, and moves nobody twice', {
  timeout: 180_000,
}, async () => {
  const { bulkId, ended, moved } = await aBegunAct(5_000)
  let stopping: Promise<void> | null = null
  const first: BulkLoop = new BulkLoop(
    server.services,
    await dyingParts(3, () => {
      stopping = first.stop()
    }),
  )
  first.wake()
  await expect.poll(() => stopping, { timeout: 60_000 }).not.toBeNull()
  await stopping
  // The chunk that was being done is gone whole.
  expect(await moved()).toBe(100)
  const next = new BulkLoop(server.services, await loadBulkParts())
  next.wake()
  expect(await ended(bulkId)).toMatchObject({ all: 5_000, done: 5_000, failed: 0 })
  await next.stop()
  expect(await moved()).toBe(5_000)
})

test('two servers that carry out one act move nobody twice', { timeout: 90_000 }, async () => {
  const { bulkId, ended, moved } = await aBegunAct(400)
  const parts = await loadBulkParts()
  const loops = [1, 2].map(() => new BulkLoop(server.services, parts))
  for (const loop of loops) loop.wake()
  // The loop of the server under test may take a turn, too.
  const colleague = await aScene(['任皓宇'])
  await colleague.run(colleague.candidateIds, { kind: 'reject' }, { text: 'x' })
  expect(await ended(bulkId)).toMatchObject({ done: 400, failed: 0 })
  for (const loop of loops) await loop.stop()
  expect(await moved()).toBe(400)
})

test('a stopped act leaves the rest out', { timeout: 90_000 }, async () => {
  const { bulkId, stop, ended, moved } = await aBegunAct(300)
  let isFirst = true
  const parts = await loadBulkParts()
  const stopping = new Map(
    [...parts].map(([kind, part]): [BulkKind, BulkPart] => [
      kind,
      {
        ...part,
        async judge(judging) {
          if (!isFirst) return part.judge(judging)
          isFirst = false
          // It waits for the chunk, which holds the act.
          void stop(bulkId)
          return part.judge(judging)
        },
      },
    ]),
  )
  const loop = new BulkLoop(server.services, stopping)
  loop.wake()
  const act = await ended(bulkId)
  await loop.stop()
  expect(act.left).toBeGreaterThan(0)
  expect(act.done + act.left).toBe(300)
  expect(await moved()).toBe(act.done)
})
