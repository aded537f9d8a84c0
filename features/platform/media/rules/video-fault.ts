import type { PictureTrack } from './picture-track.ts'

/** Why a video does not play: no reply, no file, a broken file, or a format that the browser does not know. */
export type VideoFault =
  | { readonly kind: 'network' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'format'; readonly codec: string | null }

export type FoundVideo = {
  readonly status: number
  readonly type: string | null
  readonly track: PictureTrack | null
} | null

/** Says why a video does not play; `plays` asks the browser whether it knows a type. */
export function videoFault(found: FoundVideo, plays: (type: string) => boolean): VideoFault {
  if (found === null || found.status >= 500) return { kind: 'network' }
  if (found.status >= 400) return { kind: 'missing' }
  const { type, track } = found
  const isKnown = track ? track.type !== null && plays(track.type) : true
  const isPlayable = type === null || plays(type)
  return isKnown && isPlayable ? { kind: 'damaged' } : { kind: 'format', codec: track?.codec ?? null }
}
