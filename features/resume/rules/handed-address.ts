import { forceHttps } from '../../documents/rules/forced-https.ts'

/** The key in session storage of the original resume's address, for the page that shows it. */
export const handOffKey = 'originalResume'

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
