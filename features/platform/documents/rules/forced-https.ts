/**
 * Forces an address to https (R7-039, P2-129, P7-035).
 *
 * A page that came over http keeps addresses of its own origin: nothing answers there over https, and the address is no
 * less safe than the page. Foreign addresses are always forced.
 */
export function forceHttps(address: string, ownOrigin: string): string {
  const url = URL.parse(address, ownOrigin)
  if (url?.protocol !== 'http:' || url.origin === ownOrigin) return url?.href ?? ''
  url.protocol = 'https:'
  return url.href
}
