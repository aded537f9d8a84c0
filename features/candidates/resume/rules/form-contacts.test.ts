import { processorMs } from '@candor/testkit/processor-time'
import { expect, test } from 'vitest'
import { isContactAnswer } from './form-contacts.ts'

const isWithheld = (title: string, value: string, group = '') =>
  isContactAnswer({ title, group, value: ['', value] })

test.each([
  ['紧急联系人', '家属，13800000101'],
  ['緊急聯絡人', '家屬'],
  ['Emergency contact', 'my sister'],
  ['微信', 'qinglan'],
  ['其他', '请打 138-0000-0101'],
  ['其他', '０１０－６６６６７７７７'],
  ['Notes', 'call +44 20 7946 0958'],
  ['Notes', 'write to gao.lan@northquay.example'],
])('the answer to "%s", %s, tells how to reach somebody', (title, value) => {
  expect(isWithheld(title, value)).toBe(true)
})

test('an answer in a group of contacts is a contact, with any content', () => {
  expect(isWithheld('姓名', '苏建国', '紧急联系人')).toBe(true)
})

test.each([
  ['期望月薪', '30000-40000 元'],
  ['最早到岗', '2026-04-01'],
  ['在职时间', '2017-09 至 2020-03'],
  ['是否有竞业限制', '有，至 2027 年 6 月'],
  ['语言', '中文、英文（C1）'],
  ['Languages', 'C++ 17, Go 1.26'],
])('the answer to "%s", %s, does not', (title, value) => {
  expect(isWithheld(title, value)).toBe(false)
})

test('the longest answers of the worst kinds are looked at within moments', () => {
  const worst = ['1-', '1', '+1(', '@', 'a@', '(11', '0000 '].map((piece) => piece.repeat(20_000))
  const tookMs = processorMs(() => {
    for (const value of worst) isWithheld('其他', value)
  })
  expect(tookMs).toBeLessThan(1_000)
})
