import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { beforeEach, expect, test, vi } from 'vitest'
import { ensureStoredFiles, holdSweepOff } from '../queries/files.ts'
import { orphanAgeMs, strangerKeptMs, sweepFiles } from './sweep.ts'

const server = serverUnderTest()

beforeEach(async () => {
  const { files } = server.services
  for await (const { hash } of files.list()) await files.remove(hash)
})

/** A file of the store that was written a given time ago, by the server's clock. */
async function aFile(text: string, ageMs: number) {
  const { hash, size } = await server.services.files.put(Readable.from([Buffer.from(text)]))
  const time = new Date(server.clock.now().getTime() - ageMs)
  await utimes(server.services.files.pathOf(hash), time, time)
  return { contentHash: hash, sizeBytes: size, contentType: 'text/plain', name: 'a.txt' }
}

/** A file whose last row was removed. */
async function aReleasedFile(text: string, ageMs: number) {
  const { companyId } = await aCompany(server.services)
  const file = await aFile(text, ageMs)
  await ensureStoredFiles(server.services.db, companyId, [file])
  await server.services.db.deleteFrom('storedFile').where('contentHash', '=', file.contentHash).execute()
  return file
}

const has = ({ contentHash }: { contentHash: string }) => server.services.files.has(contentHash)

test('a file that no row names any more is removed a day after it was written; a named or a new one stays', async () => {
  const { companyId } = await aCompany(server.services)
  const named = await aFile('named', 2 * orphanAgeMs)
  await ensureStoredFiles(server.services.db, companyId, [named])
  const orphan = await aReleasedFile('orphan', orphanAgeMs + 1_000)
  const fresh = await aReleasedFile('fresh', orphanAgeMs - 1_000)
  expect(await sweepFiles(server.services)).toBe(1)
  expect([await has(named), await has(orphan), await has(fresh)]).toEqual([true, false, true])
})

test('the sweep waits for no import where every file has its row', async () => {
  const { companyId } = await aCompany(server.services)
  await ensureStoredFiles(server.services.db, companyId, [await aFile('named too', 2 * orphanAgeMs)])
  await server.services.db.transaction().execute(async (importing) => {
    await holdSweepOff(importing, companyId)
    expect(await sweepFiles(server.services)).toBe(0)
  })
})

test('a file that gets its row while the sweep waits for an import stays', async () => {
  const { companyId } = await aCompany(server.services)
  const late = await aReleasedFile('late', 2 * orphanAgeMs)
  const { sweeping } = await server.services.db.transaction().execute(async (importing) => {
    await holdSweepOff(importing, companyId)
    const begun = sweepFiles(server.services)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await ensureStoredFiles(importing, companyId, [late])
    return { sweeping: begun }
  })
  expect(await sweeping).toBe(0)
  expect(await has(late)).toBe(true)
})

test('a file that no row ever named is removed a month after it was found, and not where a row came to name it', async () => {
  const { companyId } = await aCompany(server.services)
  const stranger = await aFile('of a newer copy of the database', 100 * strangerKeptMs)
  const restored = await aFile('of the copy that is put back', 100 * strangerKeptMs)
  expect(await sweepFiles(server.services)).toBe(0)
  await ensureStoredFiles(server.services.db, companyId, [restored])
  server.clock.pass(strangerKeptMs - 1)
  expect(await sweepFiles(server.services)).toBe(0)
  expect([await has(stranger), await has(restored)]).toEqual([true, true])
  server.clock.pass(1)
  expect(await sweepFiles(server.services)).toBe(1)
  expect([await has(stranger), await has(restored)]).toEqual([false, true])
  const notes = server.services.db.selectFrom('unnamedContent').select('contentHash')
  const hashes = [stranger, restored].map(({ contentHash }) => contentHash)
  expect(await notes.where('contentHash', 'in', hashes).execute()).toEqual([])
})

test('files without rows stay where they are the most, and the log says so; released files are removed', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `of another database ${index}`)
  const strangers = await Promise.all(names.map((name) => aFile(name, 100 * strangerKeptMs)))
  const released = await aReleasedFile('let go of', 2 * orphanAgeMs)
  const error = vi.fn()
  const services = { ...server.services, log: { ...server.services.log, error } }
  expect(await sweepFiles(services)).toBe(1)
  server.clock.pass(2 * strangerKeptMs)
  expect(await sweepFiles(services)).toBe(0)
  expect(await Promise.all(strangers.map(has))).toEqual(strangers.map(() => true))
  expect(await has(released)).toBe(false)
  expect(error).toHaveBeenCalledTimes(2)
  expect(error.mock.lastCall?.[0]).toMatchObject({ unnamed: 40 })
  expect(error.mock.lastCall?.[1]).toContain('DATA_DIR')
})
