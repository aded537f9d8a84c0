import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showReport, written } from './record-section-under-test.tsx'

test.each([
  ['cn', '胜任力', '软技能'],
  ['en', 'Competencies', 'Soft skills'],
  ['zh-TW', '勝任力', '軟技能'],
] as const)(
  'without the L2 analysis the verdict stands, and neither competencies nor soft skills: %s [R4-012]',
  async (locale, competencies, softSkills) => {
    const { l2ReportInfo, labelGroupScoreList, ...verdict } = written
    showReport({ locale, aiData: { ...verdict, isOrderAi: 1 } })
    expect(await screen.findByText('Runs payment systems and can say why.')).toBeTruthy()
    expect(screen.queryByText(competencies)).toBe(null)
    expect(screen.queryByText(softSkills)).toBe(null)
    expect(screen.queryByText('System design')).toBe(null)
  },
)

test('with the order the competencies are there [R4-012]', async () => {
  showReport({ aiData: { ...written, isOrderAi: 3 } })
  expect(await screen.findByText('Competencies')).toBeTruthy()
  expect(await screen.findByText('Soft skills')).toBeTruthy()
})

test.each([
  ['cn', '暂无 AI 分析', '视频面试记录', /分析中/],
  ['en', 'No AI analysis yet', 'Video interview record', /Analysing/],
  ['zh-TW', '暫無 AI 分析', '視訊面試紀錄', /分析中/],
] as const)(
  'a finished interview without an analysis says so, and shows its questions and nothing empty: %s',
  async (locale, title, record, analysing) => {
    showReport({ locale, aiData: null })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(await screen.findByText(record)).toBeTruthy()
    expect(screen.queryByText(analysing)).toBe(null)
    expect(screen.queryByText(/胜任力|Competencies|勝任力/)).toBe(null)
  },
)

test.each([
  ['cn', '不显示 AI 总评', '暂无 AI 分析', '情绪分析'],
  ['en', 'No total score is shown', 'No AI analysis yet', 'Emotion analysis'],
  ['zh-TW', '不顯示總分', '暫無 AI 分析', '情緒分析'],
] as const)(
  'where totals are hidden, results without a summary do not read as none: %s',
  async (locale, hidden, none, emotions) => {
    const { emotionScores } = written
    showReport({ locale, aiData: { emotionScores }, shown: { total: false } })
    expect(await screen.findByText(hidden)).toBeTruthy()
    expect(await screen.findByRole('table', { name: emotions })).toBeTruthy()
    expect(screen.queryByText(none)).toBe(null)
  },
)
