/** The largest body of a request, a group of 20,000 members (bytes). */
export const maxScimBytes = 2 * 1024 * 1024

/** Bytes of a body that cost as much as a request without one. */
const bytesOfOne = 4 * 1024

/**
 * The most cost of one company in a minute: 3,000 small requests, or five of the largest. Directories send some ten
 * small requests a second.
 */
export const mostPerMinute = 3_000

export function costOf(method: string, contentLength: string | undefined): number {
  if (method === 'GET' || method === 'DELETE') return 1
  const bytes = contentLength === undefined ? maxScimBytes : Number(contentLength)
  return 1 + Math.ceil(Math.min(bytes, maxScimBytes) / bytesOfOne)
}
