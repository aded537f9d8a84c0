import { stat } from 'node:fs/promises'
import type { FileTree } from './file-tree.ts'
import { openFolder } from './folder.ts'
import { openZip } from './zip.ts'

/** Opens the operator's path: a folder, or a zip archive. */
export async function openTree(path: string): Promise<FileTree> {
  return (await stat(path)).isDirectory() ? openFolder(path) : openZip(path)
}
