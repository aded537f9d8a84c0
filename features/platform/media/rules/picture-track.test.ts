import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPictureTrack, nextBoxAt } from './picture-track.ts'
import { videoFault } from './video-fault.ts'

/** Bytes as a text writes them, one for each sign. */
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const four = (size: number) => String.fromCharCode(...[24, 16, 8, 0].map((shift) => (size >>> shift) & 255))
const box = (kind: string, content: string) => `${four(content.length + 8)}${kind}${content}`
const zeros = (count: number) => '\0'.repeat(count)

const track = (handler: string, word: string) =>
  box('trak', box('hdlr', zeros(8) + handler) + box('stsd', zeros(12) + word))
const mp4 = (...tracks: string[]) => box('ftyp', 'isom') + box('moov', tracks.join(''))
const avi = (word: string) => `RIFF\0\0\0\0AVI LIST\0\0\0\0strh\0\0\0\0vids${word}`

test.each([
  ['MP4 in HEVC', mp4(track('soun', 'mp4a'), track('vide', 'hvc1')), 'HEVC (H.265)'],
  ['MP4 in H.264', mp4(track('vide', 'avc1')), 'H.264'],
  ['QuickTime in ProRes', mp4(track('vide', 'apcn')), 'ProRes'],
  ['MP4 in MPEG-4 Part 2', mp4(track('vide', 'mp4v')), 'MPEG-4 Part 2'],
  ['AVI in Xvid', avi('XVID'), 'MPEG-4 Part 2'],
  ['AVI in a codec of its own', avi('CRAM'), 'CRAM'],
  ['AVI that does not say', avi('\0\0\0\0'), null],
  ['Matroska in VP9', '\x1aE\xdf\xa3…V_VP9', 'VP9'],
  ['Windows Media', '0&\xb2u…\xc0\xef\x19\xbcM…WMV2', 'Windows Media Video'],
])('the codec is read from %s', (_, file, codec) => {
  expect(findPictureTrack(bytes(file))).toMatchObject({ codec })
})

test.each([
  ['sound alone in MP4', mp4(track('soun', 'mp4a'))],
  ['sound alone in WebM', '\x1aE\xdf\xa3…A_OPUS'],
  ['no video', 'hello'],
  ['nothing', ''],
])('%s has no picture', (_, file) => {
  expect(findPictureTrack(bytes(file))).toBe(null)
})

test('a description behind the pictures is found by the sizes of the preceding boxes', () => {
  const head = box('ftyp', 'isom') + box('mdat', zeros(5_000))
  const file = bytes(head + box('moov', track('vide', 'hvc1')))
  expect(nextBoxAt(file.subarray(0, 1_000))).toBe(head.length)
  expect(findPictureTrack(file.subarray(0, 1_000), file.subarray(head.length))).toMatchObject({
    codec: 'HEVC (H.265)',
  })
  expect(nextBoxAt(bytes(`${box('ftyp', 'isom')}\0\0\0\0mdat${zeros(50)}`))).toBe(null)
  expect(nextBoxAt(bytes('RIFF\0\0\0\0AVI LIST'))).toBe(null)
})

test('any bytes are read without a throw', () => {
  const kinds = fc.constantFrom(
    'ftyp',
    'mdat',
    'hdlr',
    'vide',
    'stsd',
    'RIFF',
    'AVI ',
    '\x1aE\xdf\xa3',
    '\0\0\0\x01',
  )
  const file = fc.array(fc.oneof(fc.string(), kinds)).map((parts) => bytes(parts.join('')))
  fc.assert(
    fc.property(file, (given) => {
      findPictureTrack(given)
      nextBoxAt(given)
    }),
  )
})

test('a format is told from a broken file, a missing one and a network that does not answer', () => {
  const plays = (type: string) => type === 'video/mp4' || type.includes('avc1')
  const found = (status: number, type: string | null, codec: string | null = null) => ({
    status,
    type,
    track: codec === null ? null : findPictureTrack(bytes(mp4(track('vide', codec)))),
  })
  expect(videoFault(null, plays)).toEqual({ kind: 'network' })
  expect(videoFault(found(503, 'text/html'), plays)).toEqual({ kind: 'network' })
  expect(videoFault(found(404, 'application/json'), plays)).toEqual({ kind: 'missing' })
  expect(videoFault(found(206, 'video/mp4', 'hvc1'), plays)).toEqual({
    kind: 'format',
    codec: 'HEVC (H.265)',
  })
  expect(videoFault(found(206, 'video/x-msvideo'), plays)).toEqual({ kind: 'format', codec: null })
  expect(videoFault(found(206, 'video/mp4', 'avc1'), plays)).toEqual({ kind: 'damaged' })
  expect(videoFault(found(206, 'video/mp4'), plays)).toEqual({ kind: 'damaged' })
})
