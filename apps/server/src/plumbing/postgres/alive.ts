import { link, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@candor/kernel/error-code'
import { type ClusterLocation, hiddenCluster, socketLock } from './cluster-location.ts'

/** A PostgreSQL server that serves the cluster, whoever started it. */
export type Server = { pid: number; socketDir: string }

type PidFile = { pid: number; pgdata: string; socketDir: string }

/** Whether a process of that id runs. A zombie does not: a container without an init never reaps orphans. */
export async function isAlive(pid: number): Promise<boolean> {
  return (await programOf(pid)) !== null
}

/** The server that runs on the cluster now, or null. It may still be starting. */
export async function findServer(place: ClusterLocation): Promise<Server | null> {
  const found = await readPidFile(join(place.cluster, 'postmaster.pid'))
  if (!found || !(await isServerOf(place, found))) return null
  return { pid: found.pid, socketDir: found.socketDir || place.socketDir }
}

/**
 * Removes what a dead server left. Call it only when findServer gave null.
 *
 * PostgreSQL itself refuses to start while the recorded pid exists, though it may be a zombie or, after a restart
 * of the machine or container, another program. It still refuses by itself while an orphaned backend uses the
 * cluster's shared memory, whose key does not come from these files.
 */
export async function clearStale(place: ClusterLocation): Promise<void> {
  for (const file of [join(place.cluster, 'postmaster.pid'), socketLock(place)]) {
    const aside = `${file}.stale-${process.pid}`
    const isMoved = await rename(file, aside).then(
      () => true,
      () => false,
    )
    if (!isMoved) continue
    // Another start got here first and its server has just written this file: it goes back.
    if (await isInUse(place, aside)) await link(aside, file)
    await rm(aside)
  }
}

async function isInUse(place: ClusterLocation, file: string): Promise<boolean> {
  const found = await readPidFile(file)
  if (found) return isServerOf(place, found)
  // Empty: a server is about to write it, or the disk was full once.
  return Date.now() - (await stat(file)).mtimeMs < 2000
}

/** Lines: pid, data folder, start time, port, socket folder, address, shared memory, status. Written bit by bit. */
async function readPidFile(file: string): Promise<PidFile | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pid = '', pgdata = '', , , socketDir = ''] = text.split('\n')
  // The file of a socket's lock has a negative pid when a program other than the postmaster holds it.
  return pid === '' ? null : { pid: Math.abs(Number(pid)), pgdata, socketDir }
}

async function isServerOf(place: ClusterLocation, { pid, pgdata, socketDir }: PidFile): Promise<boolean> {
  const program = await programOf(pid)
  if (program !== 'postgres' && program !== 'unknown') return false
  // A server works in its data folder. That tells a copy of the folder from its original.
  const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => null), stat(place.cluster)])
  if (its) return its.ino === ours.ino && its.dev === ours.dev
  // A container's root may not look at another account's process: the recorded names have to do.
  if (pgdata === hiddenCluster) return socketDir === place.socketDir
  return pgdata === place.pgdata
}

/** The name of a running program, `unknown` on systems without /proc; null when there is none. */
async function programOf(pid: number): Promise<string | null> {
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (process.platform !== 'linux') return signalReaches(pid) ? 'unknown' : null
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name, state] = /^\d+ \((.*)\) (\w)/s.exec(line) ?? []
  return name === undefined || state === 'Z' ? null : name
}

function signalReaches(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
