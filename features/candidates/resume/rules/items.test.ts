import { describe, expect, test } from 'vitest'
import { type InfoItem, isEmptyResume, span, standardResume } from './items.ts'

const item = (
  parentId: string,
  menuKey: string,
  fileValue: string,
  more: Partial<InfoItem> = {},
): InfoItem => ({
  parentId,
  arrayIndex: 0,
  menuKey,
  menuName: `name of ${menuKey}`,
  fileValue,
  unit: '',
  inputType: 1,
  sortIndex: 1,
  attachName: null,
  ...more,
})

describe('the standard resume', () => {
  test('reads dates and titles of each section under their own names [R3-074]', () => {
    const resume = standardResume([
      item('eduExperience', 'school_beginDate', '2015-09'),
      item('eduExperience', 'school_endDate', '2018-06'),
      item('eduExperience', 'schoolName', '云山大学'),
      item('eduExperience', 'schoolRank', '5', { unit: '%' }),
      item('workExperience', 'work_beginDate', '2019-07'),
      item('workExperience', 'work_endDate', '至今'),
      item('workExperience', 'workplace', '北辰支付'),
      item('projectExperience', 'project_start', '2021-03'),
      item('projectExperience', 'project_end', '2022-01'),
      item('projectExperience', 'project_name', '账本'),
    ])
    expect(resume.eduExperience).toEqual([
      {
        title: '云山大学',
        begin: '2015-09',
        end: '2018-06',
        facts: [{ key: 'schoolRank', name: 'name of schoolRank', value: '5%' }],
      },
    ])
    expect(resume.workExperience).toEqual([{ title: '北辰支付', begin: '2019-07', end: '至今', facts: [] }])
    expect(resume.projectExperience).toEqual([{ title: '账本', begin: '2021-03', end: '2022-01', facts: [] }])
  })

  test('makes one entry of equal indexes, the newest first', () => {
    const job = (arrayIndex: number, workplace: string, begin: string, end: string) => [
      item('workExperience', 'workplace', workplace, { arrayIndex }),
      item('workExperience', 'work_endDate', end, { arrayIndex }),
      item('workExperience', 'work_beginDate', begin, { arrayIndex }),
    ]
    const { workExperience } = standardResume([
      ...job(2, 'b', '2018-05', '2021-04'),
      ...job(0, 'a', '2014-01', '2018-04'),
      ...job(1, 'c', '2021-05', '至今'),
    ])
    expect(workExperience.map((entry) => entry.title)).toEqual(['c', 'b', 'a'])
  })

  test('sorts facts by sortIndex, without empty ones and ones of an unknown section', () => {
    const resume = standardResume([
      item('baseInfo', 'city', '杭州', { sortIndex: 2 }),
      item('baseInfo', 'name', '林晓彤', { sortIndex: 1 }),
      item('baseInfo', 'hobby', '  '),
      item('elsewhere', 'x', 'y'),
    ])
    expect(resume.baseInfo.map((fact) => fact.value)).toEqual(['林晓彤', '杭州'])
  })

  test('names attachments by attachName', () => {
    const attached = item('attachment', 'file', '/file/media/a', { attachName: '证书' })
    expect(standardResume([attached]).attachments).toEqual([{ name: '证书', address: '/file/media/a' }])
  })

  test('is empty when nothing of it is filled', () => {
    expect(isEmptyResume(standardResume([item('baseInfo', 'name', '')]))).toBe(true)
    expect(isEmptyResume(standardResume([item('baseInfo', 'name', '林晓彤')]))).toBe(false)
  })
})

test('a span is written with its known dates', () => {
  expect(span({ begin: '2015-09', end: '2018-06' })).toBe('2015-09 – 2018-06')
  expect(span({ begin: '', end: '2018-06' })).toBe('2018-06')
  expect(span({ begin: '', end: '' })).toBe('')
})

test.each([
  ['31', '岁', '31 岁'],
  ['7', '年', '7 年'],
  ['5', '%', '5%'],
  ['30', ' 天', '30 天'],
  ['面议', '元', '面议元'],
  ['31', '', '31'],
])('a figure and the word of its unit stand apart: %s and %j', (fileValue, unit, value) => {
  const { baseInfo } = standardResume([item('baseInfo', 'age', fileValue, { unit })])
  expect(baseInfo.map((fact) => fact.value)).toEqual([value])
})
