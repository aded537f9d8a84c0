/** An address that may be followed: only http and https; null for any other. */
export function followedAddress(text: string | null): string | null {
  const url = text ? URL.parse(text.trim()) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
