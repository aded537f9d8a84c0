import { decode } from 'jpeg-js'
import { expect, test } from 'vitest'
import { TooMuch } from './archive.ts'
import { heicReader } from './heic.ts'

// 64 by 32 pixels, red and blue above green and yellow, to be turned a quarter to the left.
const turned = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAbRtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHYAAEAAAAAAAAAaQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADfaXBycAAAALxpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QBAAAAG2lwbWEAAAAAAAAAAgABAoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAABxbWRhdAAAAGUoAa9Y+RNM//iT/+wHIc4ls+3Pw/OaiInprmf9Qo9fYRzZl/Y4ZKAsjN/6GEVgwGItrYMStKhOGJSIOiRpi68exexI9ZYOHi0dQw0EJcxUQWg0KZM4U+5FxIwJ90alkAMLMiiv4A==',
  'base64',
)

test('a HEIC picture becomes a JPEG that is turned the right way', async () => {
  const reading = await heicReader(turned)
  const picture = decode('picture' in reading ? reading.picture : [])
  expect([picture.width, picture.height]).toEqual([32, 64])
  const near = (x: number, y: number) =>
    [...picture.data.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 3)].map((part) => (part > 127 ? 1 : 0))
  expect([near(4, 4), near(28, 4), near(4, 60), near(28, 60)]).toEqual([
    [0, 0, 1],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
  ])
})

test('a picture that says it is larger than 50 megapixels is refused before it is decoded', async () => {
  const large = Buffer.from(turned)
  const size = large.indexOf(Buffer.from('0000004000000020', 'hex'))
  large.writeUInt32BE(9000, size)
  large.writeUInt32BE(6000, size + 4)
  await expect(heicReader(large)).rejects.toThrow(TooMuch)
})

test('a picture cut short, or none, is refused', async () => {
  for (let length = 0; length < turned.length; length += 7) {
    await expect(heicReader(turned.subarray(0, length))).rejects.toBeDefined()
  }
  await expect(heicReader(Buffer.from('no picture'))).rejects.toBeDefined()
})
