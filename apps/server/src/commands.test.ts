import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { isAlive } from './plumbing/postgres/alive.ts'
import { startMain } from './started-under-test.ts'

// A server and some five commands, each a process of its own: on a busy machine each takes over ten seconds.
vi.setConfig({ testTimeout: 300_000 })

let root = ''
const servers: ChildProcess[] = []
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'candor-commands-')))
})
afterAll(async () => {
  for (const server of servers.filter(({ exitCode }) => exitCode === null)) {
    server.kill('SIGTERM')
    await once(server, 'close')
  }
  await rm(root, { recursive: true, force: true })
})

interface Shell {
  /** The working directory; the default database is in `data` there. */
  readonly cwd: string
  readonly env: Record<string, string>
}

/** A directory with its own notes of running servers, like a checkout. */
async function aShell(name: string): Promise<Shell> {
  const cwd = join(root, name)
  await mkdir(cwd)
  return { cwd, env: { RUN_DIR: join(cwd, 'running') } }
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

function run({ cwd, env }: Shell, command: string, ...given: string[]): Promise<Ended> {
  const script = [join(import.meta.dirname, `${command}.ts`), ...given]
  return new Promise((resolve) => {
    execFile(process.execPath, script, { cwd, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

/** Starts a server in a shell; returns its address and its log once it answers. */
function startServer({ cwd, env }: Shell, dataDir: string) {
  return startMain({ cwd, env: { ...env, DATA_DIR: dataDir } }, (child) => servers.push(child))
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
const noDatabase =
  'Candor has no database there yet. Start it with npm start, set DATA_DIR or DATABASE_URL to where it is,\nor add --init to make a new one.\n'

test('a command finds the database of the running server and makes none beside it; the server that is asked to stop ends with 0 and takes its database with it', async () => {
  const shell = await aShell('running')
  const dataDir = join(root, 'of-the-server')
  const { address, child, log } = await startServer(shell, dataDir)
  const says = `Database: ${dataDir} (of the server at ${address})\n`

  const made = await run(shell, 'company', 'create', 'Acme', 'eu')
  expect(made).toMatchObject({ code: 0, err: says })
  expect(made.out).toContain('Company        acme')
  expect(await run(shell, 'key', 'create', 'acme')).toMatchObject({ code: 0, err: says })
  const withoutKey = await run(shell, 'company', 'create', '海岚支付', 'cn')
  expect([withoutKey.code, withoutKey.err]).toEqual([
    1,
    '海岚支付 has no Latin letters for an external id: add one, as in --key hailan.\n',
  ])
  const hailan = await run(shell, 'company', 'create', '海岚支付', 'cn', '--key', 'hailan-pay')
  expect(hailan.out).toContain('Company        hailan-pay')
  const list = await run(shell, 'company', 'list')
  expect(list).toMatchObject({ code: 0, err: says })
  expect(list.out).toContain('hailan-pay  cn')
  expect(list.out).toContain('acme')
  expect(await exists(join(shell.cwd, 'data'))).toBe(false)

  const databasePid = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(log()).not.toMatch(/"level":[56]0/)
  expect(await isAlive(databasePid)).toBe(false)
  expect(await readdir(join(shell.cwd, 'running'))).toEqual([])
  const named = { ...shell, env: { ...shell.env, DATA_DIR: dataDir } }
  expect(await run(named, 'key', 'create', 'acme')).toMatchObject({
    code: 0,
    err: `Database: ${dataDir} (DATA_DIR)\n`,
  })
})

test('where there is no database, a command says so and makes none; what a killed server noted is ignored', async () => {
  const shell = await aShell('empty')
  const ended = spawn(process.execPath, ['-e', ''])
  await once(ended, 'close')
  const note = {
    pid: ended.pid,
    address: 'http://127.0.0.1:1',
    dataDir: join(root, 'gone'),
    folder: join(root, 'gone'),
    auditHeads: join(root, 'gone/audit-heads.log'),
    startedAt: Date.now(),
  }
  await mkdir(shell.env.RUN_DIR ?? '')
  await writeFile(join(shell.cwd, 'running', `${ended.pid}.json`), JSON.stringify(note))
  const says = `Database: ${join(shell.cwd, 'data')}\n`
  expect(await run(shell, 'company', 'create', 'Acme', 'eu')).toEqual({
    code: 1,
    out: '',
    err: says + noDatabase,
  })
  expect(await readdir(shell.cwd)).toEqual(['running'])

  const made = await run(shell, 'company', 'create', 'Acme', 'eu', '--init')
  expect(made).toMatchObject({ code: 0, err: says })
  expect(await run(shell, 'key', 'create', 'acme')).toMatchObject({ code: 0, err: says })
})

test('each command says how it is used, and opens no database for that', async () => {
  const shell = await aShell('help')
  for (const command of ['company', 'key', 'import', 'doctor', 'audit-verify'])
    for (const word of ['--help', '-h']) {
      const { code, out, err } = await run(shell, command, word)
      expect([command, code, err]).toEqual([command, 0, ''])
      expect(out).toMatch(/^Usage: npm run /)
    }
  expect(await readdir(shell.cwd)).toEqual([])
})

test.skipIf(process.getuid?.() !== 0)('root leaves the files of another account’s server alone', async () => {
  const shell = await aShell('of-another')
  const files = join(shell.cwd, 'data/files')
  await mkdir(files, { recursive: true })
  await chown(files, 65_534, 65_534)
  const { code, err } = await run(shell, 'key', 'create', 'acme')
  expect(code).toBe(1)
  expect(err).toContain("run this as that one, with sudo -u '#65534' …")
})

test('an empty database of DATABASE_URL is not filled unasked, and is told without its account', async () => {
  const shell = await aShell('elsewhere')
  const address = new URL(inject('templateUrl'))
  address.pathname = '/postgres'
  const { code, out, err } = await run(
    { ...shell, env: { ...shell.env, DATABASE_URL: address.href } },
    'key',
    'create',
    'acme',
  )
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(
    `Database: ${address.host}/postgres (DATABASE_URL), files in ${join(shell.cwd, 'data')}\n${noDatabase}`,
  )
})
