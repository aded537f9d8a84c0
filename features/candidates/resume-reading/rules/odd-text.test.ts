import { processorMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxLines, maxSigns, withinLimits } from './limits.ts'
import { fieldsOf, linesOf } from './lines-under-test.ts'
import { ReadFieldsShape } from './reading-shape.ts'

const piece = fc.constantFrom(
  '姓名',
  '：',
  ':',
  '\n',
  '\t',
  ' ',
  '张伟',
  '138',
  '0000',
  '0001',
  '@',
  '.',
  'com',
  'mail',
  '-',
  '–',
  '2019',
  '.09',
  '至今',
  '教育背景',
  '工作经历',
  '专业技能',
  '大学',
  '公司',
  '工程师',
  'Engineer',
  'University',
  '(',
  ')',
  '、',
  '|',
  '😀',
  '\u200b',
  '\ud842',
  '·',
  '推荐人',
  '+',
  '86',
  'O’Brien',
  '本科',
)

test('any text has fields of the promised shape, whose places quote it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const text = pieces.join('')
      const fields = fieldsOf(text)
      expect(ReadFieldsShape.safeParse(fields).success).toBe(true)
      const places = fields.phone?.sureness === 'sure' ? fields.phone.places : []
      for (const { quote } of places) expect(text).toContain(quote)
    }),
  )
})

describe('a text of one sign again and again', () => {
  test.each([
    'a',
    '1',
    '@',
    '.',
    '-',
    ' ',
    '\t',
    '张',
    '(',
    '+',
    '年',
    '2019-',
    '姓名',
    'a@b.',
    '138 ',
    '大学',
    '· ',
    'and ',
    '熟悉',
  ])('%j is read in time', (sign) => {
    const line = sign.repeat(Math.floor(1_000 / sign.length))
    const text = `专业技能\n教育背景\n工作经历\n${Array.from({ length: 100 }, () => line).join('\n')}\n专业技能\n${line}`
    expect(processorMs(() => void fieldsOf(text))).toBeLessThan(2_500)
  })
})

test('lines past the limits are left out, and the resume says so', () => {
  const long = linesOf(Array.from({ length: 200 }, () => 'a'.repeat(1_000)).join('\n'))
  const { lines, isCut } = withinLimits(long)
  expect([lines.length, isCut]).toEqual([maxSigns / 1_000, true])
  const many = linesOf('a\n'.repeat(maxLines + 5))
  expect(withinLimits(many).lines).toHaveLength(maxLines)
  expect(withinLimits(linesOf('a')).isCut).toBe(false)
})
