import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes the folder where uploaded files lie until their call is answered, open to its owner alone. */
export async function openUploadFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
