import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isAlive } from './postgres/alive.ts'

/** What a running server notes for commands in the same checkout. */
const Running = z.object({
  pid: z.int(),
  /** The address that it answers at. */
  address: z.string(),
  /** Null: it uses `DATABASE_URL`, whose address is not noted because it contains a password. */
  dataDir: z.nullable(z.string()),
  /** Its `DATA_DIR`, which holds its files whichever database it uses. */
  folder: z.string(),
  /** Its heads file. */
  auditHeads: z.string(),
  startedAt: z.int(),
})
export type Running = z.output<typeof Running>

const fileOf = (folder: string, pid: number) => join(folder, `${pid}.json`)

/** Writes the note of this server into a folder; returns a function that removes it. */
export async function leaveNote(
  folder: string,
  note: Omit<Running, 'startedAt'>,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = fileOf(folder, note.pid)
  await writeFile(path, JSON.stringify({ ...note, startedAt: Date.now() }), { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** Whether a note is that of a killed server; after a restart of the machine its process id means nothing. */
async function isStale({ pid, startedAt }: Running): Promise<boolean> {
  const machineStartedAt = Date.now() - uptime() * 1000
  return startedAt < machineStartedAt || !(await isAlive(pid))
}

async function readNote(path: string): Promise<Running | null> {
  try {
    return Running.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // Removed meanwhile, partly written, or written by another version: it is ignored.
    return null
  }
}

/** Returns the servers of this checkout that run now, and removes the notes of others. */
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
