import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from '@candor/kernel/services'
import { beforeEach, expect, test } from 'vitest'
import { openFileStore, TooLarge } from './files.ts'

let root: string
let files: FileStore

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-files-'))
  files = await openFileStore({ root })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function listed(): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of files.list()) found.push(file)
  return found
}

test('content is stored under its own hash and read back whole', async () => {
  const stored = await files.put(Readable.from([Buffer.from('hello '), Buffer.from('world')]))
  expect(stored).toEqual({ hash: sha256('hello world'), size: 11 })
  expect(await readFile(files.pathOf(stored.hash), 'utf8')).toBe('hello world')
  expect(files.pathOf(stored.hash)).toBe(join(root, stored.hash.slice(0, 2), stored.hash))
  expect(await files.has(stored.hash)).toBe(true)
})

test('an empty file is a file', async () => {
  const { hash, size } = await files.put(Readable.from([]))
  expect([size, await files.has(hash)]).toEqual([0, true])
})

test('the same content twice is one file, which counts as modified again', async () => {
  const { hash } = await files.put(Readable.from([Buffer.from('twice')]))
  await utimes(files.pathOf(hash), 0, 0)
  await Promise.all([1, 2, 3].map(() => files.put(Readable.from([Buffer.from('twice')]))))
  const found = await listed()
  expect(found.map((file) => file.hash)).toEqual([hash])
  expect(Date.now() - (found[0]?.modifiedAt.getTime() ?? 0)).toBeLessThan(60_000)
})

test('content past the limit is refused and leaves nothing', async () => {
  const put = files.put(Readable.from([Buffer.alloc(6), Buffer.alloc(6)]), { maxBytes: 10 })
  await expect(put).rejects.toThrow(TooLarge)
  expect(await readdir(root, { recursive: true })).toEqual(['incoming'])
  await expect(files.put(Readable.from([Buffer.alloc(10)]), { maxBytes: 10 })).resolves.toMatchObject({
    size: 10,
  })
})

test('a stream that breaks off leaves nothing', async () => {
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('gone')
  }
  await expect(files.put(Readable.from(broken()))).rejects.toThrow('gone')
  expect(await readdir(root, { recursive: true })).toEqual(['incoming'])
})

test('a file can be removed, twice too', async () => {
  const { hash } = await files.put(Readable.from([Buffer.from('short life')]))
  await files.remove(hash)
  await files.remove(hash)
  expect(await files.has(hash)).toBe(false)
  expect(await listed()).toEqual([])
})

test('only content is listed: no folder, no other file, and nothing that is being written', async () => {
  const { hash } = await files.put(Readable.from([Buffer.from('content')]))
  const folder = join(root, hash.slice(0, 2))
  await Promise.all([
    mkdir(join(folder, 'f'.repeat(64))),
    writeFile(join(folder, 'notes.txt'), ''),
    writeFile(join(folder, '.hidden@odd'), ''),
    writeFile(join(root, 'incoming/half'), ''),
  ])
  expect((await listed()).map((file) => file.hash)).toEqual([hash])
})

test('a file that is removed while the store is listed is left out', async () => {
  const names = ['0', '1', '2'].map((digit) => `ab${digit.repeat(62)}`)
  await mkdir(join(root, 'ab'))
  for (const name of names) await writeFile(files.pathOf(name), '')
  const found: string[] = []
  for await (const { hash } of files.list()) {
    found.push(hash)
    for (const name of names) if (name !== hash) await files.remove(name)
  }
  expect(found).toHaveLength(1)
})

test('a folder in the place of a file is no file, and is not removed', async () => {
  const hash = 'c'.repeat(64)
  await mkdir(files.pathOf(hash), { recursive: true })
  expect(await files.has(hash)).toBe(false)
  await expect(files.remove(hash)).rejects.toThrow()
  await access(files.pathOf(hash))
})

test('a disk that fails is not taken for an empty one', async () => {
  await writeFile(join(root, 'dd'), 'a file in the place of a folder')
  await expect(files.has('d'.repeat(64))).rejects.toMatchObject({ code: 'ENOTDIR' })
  await expect(files.remove('d'.repeat(64))).rejects.toMatchObject({ code: 'ENOTDIR' })
  await expect(listed()).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test('the files are for the account of the server alone', async () => {
  const { hash } = await files.put(Readable.from([Buffer.from('private')]))
  const modes = [files.pathOf(hash), join(files.pathOf(hash), '..'), join(root, 'incoming')].map(
    async (path) => (await stat(path)).mode & 0o777,
  )
  expect(await Promise.all(modes)).toEqual([0o600, 0o700, 0o700])
})

test('a store whose folders are gone is an empty one', async () => {
  const { hash } = await files.put(Readable.from([Buffer.from('lost')]))
  await rm(join(root, hash.slice(0, 2)), { recursive: true })
  expect(await files.has(hash)).toBe(false)
  expect(await listed()).toEqual([])
  await files.remove(hash)
})

test.each(['', '../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63), `${'a'.repeat(63)}/`])(
  'a name that is no hash is refused: %j',
  async (name) => {
    expect(() => files.pathOf(name)).toThrow(TypeError)
    await expect(files.has(name)).rejects.toThrow(TypeError)
    await expect(files.remove(name)).rejects.toThrow(TypeError)
  },
)

test('the unfinished file of a killed process goes after a day, not before', async () => {
  const old = join(root, 'incoming/old')
  const fresh = join(root, 'incoming/fresh')
  await Promise.all([writeFile(old, ''), writeFile(fresh, '')])
  const longAgo = new Date(Date.now() - 90_000_000)
  await utimes(old, longAgo, longAgo)
  await openFileStore({ root })
  await expect(access(old)).rejects.toThrow()
  await access(fresh)
})
