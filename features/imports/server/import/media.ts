import { basename } from 'node:path'
import type { FileStore } from '@candor/kernel/services'
import { megabyte } from '../../contract.ts'
import type { RuleFault } from '../../rules/fault.ts'
import { listTexts } from '../../rules/json.ts'
import { maxMediaBytes } from '../../rules/limits.ts'
import { isMediaPath } from '../../rules/media-path.ts'
import { mediaEndings, mediaTypeOf } from '../../rules/media-type.ts'
import type { FileColumns } from '../queries/files.ts'
import { DamagedFile, type TreeFile } from './file-tree.ts'

/** The media of one bundle by their paths in it. */
export type BundleMedia = ReadonlyMap<string, TreeFile>
export type StoredMedia = ReadonlyMap<string, FileColumns>

/** Media that the bundle names and that cannot be stored, each at the place that names it. */
export function findMediaFaults(value: unknown, media: BundleMedia): RuleFault[] {
  return listTexts(value, isMediaPath).flatMap(({ text, path }): RuleFault[] => {
    const file = media.get(text)
    if (!file) return [{ path, fault: 'mediaMissing', values: { file: text } }]
    if (!mediaTypeOf(text)) {
      return [{ path, fault: 'mediaEnding', values: { file: text, endings: mediaEndings } }]
    }
    if (file.sizeBytes > maxMediaBytes) {
      return [{ path, fault: 'mediaTooLarge', values: { file: text, limit: maxMediaBytes / megabyte } }]
    }
    return []
  })
}

/** Media in the bundle that nothing names: they are left out, and the reply says so. */
export function findUnnamedMedia(value: unknown, media: BundleMedia): RuleFault[] {
  const named = new Set(listTexts(value, (text) => media.has(text)).map(({ text }) => text))
  return [...media.keys()]
    .filter((path) => !named.has(path))
    .map((path) => ({ path: [path], fault: 'mediaUnnamed' }))
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
