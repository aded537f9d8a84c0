import { isRecord } from '@candor/kernel/is-record'
import { forceHttps } from '../../../platform/documents/rules/forced-https.ts'

/** The key in session storage of the original resume's address, for the page that shows it. */
export const handOffKey = 'originalResume'

/** The key in session storage of the report that the original resume was opened from. */
export const handedFromKey = 'originalResumeFrom'

export interface HandedFrom {
  readonly name: string
  readonly path: string
}

/** Reads what was kept of the report; null where it is nothing of the kind, or leads elsewhere. */
export function readHandedFrom(kept: unknown): HandedFrom | null {
  if (!isRecord(kept)) return null
  const { name, path } = kept
  if (typeof name !== 'string' || typeof path !== 'string') return null
  return /^\/(?![/\\])/.test(path) ? { name, path } : null
}

/** Whether an address of ours is a stored file, or the product's pdf page with one. */
function isStoredFile({ pathname, searchParams }: URL): boolean {
  const path = pathname === '/pdf.html' ? (searchParams.get('file') ?? '') : pathname
  return path.startsWith('/file/media/')
}

/** The address that the full page frames, or null: only files that this product stores are framed (S18). */
export function framedAddress(handed: string | null, ownOrigin: string): string | null {
  if (!handed) return null
  const url = URL.parse(forceHttps(handed, ownOrigin))
  return url?.origin === ownOrigin && isStoredFile(url) ? url.href : null
}
