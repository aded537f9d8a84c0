import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A checkout that is served by its own process, on a database of its own with the demo companies. */
export interface Served {
  readonly url: string
  /** Processor time that the server and its database have used so far (seconds). */
  processorSeconds(): Promise<number>
  close(): Promise<void>
}

const startsWithinMs = 300_000
const ticksPerSecond = 100

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Serves a checkout as its README says; the web application there has to be built. */
export async function serveCheckout(root: string, dataDir: string): Promise<Served> {
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['apps/server/start.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await becomesReady(url, child)
  return {
    url,
    processorSeconds: () => usedSeconds(child.pid ?? 0, dataDir),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Resolves when the server has told of the accounts of the demo companies: they are loaded after it listens. */
async function becomesReady(url: string, child: ChildProcess): Promise<void> {
  const told = new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8')
    child.stdout?.on('data', (text: string) => {
      if (text.includes(reader.email.replace(/^[^@]*/, ''))) resolve()
    })
  })
  const isReady = await Promise.race([
    told.then(() => true),
    once(child, 'exit').then(() => false),
    sleep(startsWithinMs, false),
  ])
  if (!isReady) throw new Error(`the server at ${url} did not start`)
}

/** The account that reads, of the demo company. */
export const reader = { email: 'hr@hailan.example', password: 'candor-demo' }

/** Sums what a server's process and its database's processes have used, ended ones included. */
async function usedSeconds(serverPid: number, dataDir: string): Promise<number> {
  const processes = await listProcesses()
  const cluster = await postmasterOf(dataDir)
  const ticks = processes
    .filter(
      ({ pid, parent }) => pid === serverPid || parent === serverPid || pid === cluster || parent === cluster,
    )
    .reduce((sum, { used, usedByEnded, pid }) => sum + used + (pid === cluster ? usedByEnded : 0), 0)
  return ticks / ticksPerSecond
}

async function postmasterOf(dataDir: string): Promise<number | null> {
  const files = await readdir(dataDir, { recursive: true }).catch(() => [])
  const file = files.find((name) => name.endsWith('postmaster.pid'))
  return file === undefined ? null : Number.parseInt(await readFile(join(dataDir, file), 'utf8'), 10)
}

async function listProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)))
  return stats.flatMap((stat) => {
    if (stat === null) return []
    // The name, in parentheses, may hold spaces; the numbered fields of proc(5) follow it, from the third on.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const field = (number: number) => fields[number - 3] ?? 0
    return {
      pid: Number.parseInt(stat, 10),
      parent: field(4),
      used: field(14) + field(15),
      usedByEnded: field(16) + field(17),
    }
  })
}
