/** The pieces of a picture's file that are kept, in their order, and its size in pixels. */
export interface StrippedPicture {
  readonly parts: readonly Uint8Array[]
  readonly width: number
  readonly height: number
}
