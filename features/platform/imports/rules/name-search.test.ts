import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchedName, searchText, sortText } from './name-search.ts'

const finds = (name: string, nameLatin: string | null, text: string) =>
  searchText({ name, nameLatin })
    .split('\n')
    .some((line) => line.includes(searchedName(text)))

test.each([
  ['苏晴岚', 'Su Qinglan', '苏晴'],
  ['苏晴岚', null, 'qinglan su'],
  ['苏晴岚', null, 'Su Qinglan'],
  ['苏晴岚', null, 'suqing'],
  ['苏晴岚', null, 'sql'],
  ['单田芳', null, 'shan tianfang'],
  ['欧阳予宁', 'Ouyang Yuning', 'yuning ouyang'],
  ['吕布', null, 'lv bu'],
  ['José Núñez', null, 'jose nunez'],
  ['José Núñez', null, 'NÚÑEZ JOSÉ'],
  ['Aynur Memetjan Rehmanjan-Abdurehim', null, 'rehmanjan abdurehim'],
  ["Seán O'Brien", null, 'obrien'],
  ['Наталья Иванова', null, 'иванова'],
  ['ＬＩＵ　ｙａｎｇ', null, 'liu yang'],
])('%s (%s) is found by "%s"', (name, latin, text) => {
  expect(finds(name, latin, text)).toBe(true)
})

test.each([
  ['苏晴岚', 'qinglin'],
  ['苏晴岚', 'lan su qing'],
  ['单田芳', 'dan'],
  ['Ann Lee', 'leeann lee'],
])('%s is not found by "%s"', (name, text) => {
  expect(finds(name, null, text)).toBe(false)
})

test('names of all scripts stand in one order', () => {
  const names = ['周', 'Bob', '安', 'Élan', '陈'].map((name) => ({ name, nameLatin: null }))
  expect(names.toSorted((a, b) => (sortText(a) < sortText(b) ? -1 : 1)).map(({ name }) => name)).toEqual([
    '安',
    'Bob',
    '陈',
    'Élan',
    '周',
  ])
})

test('any name is found by itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(finds(name, null, name)).toBe(true)
    }),
  )
})
