import { expect, test } from 'vitest'
import type { ReadFields, ReadWork } from '../../resume-reading/rules/read-resume.ts'
import { bundleOfRow } from './bundle.ts'
import { faultyField, withChange } from './change.ts'
import { mediaPathOf } from './kept-file.ts'
import { partsOfLine } from './marked-line.ts'
import { marksOf } from './marks.ts'
import { summaryOf } from './summary.ts'

const placed = <Value>(value: Value) => ({
  value,
  places: [{ kind: 'text' as const, line: 0, quote: String(value), start: 0, end: 1 }],
})
const work = (employer: string, begin: string, end: string): ReadWork => ({
  employer: placed(employer),
  title: null,
  begin: placed(begin),
  end: placed(end),
  content: null,
  places: [],
})
const nothing: ReadFields = {
  name: null,
  nameFromFile: '姚望',
  phone: null,
  email: null,
  education: [],
  work: [],
  years: null,
  skills: [],
}

test.each([
  ['the one that lasts until today', [work('旧', '2015', '2020'), work('新', '2020', 'present')], '新', []],
  ['else the last one', [work('旧', '2015', '2018'), work('新', '2018', '2020')], '新', []],
  [
    'of several that last a person chooses',
    [work('甲', '2020', 'present'), work('乙', '2021', 'present')],
    '',
    ['甲', '乙'],
  ],
])('the last employer is %s', (_case, entries, value, options) => {
  expect(summaryOf({ ...nothing, work: entries }).employer).toMatchObject({ value, options })
})

test('a field with several values has none, and its options; a foreign phone has its country code', () => {
  const phone = {
    sureness: 'choose' as const,
    value: null,
    why: 'several' as const,
    candidates: [
      placed({ written: '138 0000 0001', compared: '+8613800000001' }),
      placed({ written: '0912-000-002', compared: '+886912000002' }),
    ],
  }
  expect(summaryOf({ ...nothing, phone })).toMatchObject({
    phone: { value: '', options: ['138 0000 0001', '+886912000002'], why: 'several' },
    nameFromFile: '姚望',
  })
  expect(marksOf({ ...nothing, phone }).map(({ number, isSure }) => [number, isSure])).toEqual([
    [2, false],
    [2, false],
  ])
})

test('a bundle has the confirmed values, and the employer that a person wrote over', () => {
  const values = { name: '范思齐', phone: '', email: 'f@mail.example', years: '8', employer: '云栈' }
  const bundle = bundleOfRow({
    externalId: 'candor:1',
    positionExternalId: 'p',
    stageId: '1',
    stageTypeKind: 1,
    values,
    read: { ...nothing, work: [work('云栈科技', '2021-03', 'present'), work('北屿', '2018-07', '2021-02')] },
    mediaPath: 'media/a.pdf',
    now: 5,
  })
  expect(bundle).toMatchObject({
    candidate: { name: '范思齐', email: 'f@mail.example', workYears: 8, stageId: '1', appliedAt: 5 },
    resume: {
      file: 'media/a.pdf',
      jsonResume: {
        work: [
          { name: '云栈', startDate: '2021-03' },
          { name: '北屿', startDate: '2018-07', endDate: '2021-02' },
        ],
      },
    },
  })
  expect(bundle).not.toHaveProperty('candidate.phone')
})

test.each([
  ['范思齐-后端-8年.pdf', 'pdf', 'media/范思齐-后端-8年.pdf'],
  ['简历', 'docx', 'media/简历.docx'],
  ['a/b..c.exe', 'text', 'media/a b.c.exe.txt'],
  ['slides.pptx', 'office', 'media/slides.pptx'],
])('%s is kept by a name that the importer takes', (name, format, path) => {
  expect(mediaPathOf(name, format)).toBe(path)
})

test('null gives a field its read value back, and wrong values are named', () => {
  expect(withChange({ name: '甲', phone: '1' }, { name: null, email: '' })).toEqual({ phone: '1', email: '' })
  expect([
    faultyField({ email: 'no' }),
    faultyField({ years: '-1' }),
    faultyField({ email: '', years: '5.5' }),
  ]).toEqual(['email', 'years', null])
})

test('a line is cut at its marks, and of two at one place the first counts', () => {
  const place = (quote: string) => ({ kind: 'text' as const, line: 3, quote, start: 0, end: 1 })
  const marks = [
    { number: 2, isSure: false, places: [place('138')] },
    { number: 3, isSure: true, places: [place('a@b'), place('138')] },
  ]
  expect(partsOfLine('tel 138, a@b', 3, marks).map(({ text, mark }) => [text, mark?.number ?? null])).toEqual(
    [
      ['tel ', null],
      ['138', 2],
      [', ', null],
      ['a@b', 3],
    ],
  )
  expect(partsOfLine('tel 138', 4, marks)).toEqual([{ text: 'tel 138', at: 0, mark: null }])
})
