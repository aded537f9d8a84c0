import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { listTexts } from '../../rules/json.ts'
import type { StoredMedia } from './media.ts'

/** The hash of a value and the content of its media, whatever the order of its keys. */
export function importHash(value: unknown, media: StoredMedia): string {
  const named = listTexts(value, (text) => media.has(text)).map(({ text }) => media.get(text)?.contentHash)
  const text = canonicalize([value, named]) ?? ''
  return createHash('sha256').update(text).digest('hex')
}
