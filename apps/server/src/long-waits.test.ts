import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { aCandidate, aCompany } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeCandidateDocument } from '../../../features/candidates/candidates/server/queries.ts'
import { lockRights } from '../../../features/platform/access/server/queries/rights.ts'
import { orphanAgeMs, sweepFiles } from '../../../features/platform/imports/server/jobs/sweep.ts'
import { holdAllImportsOff, holdSweepOff } from '../../../features/platform/imports/server/queries/files.ts'
import { forgetUploads } from '../../../features/platform/uploads/server/jobs.ts'
import { forgetIdPhotos } from '../../../features/visitors/candidate-pages/server/jobs.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

const yearMs = 365 * 24 * 60 * 60 * 1000
const shortMs = 100
const connections = 4

/** Shortens the lock timeout of each connection in the pool from the 15 seconds of an act. */
async function shortenWaits(db: Database): Promise<void> {
  const all = Promise.withResolvers<void>()
  let count = 0
  const shorten = async (one: Database) => {
    await sql`set lock_timeout to ${sql.lit(shortMs)}`.execute(one)
    count += 1
    if (count === connections) all.resolve()
    await all.promise
  }
  await Promise.all(Array.from({ length: connections }, () => db.connection().execute(shorten)))
}

const importStates = async (files: Record<string, object>, companyId: CompanyId | null) =>
  (await importFiles(files, companyId)).map(({ state }) => state)

interface Case {
  readonly what: string
  /** Takes the lock that `run` waits for. */
  readonly hold: (db: Database, companyId: CompanyId) => Promise<void>
  readonly prepare?: (companyId: CompanyId) => Promise<void>
  readonly run: (companyId: CompanyId) => Promise<unknown>
  readonly result: unknown
}

const companyFile = {
  format: 'candor-company/1',
  company: { externalId: 'waiting', name: '云间科技', profile: 'eu', timeZone: 'Asia/Shanghai' },
  accounts: [],
  positions: [],
}

test.each<Case>([
  {
    what: 'an import of results',
    hold: holdAllImportsOff,
    run: (companyId) => importStates({ 'bundle.json': aBundle() }, companyId),
    result: ['stored'],
  },
  {
    what: 'an import of a company',
    hold: lockRights,
    run: () => importStates({ 'company.json': companyFile }, null),
    result: ['stored'],
  },
  {
    what: 'the sweep of files',
    hold: holdSweepOff,
    async prepare() {
      const { hash } = await server.services.files.put(Readable.from([Buffer.from('orphan')]))
      const written = new Date(server.clock.now().getTime() - 2 * orphanAgeMs)
      await utimes(server.services.files.pathOf(hash), written, written)
      const released = { contentHash: hash, isReleased: true, since: written }
      await server.services.db.insertInto('unnamedContent').values(released).execute()
    },
    run: () => sweepFiles(server.services),
    result: 1,
  },
  {
    what: 'forgetting uploads',
    hold: holdSweepOff,
    run: () => forgetUploads(server.services),
    result: 0,
  },
  {
    what: 'forgetting photos of ID cards',
    hold: holdSweepOff,
    async prepare(companyId) {
      const { db } = server.services
      const candidate = await aCandidate(server.services, { companyId })
      await storeCandidateDocument(db, candidate, 'idCard', { frontIdCard: null }, server.clock.now())
      server.clock.pass(2 * yearMs)
    },
    run: () => forgetIdPhotos(server.services),
    result: 1,
  },
])('$what waits for a lock longer than an act does', async ({ hold, prepare, run, result }) => {
  const { db } = server.services
  const { companyId } = await aCompany(server.services)
  await db
    .updateTable('company')
    .set({ externalId: companyFile.company.externalId, profile: 'eu' })
    .where('id', '=', companyId)
    .execute()
  await prepare?.(companyId)
  await shortenWaits(db)
  const { ended } = await db.transaction().execute(async (transaction) => {
    await hold(transaction, companyId)
    const ended = run(companyId).catch((error: unknown) => error)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await wait(3 * shortMs)
    return { ended }
  })
  expect(await ended).toEqual(result)
  await db.updateTable('company').set({ externalId: companyId }).where('id', '=', companyId).execute()
})
