const mediaPath = /^\/file\/media\/([A-Za-z0-9_-]+)(?:\/document\.[a-z]{2,5})?$/

/**
 * The signed token in a media address of this product; null for any other address (decision D06). No address is ever
 * fetched: the token names a stored file.
 */
export function mediaWordOf(sourceUrl: string, publicUrl: string): string | null {
  const own = URL.parse(publicUrl)
  const source = URL.parse(sourceUrl, publicUrl)
  if (!own || !source || source.origin !== own.origin) return null
  return mediaPath.exec(source.pathname)?.[1] ?? null
}

export function namedAddress(address: string, ending: string): string {
  return `${address}/document.${ending}`
}
