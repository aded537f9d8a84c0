import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './postgres/alive.ts'

/** No file waits so long for its call to be answered. */
const longestUploadMs = 24 * 60 * 60 * 1000

/**
 * Makes the folder where this server puts uploaded files until their call is answered, open to its owner alone.
 *
 * Each server has one of its own, as several, on several machines, may share the data folder. What a killed server left
 * there is removed; of another machine's, whose processes are not to be seen from here, what nobody receives any more.
 */
export async function openUploadFolder(dataDir: string): Promise<string> {
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const here = `${hostname()}-`
  const own = `${here}${process.pid}`
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name)
    const pid = name.startsWith(here) ? name.slice(here.length) : ''
    if (!/^[1-9]\d*$/.test(pid)) await removeOldFiles(path)
    else if (name === own || !(await isAlive(Number(pid)))) await rm(path, { recursive: true, force: true })
  }
  const folder = join(uploads, own)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > longestUploadMs)
      await rm(path, { recursive: true, force: true })
  }
}
