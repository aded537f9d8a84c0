import { readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@candor/kernel/durations'
import { isAlive } from './postgres/alive.ts'

/** No conversion or printing takes longer. */
const longestWorkMs = dayMs

/** The host and the process in the name of a folder of `makeWorkFolder`; older servers wrote no host, or neither. */
const workFolder = /^candor-(?:convert|print)-(?:(?:(.+)-)?([1-9]\d*)-)?\w{6}$/

/**
 * Whether a folder is no longer in use: its server has ended; or it belongs to another host, whose processes cannot be
 * seen from here, and is a day old.
 */
async function isLeft(path: string, host: string | undefined, pid: number): Promise<boolean> {
  if (host === hostname()) return pid === process.pid || !(await isAlive(pid))
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > longestWorkMs
}

/**
 * Removes the folders in which killed servers converted or printed documents. Call it before this process does either.
 *
 * Throws after all others were removed where one could not be, such as that of another user of the machine.
 */
export async function sweepWorkFolders(): Promise<void> {
  const folder = tmpdir()
  const errors: unknown[] = []
  for (const name of await readdir(folder)) {
    const [whole, host, pid] = workFolder.exec(name) ?? []
    const path = join(folder, name)
    if (whole !== undefined && (await isLeft(path, host, Number(pid))))
      await rm(path, { recursive: true, force: true }).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some work folders could not be removed')
}
