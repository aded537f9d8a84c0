import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAlive } from './alive.ts'
import { startPostgres } from './server.ts'
import { ask, cleanUps, kill, log, serverPid, start, startInAnotherProcess } from './server-under-test.ts'

let made = ''

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'candor-made-'))
  await chmod(made, 0o711)
  const postgres = await startPostgres({ dataDir: join(made, 'data'), log, durable: false })
  await postgres.stop()
})

afterAll(() => rm(made, { recursive: true }))

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('a start on an empty folder makes a database, and a stop leaves no process and no lock', async () => {
  const dataDir = await folder()
  const postgres = await start(dataDir)
  expect(await ask(postgres.url, 'SELECT current_database() AS answer')).toBe('candor')
  const pid = await serverPid(dataDir)

  await postgres.stop()

  expect(await isAlive(pid)).toBe(false)
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
})

test('written rows are there after a restart', async () => {
  const dataDir = await cluster()
  const first = await start(dataDir)
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await first.stop()

  const second = await start(dataDir)
  expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(42)
})

test('the database of a killed process is adopted', async () => {
  const dataDir = await cluster()
  const child = await startInAnotherProcess(dataDir)
  const pid = await serverPid(dataDir)
  await kill(child)

  const postgres = await start(dataDir)

  expect(await serverPid(dataDir)).toBe(pid)
  await postgres.stop()
  expect(await isAlive(pid)).toBe(false)
})

test('a start recovers when process and database were both killed', async () => {
  const dataDir = await cluster()
  const child = await startInAnotherProcess(dataDir)
  const pid = await serverPid(dataDir)
  await kill(child)
  process.kill(pid, 'SIGKILL')

  const postgres = await start(dataDir)

  expect(await serverPid(dataDir)).not.toBe(pid)
  expect(await ask(postgres.url, 'SELECT 1 AS answer')).toBe(1)
})

test.each([
  ['is empty', ''],
  ['names a program that is no database', `${process.pid}\n/elsewhere\n1\n5432\n/elsewhere\n\n\nready\n`],
])('a start gets past a lock file that %s', async (_, content) => {
  const dataDir = await cluster()
  await (await start(dataDir)).stop()
  await writeFile(join(dataDir, 'postgres/postmaster.pid'), content)

  const postgres = await start(dataDir)
  expect(await ask(postgres.url, 'SELECT 1 AS answer')).toBe(1)
})

test('the first of two processes to leave a folder does not stop the database', async () => {
  const dataDir = await cluster()
  const child = await startInAnotherProcess(dataDir)
  const postgres = await start(dataDir)
  const pid = await serverPid(dataDir)

  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(await ask(postgres.url, 'SELECT 1 AS answer')).toBe(1)

  await postgres.stop()
  expect(await isAlive(pid)).toBe(false)
})

test('two first starts at the same moment share one database', async () => {
  const dataDir = await folder()
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)])
  await ask(one.url, 'CREATE TABLE seen AS SELECT 7 AS answer')
  expect(await ask(other.url, 'SELECT answer FROM seen')).toBe(7)
  await one.stop()
  expect(await ask(other.url, 'SELECT answer FROM seen')).toBe(7)
})

test('a start during the stop of another process gets a database of its own', async () => {
  const dataDir = await cluster()
  const first = await start(dataDir)
  const [, second] = await Promise.all([first.stop(), start(dataDir)])
  expect(await ask(second.url, 'SELECT 1 AS answer')).toBe(1)
})

test('the death of the database is told', async () => {
  const dataDir = await cluster()
  const postgres = await start(dataDir)
  const told = new Promise<void>((resolve) => postgres.onExit(resolve))
  process.kill(await serverPid(dataDir), 'SIGKILL')
  await told
})

test('a cut connection alone is no death, and the use is taken up again', async () => {
  const dataDir = await cluster()
  const postgres = await start(dataDir)
  let isTold = false
  postgres.onExit(() => {
    isTold = true
  })
  const users = `SELECT count(*)::int AS answer FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'`
  await ask(
    postgres.url,
    `SELECT pg_terminate_backend(pid) AS answer FROM pg_locks WHERE locktype = 'advisory'`,
  )
  await expect.poll(() => ask(postgres.url, users)).toBe(1)
  expect(isTold).toBe(false)
})

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'candor-test-'))
  await chmod(made, 0o711)
  cleanUps.push(() => rm(made, { recursive: true }))
  return made
}

/** Returns a data folder with a stopped database. */
async function cluster(): Promise<string> {
  const dataDir = join(await folder(), 'data')
  await promisify(execFile)('cp', ['-a', join(made, 'data'), dataDir])
  return dataDir
}
