import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isAlive } from './postgres/alive.ts'

/** What a running server says of itself to the commands of the same checkout. */
const Running = z.object({
  pid: z.int(),
  /** Where it answers. */
  address: z.string(),
  /** Null: it speaks to a database of `DATABASE_URL`, whose address, which holds a password, is not told. */
  dataDir: z.nullable(z.string()),
  /** Its `DATA_DIR`, where its files lie whatever its database. */
  folder: z.string(),
  /** The file of its audit log's heads. */
  auditHeads: z.string(),
  startedAt: z.int(),
})
export type Running = z.output<typeof Running>

const fileOf = (folder: string, pid: number) => join(folder, `${pid}.json`)

/** Leaves a note of this server in a folder, and gives what takes it away. */
export async function leaveNote(
  folder: string,
  note: Omit<Running, 'startedAt'>,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = fileOf(folder, note.pid)
  await writeFile(path, JSON.stringify({ ...note, startedAt: Date.now() }), { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** A server that was killed left its note behind; after a start of the machine its process id means nothing. */
async function isStale({ pid, startedAt }: Running): Promise<boolean> {
  const machineStartedAt = Date.now() - uptime() * 1000
  return startedAt < machineStartedAt || !(await isAlive(pid))
}

async function readNote(path: string): Promise<Running | null> {
  try {
    return Running.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // Gone meanwhile, half written or written by another version: it says nothing.
    return null
  }
}

/** The servers of this checkout that run now; notes of others are taken away. */
export async function listRunning(folder: string): Promise<Running[]> {
  const running: Running[] = []
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((entry) => entry.endsWith('.json'))) {
    const note = await readNote(join(folder, name))
    if (note && (await isStale(note))) await rm(join(folder, name), { force: true })
    else if (note) running.push(note)
  }
  return running
}
