import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BadSetting } from '../../env/values.ts'
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
