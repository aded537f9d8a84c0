/** A greyscale picture, row by row, one byte a pixel: 0 black to 255 white. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** How well a picture can be read; nothing about its content. */
export interface Clearness {
  /** The variance of the Laplacian: how strongly neighbouring pixels differ. 0 for an even area. */
  readonly sharpness: number
  /** Share of overexposed pixels, from 0 to 1. */
  readonly glare: number
}

/** The longer side of the picture when it is measured: the thresholds hold for this size only. */
export const lookedAtSide = 640

/** At 640 pixels a sharp card has some hundreds, a blurred one some tens. */
const leastSharpness = 60
/** White paper does not count as glare: in nearly every photo it is grey. */
const burntOut = 250
const maxGlare = 0.06

/** Measures a picture of at least 3 pixels a side. */
export function clearnessOf({ width, height, data }: GreyPicture): Clearness {
  let sum = 0
  let squares = 0
  let count = 0
  let burnt = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const own = data[at] ?? 0
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0)
      const laplacian = around - 4 * own
      sum += laplacian
      squares += laplacian * laplacian
      count += 1
      if (own >= burntOut) burnt += 1
    }
  }
  if (count === 0) return { sharpness: 0, glare: 0 }
  const mean = sum / count
  return { sharpness: squares / count - mean * mean, glare: burnt / count }
}

export type ClearnessNote = 'blurred' | 'glaring'

/** The warnings about a picture. It may be sent all the same. */
export function clearnessNotes({ sharpness, glare }: Clearness): ClearnessNote[] {
  return [
    ...(sharpness < leastSharpness ? (['blurred'] as const) : []),
    ...(glare > maxGlare ? (['glaring'] as const) : []),
  ]
}
