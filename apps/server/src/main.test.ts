import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isAlive } from './plumbing/postgres/alive.ts'
import { startMain } from './started-under-test.ts'

let root = ''
const started: ChildProcess[] = []
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-main-'))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(root, { recursive: true, force: true })
})

/** Unhandled faults of a running server, raised by SIGUSR2. */
const faults = {
  exception: "throw new Error('the fault', { cause: new Error('its cause') })",
  rejection: "Promise.reject(new Error('the fault', { cause: new Error('its cause') }))",
}

/** Starts the real server with a database of its own; returns it once it answers. */
async function startServer(fault: keyof typeof faults) {
  const preload = `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(faults[fault])}})`
  const env = { DATA_DIR: join(root, 'data') }
  const { child, log } = await startMain({ env, options: ['--import', preload] }, (each) =>
    started.push(each),
  )
  const pidFile = await readFile(join(root, 'data/postgres/postmaster.pid'), 'utf8')
  return { child, databasePid: Number(pidFile.split('\n')[0]), log }
}

const Line = z.looseObject({
  level: z.number(),
  msg: z.string(),
  err: z.optional(z.object({ message: z.string(), stack: z.string() })),
})

/** The lines of the log at level error or above. */
function errorsIn(log: string): z.infer<typeof Line>[] {
  return log
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ level }) => level >= 50)
}

test.each(['exception', 'rejection'] as const)(
  'a fault that nothing caught (%s) is logged once, and ends server and database in order with 1',
  async (fault) => {
    const { child, databasePid, log } = await startServer(fault)
    child.kill('SIGUSR2')
    const [code] = await once(child, 'close')

    expect(code).toBe(1)
    const [only, ...more] = errorsIn(log())
    expect(more).toEqual([])
    expect(only?.msg).toBe('a fault that nothing caught: the process ends')
    expect(only?.err?.stack).toMatch(/the fault[\s\S]*caused by: Error: its cause/)
    expect(await isAlive(databasePid)).toBe(false)
    expect(await readdir(join(root, 'data/postgres'))).not.toContain('postmaster.pid')
  },
)

/** Returns the exit code and the error output of a server that does not start. */
async function failToStart(env: Record<string, string>): Promise<{ code: number; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PORT: '0', DATA_DIR: join(root, 'refused'), CANDOR_DEMO: 'off', ...env },
  })
  started.push(child)
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const [code] = await once(child, 'close')
  return { code, err }
}

test('a file of heads that cannot be written, and a database that is not there, stop the start with a sentence', async () => {
  const heads = join(root, 'no/such/folder/heads.log')
  const noHeads = await failToStart({ AUDIT_HEADS: heads })
  expect(noHeads).toEqual({
    code: 1,
    err: expect.stringMatching(/^The file of AUDIT_HEADS cannot be written: ENOENT.*\.\n$/),
  })
  expect(noHeads.err).toContain(heads)
  expect(await readdir(join(root, 'refused'))).not.toContain('postgres')
  expect(await failToStart({ DATABASE_URL: 'postgres://candor@127.0.0.1:1/candor' })).toEqual({
    code: 1,
    err: 'The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1.\n',
  })
})

test('a Node that is too old says so in a sentence, and a port that is taken is named', async () => {
  const old =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
  const start = [
    `--import`,
    `data:text/javascript,${encodeURIComponent(old)}`,
    join(import.meta.dirname, '../start.js'),
  ]
  const child = spawn(process.execPath, start)
  started.push(child)
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(err).toMatch(/^Candor runs on Node 24, and this is v.*\. Start it by npm start, or by .*\.\n$/)
})
