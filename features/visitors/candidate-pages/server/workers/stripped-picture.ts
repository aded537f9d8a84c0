/** The most pieces of a picture's file. A camera writes some thousands; each costs the same, even an empty one. */
export const maxPieces = 10_000

/** The kept pieces of a picture's file, in order, and its size in pixels. */
export interface StrippedPicture {
  readonly parts: readonly Uint8Array[]
  readonly width: number
  readonly height: number
}
