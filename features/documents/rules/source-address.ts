const mediaPath = /^\/file\/media\/([A-Za-z0-9_-]+)$/

/**
 * The signed word of a media address of this product, or null for any other address (decision D06).
 *
 * Nothing is ever fetched from an address: the word names a stored file, and the gate decides on that file.
 */
export function mediaWordOf(sourceUrl: string, publicUrl: string): string | null {
  const own = URL.parse(publicUrl)
  const source = URL.parse(sourceUrl, publicUrl)
  if (!own || !source || source.origin !== own.origin) return null
  return mediaPath.exec(source.pathname)?.[1] ?? null
}
