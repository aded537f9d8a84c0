import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@candor/kernel/durations'
import { errorCode } from '@candor/kernel/error-code'
import { isAlive } from './postgres/alive.ts'

/** No upload takes longer. */
const longestUploadMs = dayMs

/**
 * Creates the folder of this server's uploads until their calls are answered, accessible to its owner only.
 *
 * Each server has its own, as several servers, also on several machines, may share the data folder. Files of a killed
 * server are removed. For a server of another host, whose processes cannot be seen from here, only files older than the
 * longest upload are removed, and the folder stays: that server may still run. Calls `onKept` with the error where
 * something could not be removed.
 */
export async function openUploadFolder(dataDir: string, onKept: (error: unknown) => void): Promise<string> {
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const here = `${hostname()}-`
  const own = `${here}${process.pid}`
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name)
    const pid = name.startsWith(here) ? name.slice(here.length) : ''
    try {
      if (!/^[1-9]\d*$/.test(pid)) await removeOldFiles(path)
      else if (name === own || !(await isAlive(Number(pid)))) await rm(path, { recursive: true, force: true })
    } catch (error) {
      // Another starting server may have removed it.
      if (errorCode(error) !== 'ENOENT') onKept(error)
    }
  }
  const folder = join(uploads, own)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** Removes the old files of a folder, or an old file in the place of a folder. */
async function removeOldFiles(path: string): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory()
  const files = isFolder ? (await readdir(path)).map((name) => join(path, name)) : [path]
  for (const file of files) {
    const found = await lstat(file).catch(() => null)
    if (found && Date.now() - found.mtimeMs > longestUploadMs)
      await rm(file, { recursive: true, force: true })
  }
}
