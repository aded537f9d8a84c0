import type { FileId } from '@candor/kernel/ids'
import type { FileStore } from '@candor/kernel/services'
import { ensureStoredFiles, listNamedFiles, releaseFiles } from '../queries/files.ts'
import type { BundleInStore, IncomingBundle } from './bundle-in-store.ts'
import { MediaSwept } from './collisions.ts'

/** Gives the media of a bundle their rows. Returns the files by the paths of the media. */
export async function ensureFiles(
  store: FileStore,
  { db, companyId, media }: IncomingBundle,
): Promise<ReadonlyMap<string, FileId>> {
  if (media.size === 0) return new Map()
  const { fileIds, added } = await ensureStoredFiles(db, companyId, [...media.values()])
  // The sweep keeps what has a row; what had none until now it may have removed before this transaction held it off.
  for (const hash of added) if (!(await store.has(hash))) throw new MediaSwept(hash)
  const paths = [...media.keys()]
  return new Map(
    fileIds.map((fileId, index) => {
      const path = paths[index] ?? ''
      if (!fileId) throw new MediaSwept(path)
      return [path, fileId]
    }),
  )
}

/** Releases the files that were named before this import, or came with it, and that nothing names now. */
export async function releaseReplaced(
  bundle: BundleInStore,
  namedBefore: ReadonlySet<FileId>,
): Promise<void> {
  const files = new Set([...namedBefore, ...bundle.files.values()])
  if (files.size === 0) return
  const named = await listNamedFiles(bundle.db, bundle)
  await releaseFiles(
    bundle.db,
    bundle,
    [...files].filter((fileId) => !named.has(fileId)),
  )
}
