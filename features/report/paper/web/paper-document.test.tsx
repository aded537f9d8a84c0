import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReportPaper } from '../contract.ts'
import { PaperDocument } from './paper-document.tsx'

const paper: ReportPaper = {
  name: '苏晴岚',
  otherName: null,
  position: '后端工程师',
  company: '海岚支付',
  lang: 'zh-CN',
  madeOn: '2026-03-14',
  confidential: '机密文件',
  leftOut: '未包含：简历 · 备注',
  advice: '评分仅供参考。',
  tabs: [],
  interview: '第 2 场面试，共 3 场：复面 · 已完成',
  warnings: ['一票否决', '学历不符'],
  facts: ['女', '31 岁'],
  missing: '候选人的部分信息未能载入。',
}

test('the head names the interview, marks what warns before the facts, and says what could not be read', () => {
  const { container } = render(<PaperDocument paper={paper} />)
  expect([...container.querySelectorAll('header p')].map(({ textContent }) => textContent)).toEqual([
    '后端工程师 · 海岚支付 · 2026-03-14',
    '第 2 场面试，共 3 场：复面 · 已完成',
    '一票否决 · 学历不符',
    '女 · 31 岁',
    '候选人的部分信息未能载入。',
    '未包含：简历 · 备注',
    '评分仅供参考。',
  ])
  expect(screen.getByText('一票否决 · 学历不符').tagName).toBe('B')
})

test('the outline has no gap where a tab begins with a small heading, and a wide table is reached by keys', () => {
  const small = { kind: 'heading', level: 4, text: '教育经历' } as const
  const large = { kind: 'heading', level: 3, text: '能力' } as const
  const tabs: ReportPaper['tabs'] = [
    {
      id: '1',
      title: '简历',
      blocks: [small, large, { ...small, text: '细项' }, { kind: 'table', head: ['能力', '评分'], rows: [] }],
    },
  ]
  render(<PaperDocument paper={{ ...paper, tabs }} />)
  const levelOf = (name: string) => screen.getByRole('heading', { name }).tagName
  expect(['教育经历', '能力', '细项'].map(levelOf)).toEqual(['H3', 'H3', 'H4'])
  expect(screen.getByRole('group', { name: '能力 · 评分' }).tabIndex).toBe(0)
})
