import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'jpeg-js'

const word = (text: string) => Buffer.from(text, 'latin1')

/** A JPEG of that many pixels with a pattern. */
export function aJpeg(width = 32, height = 24): Buffer {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at += 1) data[at * 4] = (at * 7) % 256
  return encode({ width, height, data }, 90).data
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** Exif with an orientation, and a place as text that tests look for. */
export function exif(orientation: number, place = 'GPS 31.2304N 121.4737E'): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II', 0)
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return Buffer.concat([word('Exif\0\0'), tiff, word(place)])
}

/** A JPEG as phones write it: with a place, XMP, a comment, and bytes after its end. */
export function aPhonesJpeg({ orientation = 1, after = 'MotionPhoto' } = {}): Buffer {
  const plain = aJpeg()
  const told = [
    segment(0xe1, exif(orientation)),
    segment(0xe1, word('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>')),
    segment(0xfe, word('taken by SECRET')),
  ]
  return Buffer.concat([plain.subarray(0, 2), ...told, plain.subarray(2), word(after)])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([word(name), content])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of that many grey pixels, with texts and Exif. */
export function aPng(width = 4, height = 3): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 1000)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('tEXt', word('Author\0SECRET')),
    chunk('eXIf', exif(1).subarray(6)),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
    word('SECRET after the end'),
  ])
}

const losslessPixel = Buffer.from('2f0000000010071011118888fe07', 'hex')

function riffChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([word(name), length, content, Buffer.alloc(content.length % 2)])
}

/** A WebP of one pixel with Exif and XMP. */
export function aWebp(): Buffer {
  const flags = Buffer.from([0x08 | 0x04 | 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const chunks = Buffer.concat([
    word('WEBP'),
    riffChunk('VP8X', flags),
    riffChunk('VP8L', losslessPixel),
    riffChunk('EXIF', exif(1)),
    riffChunk('XMP ', word('SECRET')),
  ])
  const head = Buffer.alloc(4)
  head.writeUInt32LE(chunks.length)
  return Buffer.concat([word('RIFF'), head, chunks])
}

const empty = Buffer.alloc(0)

/** Pictures with that many superfluous pieces, each of them empty. */
export const withEmptyPieces = {
  'image/jpeg': (count: number) => {
    const plain = aJpeg()
    const pieces = Array(count).fill(segment(0xfe, empty))
    return Buffer.concat([plain.subarray(0, 2), ...pieces, plain.subarray(2)])
  },
  'image/png': (count: number) => {
    const plain = aPng()
    const end = plain.indexOf('IEND') - 4
    const pieces = Array(count).fill(chunk('IDAT', empty))
    return Buffer.concat([plain.subarray(0, end), ...pieces, plain.subarray(end)])
  },
  'image/webp': (count: number) => {
    const whole = Buffer.concat([aWebp(), ...Array(count).fill(riffChunk('ALPH', empty))])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  },
} as const

/** A HEIC picture of 32 by 64 pixels, as phones write them. */
export const aHeic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAbRtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHYAAEAAAAAAAAAaQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADfaXBycAAAALxpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QBAAAAG2lwbWEAAAAAAAAAAgABAoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAABxbWRhdAAAAGUoAa9Y+RNM//iT/+wHIc4ls+3Pw/OaiInprmf9Qo9fYRzZl/Y4ZKAsjN/6GEVgwGItrYMStKhOGJSIOiRpi68exexI9ZYOHi0dQw0EJcxUQWg0KZM4U+5FxIwJ90alkAMLMiiv4A==',
  'base64',
)
