import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FileTree, TreeFile } from './file-tree.ts'

/** Lists a folder's files. Symbolic links are left out: they could lead anywhere. */
export async function openFolder(root: string): Promise<FileTree> {
  const files = new Map<string, TreeFile>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const { size } = await stat(path)
    const name = relative(root, path).split(sep).join('/')
    files.set(name, { sizeBytes: size, open: async () => createReadStream(path) })
  }
  return { files, close: () => {} }
}
