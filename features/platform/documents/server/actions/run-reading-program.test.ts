import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runReadingProgram } from './run-reading-program.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-reading-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads a document that does this; the result is the number of the process. */
async function read(deed: string, sharedBy: string | null, timeMs = 10_000) {
  const path = join(folder, deed)
  await writeFile(path, deed)
  return runReadingProgram(
    {
      program: join(import.meta.dirname, 'reading-program-under-test.ts'),
      path,
      requestFor: (document) => document,
      limits: { timeMs, memoryMb: 768 },
      maxOutputBytes: 100,
      sharedBy,
    },
    (out) => readFile(out, 'utf8'),
  )
}

test('one process reads the documents of an owner one after another, and no others', async () => {
  const first = await read('say', 'a')
  expect(await read('refuse', 'a')).toEqual({ word: 'locked' })
  expect(await read('say', 'a')).toEqual(first)
  expect(await read('say', 'b')).not.toEqual(first)
  expect(await read('say', null)).not.toEqual(await read('say', null))
})

test('a document that ends its process stops itself alone', async () => {
  const first = await read('say', 'c')
  expect(await read('crash', 'c')).toEqual({ word: '' })
  const next = await read('say', 'c')
  expect(next).toEqual({ taken: expect.any(String) })
  expect(next).not.toEqual(first)
})

test('a document that a used process breaks at is read in a new one', async () => {
  const first = await read('say', 'd')
  const second = await read('crash when used', 'd')
  expect(second).toEqual({ taken: expect.any(String) })
  expect(second).not.toEqual(first)
})

test('each document has the time limit of its own', async () => {
  const limit = 5_000
  await read('say', 'e', limit)
  expect(await read('hang', 'e', limit)).toEqual({ limit: 'time' })
  expect(await read('say', 'e', limit)).toEqual({ taken: expect.any(String) })
})
