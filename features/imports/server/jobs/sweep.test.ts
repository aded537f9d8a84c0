import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { putStoredFile } from '../queries/files.ts'
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
