import { basename } from 'node:path'
import type { FileStore } from '@candor/kernel/services'
import { megabyte } from '../../contract.ts'
import type { RuleFault } from '../../rules/fault.ts'
import { listTexts } from '../../rules/json.ts'
import { maxMediaBytes } from '../../rules/limits.ts'
import { isMediaPath } from '../../rules/media-path.ts'
import { isOnlyKept, mediaEndings, mediaTypeOf } from '../../rules/media-type.ts'
import type { FileColumns } from '../queries/files.ts'
import type { BundleMedia } from './bundle-media.ts'
import { DamagedFile } from './file-tree.ts'

export type StoredMedia = ReadonlyMap<string, FileColumns>

function unnamedPaths(value: unknown, media: BundleMedia): string[] {
  const named = new Set(listTexts(value, (text) => media.has(text)).map(({ text }) => media.get(text)))
  return [...media.keys()].filter((path) => !named.has(media.get(path)))
}

/** Returns the fault of a missing file: its name may be unreadable in the archive, or written in another case. */
function missingFault(value: unknown, media: BundleMedia) {
  const left = unnamedPaths(value, media)
  const unread = left.find((path) => media.get(path)?.otherNames)
  const folded = new Map(left.map((path) => [path.normalize('NFKC').toLowerCase(), path]))
  return (file: string): Omit<RuleFault, 'path'> => {
    const other = folded.get(file.normalize('NFKC').toLowerCase())
    if (other) return { fault: 'mediaSpelling', values: { file, other } }
    if (unread) return { fault: 'mediaNames', values: { file, other: unread } }
    return { fault: 'mediaMissing', values: { file } }
  }
}

/** Media that the bundle names and that cannot be stored, each at the place that names it. */
export function findMediaFaults(value: unknown, media: BundleMedia): RuleFault[] {
  const missing = missingFault(value, media)
  return listTexts(value, isMediaPath).flatMap(({ text, path }): RuleFault[] => {
    if (!mediaTypeOf(text)) {
      return [{ path, fault: 'mediaEnding', values: { file: text, endings: mediaEndings } }]
    }
    const file = media.get(text)
    if (!file) return [{ path, ...missing(text) }]
    if (file.sizeBytes > maxMediaBytes) {
      return [{ path, fault: 'mediaTooLarge', values: { file: text, limit: maxMediaBytes / megabyte } }]
    }
    return []
  })
}

/** Media that are stored although nothing of them is shown, each at the place that names it. */
export function findKeptMedia(value: unknown, media: BundleMedia): RuleFault[] {
  return listTexts(value, (text) => media.has(text) && isMediaPath(text) && isOnlyKept(text)).map(
    ({ text, path }): RuleFault => ({ path, fault: 'mediaKept', values: { file: text } }),
  )
}

/** Media in the bundle that nothing names: they are left out, and the reply says so. */
export function findUnnamedMedia(value: unknown, media: BundleMedia): RuleFault[] {
  return unnamedPaths(value, media).map((path) => ({ path: [path], fault: 'mediaUnnamed' }))
}

/** Media that cannot be read to their end, each at the place that names it. */
export async function findDamagedMedia(value: unknown, media: BundleMedia): Promise<RuleFault[]> {
  const faults: RuleFault[] = []
  const read = new Set<string>()
  for (const { text, path } of listTexts(value, (name) => media.has(name))) {
    const file = media.get(text)
    if (!file || read.has(text) || file.sizeBytes > maxMediaBytes) continue
    read.add(text)
    try {
      for await (const _ of await file.open());
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      faults.push({ path, fault: 'mediaDamaged', values: { file: text } })
    }
  }
  return faults
}

/** Stores the media that the bundle names. A damaged one is a fault where it is named. */
export async function storeMedia(
  files: FileStore,
  value: unknown,
  media: BundleMedia,
): Promise<{ stored: StoredMedia; faults: RuleFault[] }> {
  const stored = new Map<string, FileColumns>()
  const faults: RuleFault[] = []
  for (const { text, path } of listTexts(value, (name) => media.has(name))) {
    const file = media.get(text)
    const contentType = mediaTypeOf(text)
    if (!file || !contentType || stored.has(text)) continue
    try {
      const { hash, size } = await files.put(await file.open())
      stored.set(text, { contentHash: hash, sizeBytes: size, contentType, name: basename(text) })
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      faults.push({ path, fault: 'mediaDamaged', values: { file: text } })
    }
  }
  return { stored, faults }
}
