import { readFile } from 'node:fs/promises'
import type { ConversionFault } from '../../rules/converter.ts'
import { convertTo } from '../workers/convert.ts'

/**
 * Reads a HEIC picture as a JPEG of at most 2400 pixels a side, in a process of its own, which waits in the queue of
 * `by`. Nothing of it is stored.
 */
export function readHeic(
  path: string,
  by: string,
): Promise<{ readonly picture: Uint8Array } | { readonly fault: ConversionFault }> {
  const job = { path, format: 'heic', converter: 'heic', locale: 'en', by } as const
  return convertTo(job, { office: null }, async (out) => ({ picture: await readFile(out) }))
}
