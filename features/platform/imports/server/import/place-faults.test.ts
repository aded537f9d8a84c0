import { aCandidate, aCompany } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findPlaceFaults } from './place-faults.ts'

const server = serverUnderTest()

test('a bundle that another import is storing meanwhile is not said to be in another position', async () => {
  const { db } = server.services
  const { companyId } = await aCompany(server.services)
  const bundle = aBundle()
  const isWaiting = async () => {
    const waiting = sql<{ count: string }>`select count(*) from pg_locks
      where relation = 'candidate'::regclass and not granted`
    return (await waiting.execute(db)).rows[0]?.count
  }
  const read = await db.transaction().execute(async (transaction) => {
    await sql`lock table candidate in access exclusive mode`.execute(transaction)
    const services = { ...server.services, db: transaction }
    const { candidateId, positionId } = await aCandidate(services, { companyId })
    const asWritten = sql`update position set external_id = ${bundle.position.externalId} where id = ${positionId}`
    await asWritten.execute(transaction)
    await sql`update candidate set external_id = ${bundle.externalId} where id = ${candidateId}`.execute(
      transaction,
    )
    const faults = findPlaceFaults(db, companyId, bundle)
    await expect.poll(isWaiting).toBe('1')
    return { faults }
  })
  expect(await read.faults).toEqual([])
})
