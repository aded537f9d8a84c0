import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './postgres/alive.ts'

/**
 * Makes the folder where this process puts uploaded files until their call is answered, open to its owner alone.
 *
 * Each process has one of its own, as several may share the data folder. What a killed process left there is removed.
 */
export async function openUploadFolder(dataDir: string): Promise<string> {
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  for (const name of await readdir(uploads)) {
    const isOwn = name === String(process.pid)
    if (isOwn || !/^[1-9]\d*$/.test(name) || !(await isAlive(Number(name)))) {
      await rm(join(uploads, name), { recursive: true, force: true })
    }
  }
  const folder = join(uploads, String(process.pid))
  await mkdir(folder, { mode: 0o700 })
  return folder
}
