import { link, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@candor/kernel/error-code'
import { type ClusterLocation, hiddenCluster, socketLock } from './cluster-location.ts'

/** A PostgreSQL server of the cluster, whichever process started it. */
export type Server = { pid: number; socketDir: string }

type PidFile = { pid: number; pgdata: string; socketDir: string }

/** Whether a process with this id runs. A zombie does not: a container without an init never reaps orphans. */
export async function isAlive(pid: number): Promise<boolean> {
  return (await programOf(pid)) !== null
}

/** The running server of the cluster, or null. It may still be starting. */
export async function findServer(location: ClusterLocation): Promise<Server | null> {
  const found = await readPidFile(join(location.cluster, 'postmaster.pid'))
  if (!found || !(await isServerOf(location, found))) return null
  return { pid: found.pid, socketDir: found.socketDir || location.socketDir }
}

/**
 * Removes the files of a dead server. Call it only after findServer returned null.
 *
 * PostgreSQL refuses to start while the recorded pid exists, though it may be a zombie or, after a restart of the
 * machine or container, another program. It still refuses by itself while an orphaned backend uses the cluster's shared
 * memory, whose key is not in these files.
 */
export async function clearStale(location: ClusterLocation): Promise<void> {
  for (const file of [join(location.cluster, 'postmaster.pid'), socketLock(location)]) {
    const aside = `${file}.stale-${process.pid}`
    const isMoved = await rename(file, aside).then(
      () => true,
      () => false,
    )
    if (!isMoved) continue
    // Another start was faster, and its server has just written this file: it is put back.
    if (await isInUse(location, aside)) await link(aside, file)
    await rm(aside)
  }
}

async function isInUse(location: ClusterLocation, file: string): Promise<boolean> {
  const found = await readPidFile(file)
  if (found) return isServerOf(location, found)
  // Empty: a server is about to write it, or the disk was once full.
  return Date.now() - (await stat(file)).mtimeMs < 2000
}

/**
 * Lines: pid, data folder, start time, port, socket folder, address, shared memory, status. Written in several steps.
 */
async function readPidFile(file: string): Promise<PidFile | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pid = '', pgdata = '', , , socketDir = ''] = text.split('\n')
  // The file of a socket's lock has a negative pid when a program other than the postmaster holds it.
  return pid === '' ? null : { pid: Math.abs(Number(pid)), pgdata, socketDir }
}

async function isServerOf(location: ClusterLocation, { pid, pgdata, socketDir }: PidFile): Promise<boolean> {
  const program = await programOf(pid)
  if (program !== 'postgres' && program !== 'unknown') return false
  // A server's working directory is its data folder, which distinguishes a copy of the folder from the original.
  const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => null), stat(location.cluster)])
  if (its) return its.ino === ours.ino && its.dev === ours.dev
  // Root in a container may be unable to inspect another account's process: then the recorded names are compared.
  if (pgdata === hiddenCluster) return socketDir === location.socketDir
  return pgdata === location.pgdata
}

/** The name of a running program, `unknown` on systems without /proc; null if it does not run. */
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
