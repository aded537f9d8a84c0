import { expect, test } from 'vitest'
import type { ReportPaper } from '../../contract.ts'
import { textsOf } from '../paper/texts-under-test.ts'
import { writeWord } from './word.ts'
import { linesOf, openWord } from './word-under-test.ts'

const paper: ReportPaper = {
  name: '苏晴岚',
  otherName: { text: 'Su Qinglan', lang: 'en' },
  position: '后端工程师',
  company: '海岚支付',
  lang: 'zh-CN',
  madeOn: '2026-03-14',
  confidential: '机密文件',
  interview: '第 2 / 3 场：初面 · 已完成',
  warnings: ['一票否决', '诚信风险'],
  facts: ['女', '31 岁'],
  missing: '有些资料暂时无法读取。',
  leftOut: '未包含：简历 · 备注',
  advice: '评分仅供参考。',
  tabs: [
    {
      id: '1.1',
      title: 'AI 报告',
      end: '2 题',
      headline: { name: 'AI 总评', value: { text: '4.2（满分 5）', stars: { value: 4.2, outOf: 5 } } },
      blocks: [
        { kind: 'heading', level: 3, text: '胜任力', end: '平均 4.1' },
        { kind: 'radar', title: '胜任力', max: 5, axes: [{ name: '担当', value: 4 }] },
        {
          kind: 'spread',
          title: '分布',
          max: 5,
          head: ['得分', '候选人数'],
          bins: [
            { from: 0, to: 2.5, text: '0.0 至 2.5', count: 3 },
            { from: 2.5, to: 5, text: '2.5 至 5.0（该候选人 4.0 分）', count: 14 },
          ],
          value: 4,
        },
        { kind: 'text', lead: '追问', text: '一\u0001二 <b>&\ud800' },
        { kind: 'notice', text: '分析中' },
        {
          kind: 'quotes',
          quotes: [
            {
              sign: 'supports',
              place: '支持：Q2 00:51',
              title: '账本',
              quote: '只追加',
              why: '先选对了',
              caution: null,
            },
          ],
        },
        { kind: 'said', lines: [{ time: '00:02', who: '候选人', text: '你好。' }] },
        { kind: 'list', items: ['甲', '乙'], isOrdered: true },
        { kind: 'code', title: 'a.go', text: 'if a {\n  b()\n}' },
        {
          kind: 'bars',
          title: '特质',
          max: 10,
          bars: [{ name: '好奇', value: 7, text: '7.0', low: '低', high: '高' }],
        },
        {
          kind: 'table',
          head: ['题目', '判定'],
          rows: [
            [{ text: '第 1 题' }, { text: '正确', verdict: 'correct' }],
            [{ text: '第 2 题' }, { text: '部分正确', verdict: 'partial' }],
            [{ text: '第 3 题' }, { text: '错误', verdict: 'wrong' }],
          ],
        },
        { kind: 'facts', facts: [{ name: '得分', value: { text: '3' } }] },
      ],
    },
  ],
}

const opened = async () => openWord(await writeWord(paper))

test('everything that stands on the page stands in the Word document, in the same order', async () => {
  const text = linesOf((await opened()).document)
  let from = 0
  for (const wanted of textsOf(paper)) {
    const clean = wanted.replace('\u0001', '').toWellFormed()
    const at = text.indexOf(clean, from)
    expect(at, `${clean} after ${text.slice(from, from + 60)}`).toBeGreaterThanOrEqual(from)
    from = at
  }
})

test.each([
  ['正确', '12643A', 'DFF2E6'],
  ['部分正确', '714700', 'FFF1CC'],
  ['错误', 'A41E18', 'FCE8E6'],
])('the verdict %s has its colour: green, yellow and red [R9-066]', async (word, colour, fill) => {
  const { document } = await opened()
  const runs = document.match(/<w:r>.*?<\/w:r>/g) ?? []
  const run = runs.find((each) => new RegExp(`>. ${word}<`).test(each))
  expect(run).toContain(`<w:color w:val="${colour}"/>`)
  expect(run).toContain(`w:fill="${fill}"`)
})

test('headings are headings, heads of tables repeat, and the foot says whose it is and that it is confidential', async () => {
  const { document, footer } = await opened()
  for (const style of ['Title', 'Heading1', 'Heading2'])
    expect(document).toContain(`<w:pStyle w:val="${style}"/>`)
  expect(document).toContain('<w:tblHeader/>')
  expect(linesOf(footer)).toContain('苏晴岚 · 海岚支付 · 2026-03-14 · 机密文件')
  expect(footer).toContain('PAGE')
})
