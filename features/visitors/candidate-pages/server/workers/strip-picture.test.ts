import * as fc from 'fast-check'
import { decode } from 'jpeg-js'
import { expect, test } from 'vitest'
import { aJpeg, aPhonesJpeg, aPng, aWebp, withEmptyPieces } from './pictures-under-test.ts'
import { type PictureType, pictureEndings, stripPicture } from './strip-picture.ts'

function stripped(type: PictureType, bytes: Uint8Array): Buffer {
  const found = stripPicture(type, bytes)
  if ('fault' in found) throw new Error(found.fault)
  return Buffer.from(found.picture)
}

const told = /SECRET|GPS|31\.2304|MotionPhoto/

test('a JPEG keeps its pixels, and loses place, words and data after its end', () => {
  const phones = aPhonesJpeg()
  expect(phones.toString('latin1')).toMatch(told)
  const clean = stripped('image/jpeg', phones)
  expect(clean.toString('latin1')).not.toMatch(told)
  expect(decode(clean).data.equals(decode(aJpeg()).data)).toBe(true)
})

test('a JPEG that lies on its side still says so, and nothing else', () => {
  const clean = stripped('image/jpeg', aPhonesJpeg({ orientation: 6 }))
  expect(clean.toString('latin1')).not.toMatch(told)
  // Taken out once more it says the same.
  expect(stripped('image/jpeg', clean).equals(clean)).toBe(true)
  const orientation = clean.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1]))
  expect(clean.readUInt16BE(orientation + 8)).toBe(6)
})

test.each([
  ['image/png', aPng(), ['tEXt', 'eXIf']],
  ['image/webp', aWebp(), ['EXIF', 'XMP ']],
] as const)('%s loses its words and its Exif', (type, bytes, chunks) => {
  const clean = stripped(type, bytes)
  const text = clean.toString('latin1')
  expect(text).not.toMatch(told)
  for (const name of chunks) expect(text).not.toContain(name)
  expect(stripped(type, clean).equals(clean)).toBe(true)
})

test('a WebP says its new length, and that there is no Exif', () => {
  const clean = stripped('image/webp', aWebp())
  expect(clean.readUInt32LE(4)).toBe(clean.length - 8)
  expect((clean[20] ?? 0) & (0x08 | 0x04)).toBe(0)
})

test('a picture of more than 50 megapixels is too large, at any size of the file', () => {
  expect(stripPicture('image/png', aPng(10_000, 5_001))).toEqual({ fault: 'pictureTooLarge' })
  expect(stripPicture('image/png', aPng(10_000, 5_000))).toHaveProperty('picture')
})

test.each(['image/jpeg', 'image/png', 'image/webp'] as const)(
  '%s of more than 10,000 pieces is not read on, however little stands in them',
  (type) => {
    expect(stripPicture(type, withEmptyPieces[type](9_900))).toHaveProperty('picture')
    expect(stripPicture(type, withEmptyPieces[type](10_001))).toEqual({ fault: 'pictureUnreadable' })
  },
)

test.each([
  ['what only begins like one', Buffer.concat([aJpeg().subarray(0, 20), Buffer.from('<script>')])],
  ['one that is cut off', aJpeg().subarray(0, -40)],
  ['a head without a picture', Buffer.from('ffd8ffd9', 'hex')],
  ['another type', aPng()],
])('%s is no JPEG', (_case, bytes) => {
  expect(stripPicture('image/jpeg', bytes)).toEqual({ fault: 'pictureUnreadable' })
})

test('no bytes whatsoever break it or make it tell more', () => {
  const types = Object.keys(pictureEndings).filter((type): type is PictureType => type in pictureEndings)
  const bases = { 'image/jpeg': aPhonesJpeg(), 'image/png': aPng(), 'image/webp': aWebp() }
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 12 }),
      fc.nat(2_000),
      (type, changes, cut) => {
        const bytes = Buffer.from(bases[type].subarray(0, Math.max(1, bases[type].length - (cut % 300))))
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        const found = stripPicture(type, bytes)
        if ('picture' in found) expect(found.picture.length).toBeLessThanOrEqual(bytes.length + 40)
      },
    ),
    { numRuns: 2_000 },
  )
})
