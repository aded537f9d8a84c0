import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Postgres, startPostgres } from './server.ts'

export const log = { info: () => undefined, warn: () => undefined }

export const cleanUps: (() => Promise<unknown>)[] = []

export async function start(dataDir: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, log, durable: false })
  cleanUps.push(() => postgres.stop())
  return postgres
}

export async function startInAnotherProcess(dataDir: string): Promise<ChildProcess> {
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

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows[0]?.answer
}
