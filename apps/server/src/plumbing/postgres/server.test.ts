import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BadSetting } from '../../env/values.ts'
import { isAlive } from './alive.ts'
import { type Postgres, startPostgres } from './server.ts'

const log = { info: () => undefined, warn: () => undefined }
const cleanUps: (() => Promise<unknown>)[] = []

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

test('what was written is there after a restart', async () => {
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

test('of two processes on one folder, the first to leave does not stop the database', async () => {
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

test('a folder whose path is too long for a socket works', async () => {
  const dataDir = join(await folder(), 'x'.repeat(60), 'y'.repeat(60))
  const postgres = await start(dataDir)
  expect(await ask(postgres.url, 'SELECT 1 AS answer')).toBe(1)
  expect(decodeURIComponent(postgres.url)).not.toContain(dataDir)
})

test('a copy of the folder of a running database does not adopt its server', async () => {
  const dataDir = await cluster()
  const copied = join(await folder(), 'copy')
  const original = await start(dataDir)
  await ask(original.url, 'CHECKPOINT')
  await cp(dataDir, copied, { recursive: true, filter: async (path) => !(await stat(path)).isSocket() })

  const copy = await start(copied)

  expect(await serverPid(copied)).not.toBe(await serverPid(dataDir))
  expect(await ask(copy.url, 'SELECT 1 AS answer')).toBe(1)
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

test.skipIf(process.getuid?.() !== 0)(
  'root may keep the data in a folder that is closed to others',
  async () => {
    const closed = await folder()
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'data')
    const child = await startInAnotherProcess(dataDir)
    const pid = await serverPid(dataDir)
    await kill(child)

    const postgres = await start(dataDir)

    expect(await serverPid(dataDir)).toBe(pid)
    expect(await ask(postgres.url, 'SELECT 1 AS answer')).toBe(1)
  },
)

test.skipIf(process.getuid?.() === 0)('a folder that may not be written gives one sentence', async () => {
  const closed = await folder()
  await mkdir(join(closed, 'data'))
  await chmod(join(closed, 'data'), 0o500)
  await expect(start(join(closed, 'data'))).rejects.toThrow(/data/)
})

test('files of another major version are left alone, with the way out in one sentence', async () => {
  const dataDir = await cluster()
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  const started = start(dataDir)
  await expect(started).rejects.toThrow(BadSetting)
  await expect(started).rejects.toThrow(
    /was made by PostgreSQL 17, and this Candor brings PostgreSQL 18: .*DATABASE_URL/,
  )
})

test.skipIf(process.getuid?.() !== 0)('an account without a name is told what PostgreSQL needs', async () => {
  const dataDir = join(await folder(), 'data')
  await mkdir(dataDir)
  await chown(dataDir, 54_321, 54_321)
  const program = `
    import { ensureCluster } from ${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))}
    const cluster = ${JSON.stringify(join(dataDir, 'postgres'))}
    process.setuid(54_321)
    const location = { cluster, pgdata: cluster, socketDir: cluster, account: null }
    await ensureCluster(location, { initdb: '/none', major: 18 }, false).catch(({ message }) => console.log(message))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toMatch(/^The account of this process \(uid 54321\) has no name .* set DATABASE_URL\.\n$/)
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

async function start(dataDir: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, log, durable: false })
  cleanUps.push(() => postgres.stop())
  return postgres
}

async function startInAnotherProcess(dataDir: string): Promise<ChildProcess> {
  const program = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))}
    const log = { info() {}, warn() {} }
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, durable: false })
    process.on('SIGTERM', () => postgres.stop())
    console.log('started')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows[0]?.answer
}
