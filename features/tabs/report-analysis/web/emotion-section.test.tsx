import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emotionNames } from '../../../findings/analysis/rules/emotions.ts'
import { showReport, written } from './record-section-under-test.tsx'

const counted = (...pairs: [string, number][]) => ({
  ...written,
  emotionScores: {
    emtions: pairs.map(([emotionname, emotioncount]) => ({ emotionname, emotioncount })),
    topemotion: [{ emotionname: 'neutral', emotiondesc: 'Calm throughout.' }],
  },
})

test('the emotions stand in the order of how often they were seen, in percent; those never seen do not [R1-006 R9-016]', async () => {
  showReport({ aiData: counted(['fear', 0], ['happiness', 2], ['neutral', 5]) })
  const table = within(await screen.findByRole('table', { name: 'Emotion analysis' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'EmotionShare',
    'Neutral71.43%',
    'Happiness28.57%',
  ])
  expect(screen.getByText('Calm throughout.')).toBeTruthy()
})

test.each([
  ['en', 'Emotion analysis', ['Surprise', 'Happiness', 'Neutral', 'Sadness', 'Disgust', 'Anger', 'Fear']],
  ['cn', '情绪分析', ['惊讶', '高兴', '平静', '悲伤', '厌恶', '愤怒', '恐惧']],
  ['zh-TW', '情緒分析', ['驚訝', '高興', '平靜', '悲傷', '厭惡', '憤怒', '恐懼']],
] as const)('each emotion has a name in %s [R9-064]', async (locale, title, words) => {
  showReport({ locale, aiData: counted(...emotionNames.map((name): [string, number] => [name, 1])) })
  const table = within(await screen.findByRole('table', { name: title }))
  const names = table.getAllByRole('rowheader').map((cell) => cell.textContent)
  expect(names).toEqual(words)
})

async function coloursOf(names: readonly string[]): Promise<Map<string, string>> {
  showReport({ aiData: counted(...names.map((name): [string, number] => [name, 1])) })
  const tables = await screen.findAllByRole('table', { name: 'Emotion analysis' })
  const headers = within(tables.at(-1) ?? document.body).getAllByRole('rowheader')
  return new Map(headers.map((cell) => [cell.textContent, cell.querySelector('i')?.style.background ?? '']))
}

test('an emotion has the same colour each time, and each a colour of its own [R9-063]', async () => {
  const first = await coloursOf(emotionNames)
  const second = await coloursOf([...emotionNames].reverse())
  expect([...first].sort()).toEqual([...second].sort())
  expect(new Set(first.values()).size).toBe(7)
  for (const colour of first.values()) expect(colour).toMatch(/^var\(--emo-[a-z]+\)$/)
})

test.each([
  ['was stopped', { isL2ScoreStop: 1 }, 'The analysis was stopped'],
  ['was never made', {}, 'No AI analysis yet'],
] as const)('emotions stand beside an analysis that %s [R1-006]', async (_case, more, instead) => {
  const { emotionScores } = counted(['neutral', 5])
  showReport({ aiData: { emotionScores, ...more } })
  expect(await screen.findByRole('table', { name: 'Emotion analysis' })).toBeTruthy()
  expect(screen.getByText(instead)).toBeTruthy()
})

test('while the report is being written its head names no most frequent emotion yet', async () => {
  showReport({ aiData: { ...counted(['neutral', 5]), l2ReportInfo: { l2status: 1 } } })
  const section = within(await screen.findByRole('region', { name: 'Emotion analysis' }))
  expect(section.getByText(/^Generating the report/)).toBeTruthy()
  expect(section.queryByText(/100\.00%/)).toBe(null)
})

test('where the law of the company has no such analysis there is no gap either', async () => {
  const { emotionScores: _, ...aiData } = written
  showReport({ aiData, shown: { visualAnalysis: false } })
  await screen.findByText('Runs payment systems and can say why.')
  expect(screen.queryByRole('heading', { name: 'Emotion analysis' })).toBe(null)
})

test('the block of voice evaluation never shows, even with imported values [R2-087]', async () => {
  showReport({ aiData: { ...written, speechScore: 4.4, isescore: { iseAllScore: 4 }, haveise: 1 } })
  await screen.findByText('Runs payment systems and can say why.')
  expect(screen.queryByRole('heading', { name: 'Voice evaluation' })).toBe(null)
})
