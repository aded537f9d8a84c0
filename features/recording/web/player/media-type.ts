/** What MediaError says of a file that cannot be opened at all. */
const notSupported = 4

/** The type of the file behind an address, as its server names it; null where it is not to be had. */
async function mediaTypeOf(address: string): Promise<string | null> {
  const answer = await fetch(address, { method: 'HEAD' }).then(
    (response) => (response.ok ? response : null),
    // Without a network there is nothing to tell apart.
    () => null,
  )
  return answer?.headers.get('content-type') ?? null
}

/**
 * Whether a video failed because the browser does not know its format.
 *
 * The browser has one error for that and for a broken file; the file's type tells them apart.
 */
export async function isForeignFormat(video: HTMLVideoElement): Promise<boolean> {
  const address = video.getAttribute('src')
  if (!address || video.error?.code !== notSupported) return false
  const type = await mediaTypeOf(address)
  return type !== null && video.canPlayType(type) === ''
}
