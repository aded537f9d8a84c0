import { readFile } from 'node:fs/promises'
import type { FileStore } from '@candor/kernel/services'
import type { ConversionFault } from '../../rules/converter.ts'
import { convertFile } from '../jobs/convert.ts'

/**
 * Reads a HEIC picture as a JPEG of at most 2400 pixels a side, in a process of its own, which waits in the queue of
 * `by`.
 *
 * The JPEG is in the file store until the sweep, under the name of its content.
 */
export async function readHeic(
  files: FileStore,
  path: string,
  by: string,
): Promise<{ readonly picture: Uint8Array } | { readonly fault: ConversionFault }> {
  const job = { path, format: 'heic', converter: 'heic', locale: 'en', by } as const
  const converted = await convertFile(job, { files, office: null })
  if ('fault' in converted) return converted
  return { picture: await readFile(files.pathOf(converted.hash)) }
}
