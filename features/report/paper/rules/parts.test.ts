import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReportPaper } from '../contract.ts'
import { allParts, headlineOf, isChosenIn, noParts, type PartsChoice, toggled, withParts } from './parts.ts'

const paper: ReportPaper = {
  name: '苏晴岚',
  otherName: null,
  position: '后端工程师',
  company: '海岚支付',
  lang: 'zh-CN',
  madeOn: '2026-03-14',
  confidential: '机密文件',
  interview: null,
  warnings: ['一票否决'],
  facts: ['女'],
  missing: null,
  leftOut: null,
  advice: '评分仅供参考。',
  tabs: [
    { id: '0', title: '简历', blocks: [] },
    { id: '1.1', title: 'AI 报告', headline: { name: 'AI 总评', value: { text: '4.2' } }, blocks: [] },
    { id: '4', title: '备注', blocks: [] },
  ],
}
const leftOut = (parts: string) => `未包含：${parts}`

test('a paper of some parts has these in their order, and its head names the others', () => {
  const chosen = withParts(paper, { isChosen: (id) => id !== '1.1', leftOut })
  expect(chosen.tabs.map(({ id }) => id)).toEqual(['0', '4'])
  expect(chosen).toEqual({ ...paper, tabs: chosen.tabs, leftOut: '未包含：AI 报告' })
  expect(withParts(paper, { isChosen: () => false, leftOut })).toMatchObject({
    warnings: ['一票否决'],
    tabs: [],
    leftOut: '未包含：简历 · AI 报告 · 备注',
  })
  expect(withParts(paper, { isChosen: () => true, leftOut })).toBe(paper)
})

test('the score in the head goes with the part that explains it', () => {
  expect(headlineOf(paper)?.value.text).toBe('4.2')
  expect(headlineOf(withParts(paper, { isChosen: (id) => id !== '1.1', leftOut }))).toBeNull()
})

const ids = ['0', '1.0', '1.1', '22']
const choices = fc
  .array(fc.constantFrom(...ids))
  .chain((pressed) =>
    fc.constantFrom(allParts, noParts).map((base) => pressed.reduce<PartsChoice>(toggled, base)),
  )

test('a press changes one part and no other, and a second press takes it back', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...ids), (choice, id) => {
      const next = toggled(choice, id)
      for (const other of ids)
        expect(isChosenIn(next, other)).toBe(isChosenIn(choice, other) !== (other === id))
      for (const other of ids) expect(isChosenIn(toggled(next, id), other)).toBe(isChosenIn(choice, other))
    }),
  )
})

test('a part of another report follows the last choice of all or none', () => {
  expect(isChosenIn(toggled(allParts, '4'), '17')).toBe(true)
  expect(isChosenIn(toggled(noParts, '4'), '17')).toBe(false)
})
