import { expect, test } from 'vitest'
import { type Clearness, clearnessNotes, clearnessOf, type GreyPicture } from './clearness.ts'

const width = 320
const height = 200

function draw(shade: (x: number, y: number) => number): GreyPicture {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    shade(at % width, Math.floor(at / width)),
  )
  return { width, height, data }
}

/** A card with lines of print on it, as a camera in focus sees it. */
const card = draw((x, y) => (y % 16 < 8 && (x * 7 + Math.floor(y / 16) * 5) % 6 < 3 ? 60 : 205))

/** The same out of focus: each pixel is the mean of those around it. */
function blurred({ data }: GreyPicture, reach: number): GreyPicture {
  return draw((x, y) => {
    let sum = 0
    let count = 0
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const at = x + dx
        const to = y + dy
        if (at < 0 || to < 0 || at >= width || to >= height) continue
        sum += data[to * width + at] ?? 0
        count += 1
      }
    }
    return sum / count
  })
}

/** The same with a lamp in it, as large as a share of the picture. */
const lit = (share: number) =>
  draw((x, y) =>
    Math.hypot(x - width / 2, y - height / 2) < Math.sqrt((share * width * height) / Math.PI)
      ? 255
      : (card.data[y * width + x] ?? 0),
  )

const notesOf = (picture: GreyPicture) => clearnessNotes(clearnessOf(picture))

test('a card in focus is clear', () => {
  expect(notesOf(card)).toEqual([])
})

test('a card out of focus is blurred, and the further out the less sharp', () => {
  const sharpness = [0, 1, 3, 6].map((reach) => clearnessOf(blurred(card, reach)).sharpness)
  expect(sharpness).toEqual([...sharpness].sort((a, b) => b - a))
  expect(notesOf(blurred(card, 6))).toEqual(['blurred'])
})

test('an even area has no sharpness at all', () => {
  expect(clearnessOf(draw(() => 128))).toEqual<Clearness>({ sharpness: 0, glare: 0 })
})

test('a lamp that reflects over a tenth of it is glare; white paper and a small light are none', () => {
  expect(notesOf(lit(0.1))).toEqual(['glaring'])
  expect(notesOf(lit(0.02))).toEqual([])
  const paper = draw((x, y) => (card.data[y * width + x] === 205 ? 240 : 60))
  expect(notesOf(paper)).toEqual([])
})

test('a picture smaller than three pixels has no clearness, and breaks nothing', () => {
  expect(clearnessOf({ width: 2, height: 2, data: new Uint8Array(4) })).toEqual({ sharpness: 0, glare: 0 })
})
