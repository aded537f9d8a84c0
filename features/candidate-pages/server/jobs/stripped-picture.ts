/** The most pieces of a picture's file: a camera writes some thousands, and each costs as much whether it is empty or not. */
export const maxPieces = 10_000

/** The pieces of a picture's file that are kept, in their order, and its size in pixels. */
export interface StrippedPicture {
  readonly parts: readonly Uint8Array[]
  readonly width: number
  readonly height: number
}
