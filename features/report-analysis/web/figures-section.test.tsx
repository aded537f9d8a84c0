import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Analysed, showReport, written } from './record-section-under-test.tsx'

const aiData: Analysed = {
  ...written,
  modelName: 'candor-judge',
  modelVersion: '2026.10',
  tdnaScore: 4.1,
  emotionScore: -1,
  assessmentScore: 46,
  assessmentTotalScore: 50,
  estimateVideoScore: 4.5,
  realizeScore: { realize: 8.2, realizeComment1: 'Knows her aims.' },
  haveise: 1,
  isShowAI: 1,
  isAiModel: 1,
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [
      { assessmentPoint: 'System design', calculateStar: 4.6, sumContent: 'Weighs her choices.' },
    ],
  },
}

const titles = {
  cn: '本次分析的全部数值',
  en: 'All figures of this analysis',
  'zh-TW': '本次分析的全部數值',
} as const

test.each([
  [
    'cn',
    ['人才基因', '4.1', '0 至 5', 'AI，candor-judge 2026.10'],
    ['情绪表现', '分析中', '0 至 5', 'AI，candor-judge 2026.10'],
    ['测评得分', '46.0', '0 至 50', '测评'],
    ['视频评价得分', '4.5', '0 至 5', '人工评价'],
    '标有 AI 的数值和文字由模型给出，仅供参考。',
  ],
  [
    'en',
    ['Talent DNA', '4.1', '0 to 5', 'AI, candor-judge 2026.10'],
    ['Emotion score', 'Analysing', '0 to 5', 'AI, candor-judge 2026.10'],
    ['Assessment score', '46.0', '0 to 50', 'Assessment'],
    ['Evaluation of the videos', '4.5', '0 to 5', 'Evaluations by people'],
    'Figures and texts marked AI were given by a model. They are for reference only.',
  ],
  [
    'zh-TW',
    ['人才基因', '4.1', '0 至 5', 'AI，candor-judge 2026.10'],
    ['情緒表現', '分析中', '0 至 5', 'AI，candor-judge 2026.10'],
    ['測驗得分', '46.0', '0 至 50', '測驗'],
    ['影片評價得分', '4.5', '0 至 5', '人工評價'],
    '標有 AI 的數值和文字由模型給出，僅供參考。',
  ],
] as const)(
  'in %s every figure stands with its name, value, range and source, and one that is not there is analysing [D23 R4-007]',
  async (locale, talent, emotion, assessment, videos, hint) => {
    showReport({ aiData, locale })
    await userEvent.click(await screen.findByRole('button', { name: titles[locale] }))
    const list = within(await screen.findByRole('list', { name: titles[locale] }))
    const rows = list.getAllByRole('listitem').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows.slice(0, 4)).toEqual([talent, emotion, assessment, videos])
    expect(rows).toHaveLength(5)
    expect(rows[4]?.at(-1)).toBe('Knows her aims.')
    expect(screen.getByText(hint)).toBeTruthy()
    const summary = screen.getByText('Weighs her choices.')
    expect(summary.closest('dl')?.previousElementSibling?.textContent).toContain('candor-judge 2026.10')
  },
)

test('the figures stand folded at the end of the report, and none is drawn before the fold is opened [D23]', async () => {
  showReport({ aiData })
  const fold = await screen.findByRole('button', { name: 'All figures of this analysis' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Talent DNA')).toBe(null)
  expect(screen.queryByText('Weighs her choices.')).toBe(null)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.filter((title) => title !== 'Evidence').at(-1)).toBe('All figures of this analysis')
})

test('where scores are hidden no figure stands there, and without any figure there is no section [D23]', async () => {
  const { l2ReportInfo, ...figures } = aiData
  showReport({ aiData: { ...figures, l2ReportInfo: { l2status: 0 } }, shown: { total: false } })
  await screen.findByText('Runs payment systems and can say why.')
  expect(screen.queryByRole('button', { name: 'All figures of this analysis' })).toBe(null)
})
