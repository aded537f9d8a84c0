import { encode } from 'jpeg-js'
import libheif from 'libheif-js/wasm-bundle.js'
import { TooMuch } from './archive.ts'
import type { DocumentParser } from './reader.ts'

const maxPixels = 50_000_000
const maxSide = 2400
const quality = 85

/** Rows of red, green and blue, each row `stride` bytes long. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly data: Uint8Array
}

/** Each pixel of the smaller picture is the mean of those that it stands for. JPEG wants a fourth byte, unused. */
function scaleDown({ width, height, stride, data }: Pixels, side: number) {
  const scale = Math.max(1, Math.max(width, height) / side)
  const toWidth = Math.max(1, Math.round(width / scale))
  const toHeight = Math.max(1, Math.round(height / scale))
  const scaled = Buffer.alloc(toWidth * toHeight * 4, 255)
  const starts = Array.from({ length: toWidth + 1 }, (_, x) => Math.floor((x * width) / toWidth))
  let to = 0
  for (let y = 0; y < toHeight; y += 1) {
    const top = Math.floor((y * height) / toHeight)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / toHeight))
    for (let x = 0; x < toWidth; x += 1) {
      const left = starts[x] ?? 0
      const right = Math.max(left + 1, starts[x + 1] ?? width)
      let red = 0
      let green = 0
      let blue = 0
      for (let row = top; row < bottom; row += 1) {
        for (let at = row * stride + left * 3; at < row * stride + right * 3; at += 3) {
          red += data[at] ?? 0
          green += data[at + 1] ?? 0
          blue += data[at + 2] ?? 0
        }
      }
      const count = (bottom - top) * (right - left)
      scaled[to] = red / count
      scaled[to + 1] = green / count
      scaled[to + 2] = blue / count
      to += 4
    }
  }
  return { width: toWidth, height: toHeight, data: scaled }
}

/** Reads the main picture of a HEIC file, turned the right way, as a JPEG of at most 2400 pixels a side. */
export const heicReader: DocumentParser = async (bytes) => {
  const context = libheif.heif_context_alloc()
  const read = libheif.heif_context_read_from_memory(context, bytes)
  if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(read.message)
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if ('code' in handle) throw new Error(handle.message)
  const width = libheif.heif_image_handle_get_width(handle)
  const height = libheif.heif_image_handle_get_height(handle)
  if (width * height > maxPixels) throw new TooMuch('a picture of more than 50 megapixels')
  const decoded = await libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGB,
  )
  const pixels = 'channels' in decoded ? decoded.channels[0] : undefined
  if (!pixels) throw new Error('the picture cannot be decoded')
  return { picture: encode(scaleDown(pixels, maxSide), quality).data }
}
