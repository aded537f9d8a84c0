import { expect, test } from 'vitest'
import { isSpelled, isSpelledBy } from './pinyin.ts'

test.each([
  ['苏晴岚', 'suqinglan'],
  ['苏晴岚', 'Su Qinglan'],
  ['苏晴岚', 'qinglan su'],
  ['苏晴岚', 'sql'],
  ['苏晴岚', 'suq'],
  ['吕布', 'lvbu'],
  ['吕布', 'lubu'],
  ['吕布', 'lü bu'],
  ['单雄信', 'shan'],
  ['欧阳修', 'ouyang xiu'],
  ['欧阳修', 'xiu ouyang'],
  ['西安', "xi'an"],
])('the name %s is spelled by %s', (name, text) => {
  expect(isSpelled(text)).toBe(true)
  expect(isSpelledBy(name, text)).toBe(true)
})

test.each([
  ['苏晴岚', 'chen'],
  ['苏晴岚', 'inglan'],
  ['苏晴岚', 'lan su'],
  ['苏晴岚', ' '],
])('the name %s is not spelled by %j', (name, text) => {
  expect(isSpelledBy(name, text)).toBe(false)
})

test.each(['', '1380', 'a@b', '苏', '%', 'a'.repeat(41)])('the search %j spells no name', (text) => {
  expect(isSpelled(text)).toBe(false)
})
