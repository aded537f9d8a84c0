import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test, vi } from 'vitest'
import { holdSweepOff, putStoredFile } from '../queries/files.ts'
import { orphanAgeMs, sweepFiles } from './sweep.ts'

const server = serverUnderTest()

/** A file of the store that was written a given time ago, by the server's clock. */
async function aFile(text: string, ageMs: number) {
  const { hash, size } = await server.services.files.put(Readable.from([Buffer.from(text)]))
  const time = new Date(server.clock.now().getTime() - ageMs)
  await utimes(server.services.files.pathOf(hash), time, time)
  return { contentHash: hash, sizeBytes: size, contentType: 'text/plain', name: 'a.txt' }
}

test('a file that no row names is removed a day after it was written; a named or a new one stays', async () => {
  const { companyId } = await aCompany(server.services)
  const named = await aFile('named', 2 * orphanAgeMs)
  await putStoredFile(server.services.db, companyId, named)
  const orphan = await aFile('orphan', orphanAgeMs + 1_000)
  const fresh = await aFile('fresh', orphanAgeMs - 1_000)
  expect(await sweepFiles(server.services)).toBe(1)
  expect(await server.services.files.has(named.contentHash)).toBe(true)
  expect(await server.services.files.has(orphan.contentHash)).toBe(false)
  expect(await server.services.files.has(fresh.contentHash)).toBe(true)
})

test('where every file has its row no import is waited for', async () => {
  const { companyId } = await aCompany(server.services)
  await putStoredFile(server.services.db, companyId, await aFile('named too', 2 * orphanAgeMs))
  await server.services.db.transaction().execute(async (importing) => {
    await holdSweepOff(importing, companyId)
    expect(await sweepFiles(server.services)).toBe(0)
  })
})

test('a file that gets its row while the sweep waits for an import stays', async () => {
  const { companyId } = await aCompany(server.services)
  const late = await aFile('late', 2 * orphanAgeMs)
  const { sweeping } = await server.services.db.transaction().execute(async (importing) => {
    await holdSweepOff(importing, companyId)
    const begun = sweepFiles(server.services)
    await vi.waitFor(async () => expect(await countWaiting(server.services)).toBe(1))
    await putStoredFile(importing, companyId, late)
    return { sweeping: begun }
  })
  expect(await sweeping).toBe(0)
  expect(await server.services.files.has(late.contentHash)).toBe(true)
})
