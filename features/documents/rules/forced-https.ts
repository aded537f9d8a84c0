/**
 * Forces an address to https (R7-039, P2-129, P7-035).
 *
 * A page that itself came over http keeps its own origin as it is: there is nobody to answer there over https, and
 * the address is no less safe than the page. Foreign addresses are forced always.
 */
export function forceHttps(address: string, ownOrigin: string): string {
  const url = URL.parse(address, ownOrigin)
  if (url?.protocol !== 'http:' || url.origin === ownOrigin) return url?.href ?? ''
  url.protocol = 'https:'
  return url.href
}
