/**
 * Forces an address to https (R7-039, P2-129, P7-035). Addresses of a page's own http origin stay: nothing answers
 * there over https.
 */
export function forceHttps(address: string, ownOrigin: string): string {
  const url = URL.parse(address, ownOrigin)
  if (url?.protocol !== 'http:' || url.origin === ownOrigin) return url?.href ?? ''
  url.protocol = 'https:'
  return url.href
}
