import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

/** The accepted types of pictures with the extensions of their files. HEIC is converted to JPEG. */
export const pictureEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const
export type PictureType = keyof typeof pictureEndings

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(pictureEndings, type)
}

/** Whether phones write this type by default, and browsers do not show it. */
export function isHeic(type: string): boolean {
  return type === 'image/heic' || type === 'image/heif'
}

/** The most pixels of a picture: a larger one would stall the reader's browser. */
const maxPixels = 50_000_000

const strips = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp }

/**
 * The file of a picture without metadata: place, time, device, comments, previews.
 *
 * It is parsed, not decoded. Refuses an incomplete picture, another type, and more than 50 million pixels.
 */
export function stripPicture(
  type: PictureType,
  bytes: Uint8Array,
): { readonly picture: Uint8Array } | { readonly fault: 'pictureUnreadable' | 'pictureTooLarge' } {
  const stripped = strips[type](bytes)
  if (!stripped || stripped.width < 1 || stripped.height < 1) return { fault: 'pictureUnreadable' }
  if (stripped.width * stripped.height > maxPixels) return { fault: 'pictureTooLarge' }
  const length = stripped.parts.reduce((sum, part) => sum + part.length, 0)
  const picture = new Uint8Array(length)
  let at = 0
  for (const part of stripped.parts) {
    picture.set(part, at)
    at += part.length
  }
  return { picture }
}
