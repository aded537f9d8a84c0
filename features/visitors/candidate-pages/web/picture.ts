import { maxIdCardBytes } from '../contract/addresses.ts'
import { type Clearness, clearnessOf, lookedAtSide } from '../rules/clearness.ts'

/** A picture to store and send, with how well it can be read; null where this browser cannot decode it. */
export interface TakenPicture {
  readonly blob: Blob
  readonly clearness: Clearness | null
}

type Source = HTMLVideoElement | ImageBitmap

function sizeOf(source: Source): { width: number; height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height }
}

/** Draws a picture, scaled down to a longest side. */
function draw(source: Source, side: number): HTMLCanvasElement {
  const { width, height } = sizeOf(source)
  const scale = Math.min(1, side / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Weights of the colours in brightness. */
const red = 0.299
const green = 0.587
const blue = 0.114

function lookAt(source: Source): Clearness | null {
  const canvas = draw(source, lookedAtSide)
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!pixels) return null
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3)
    return red * r + green * g + blue * b
  })
  return clearnessOf({ width, height, data })
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))),
      'image/jpeg',
      quality,
    )
  })
}

const idCardSide = 2400
const idCardQuality = 0.9
const monitorSide = 1280
const monitorQuality = 0.72

async function takenFrom(source: Source): Promise<TakenPicture> {
  const blob = await jpegOf(draw(source, idCardSide), idCardQuality)
  return { blob, clearness: lookAt(source) }
}

/** The camera's present picture, as a photo of an ID card. */
export function photograph(video: HTMLVideoElement): Promise<TakenPicture> {
  return takenFrom(video)
}

/** The camera's present picture, as a monitor picture. */
export function snapshot(video: HTMLVideoElement): Promise<Blob> {
  return jpegOf(draw(video, monitorSide), monitorQuality)
}

const isHeic = ({ type, name }: File) => /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name)

/**
 * A file as a photo of an ID card: drawn again upright, without the camera's metadata.
 *
 * HEIC that this browser cannot draw stays as it is; the server converts it.
 */
export async function readPhoto(file: File): Promise<TakenPicture | 'notPicture' | 'tooLarge'> {
  if (file.size > maxIdCardBytes) return 'tooLarge'
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return isHeic(file) && file.size > 0 ? { blob: file, clearness: null } : 'notPicture'
  }
  const taken = await takenFrom(bitmap)
  bitmap.close()
  return taken
}
