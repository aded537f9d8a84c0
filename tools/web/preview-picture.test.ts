import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawPreviews, previewAddress } from './draw-previews.ts'
import { linesOf, previewSvg } from './preview-picture.ts'

const sample = {
  questions: [{ id: 'q1', at: 0.1 }],
  marks: [],
  scores: [],
  quote: { at: 0.2, clock: '00:57' },
}

test.each([
  [
    'What a face does not tell you about a candidate',
    13.7,
    ['What a face does not tell', 'you about a candidate'],
  ],
  ['AI 面试能说明什么，不能说明什么', 13, ['AI 面试能说明什么，', '不能说明什么']],
  ['臉沒有告訴您的事', 15, ['臉沒有告訴您的事']],
])('a heading breaks between words, and no line begins with a mark: %s', (heading, widest, lines) => {
  expect(linesOf(heading, widest)).toEqual(lines)
})

test('a picture has the size that networks ask for, without a font of the machine, and is drawn once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-previews-'))
  const svg = previewSvg({ locale: 'zh-TW', kicker: '微表情', heading: '臉沒有告訴您的事 <1>', sample })
  expect(svg).toContain('&lt;1&gt;')
  const address = previewAddress(svg).replace('/assets/', '/')
  const asked = [{ locale: 'zh-TW', svg, address: `/assets${address}` }] as const
  await drawPreviews(asked, { dist: folder, cache: join(folder, 'assets') })
  const png = await readFile(join(folder, 'assets', address))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  // A picture with text is larger than an empty one.
  expect(png.length).toBeGreaterThan(10_000)
})
