import { frameOf } from '@candor/testkit/web/render-screen.tsx'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { everythingShown, queriesKnowing } from '../../../report/report/web/report-under-test.ts'
import type { SentAiData } from '../contract/ai-data.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { useAnalysis } from './use-analysis.ts'

function analysisOf(aiData: SentAiData | null, { isFinished = true, messages = en, total = true } = {}) {
  const interview = { ...noInterview, isFinished }
  const queries = queriesKnowing({ aiData, evidence: [], shown: { ...everythingShown, total } })
  const wrapper = frameOf({ messages: { analysis: messages }, queries })
  return renderHook(() => useAnalysis({ interviewId: 'i1', interview }), { wrapper }).result.current
}

test('a test that came in without an analysis makes no page wait for one', () => {
  const ofTest = analysisOf({ characterScore: { social: 70 }, reportDim: 1, mentalScore: { score: 4 } })
  expect(ofTest).toMatchObject({ analysis: null, state: { kind: 'empty' } })
  const both = analysisOf({ reportDim: 1, aiAllScore: 4.2, l2ReportInfo: { l2status: 0 } })
  expect(both).toMatchObject({ analysis: { overall: { value: 4.2 } }, state: { kind: 'ready' } })
})

test('an analysis that cannot be read is not said to be none', () => {
  const known = { aiData: { reportDim: 1 }, evidence: [], shown: everythingShown, unreadable: ['aiData'] }
  const wrapper = frameOf({ messages: { analysis: en }, queries: queriesKnowing(known) })
  const { result } = renderHook(() => useAnalysis({ interviewId: 'i1', interview: noInterview }), { wrapper })
  expect(result.current).toMatchObject({
    analysis: null,
    state: {
      kind: 'failed',
      message: 'This part was imported but could not be read. Please tell an administrator.',
    },
  })
})

test.each([
  ['cn', cn, '暂无 AI 分析', '这场面试已完成，没有随之导入 AI 分析。已有的题目、回答和录像仍可查看。'],
  [
    'en',
    en,
    'No AI analysis yet',
    'This interview is finished, but no AI analysis was imported with it. You can still view the questions, answers and recordings that were.',
  ],
  ['zh-TW', zhTW, '暫無 AI 分析', '這場面試已完成，沒有隨之匯入 AI 分析。已有的題目、回答和錄影仍可檢視。'],
])(
  'a finished interview without an analysis says so, and names its other parts: %s',
  (_locale, messages, title, text) => {
    expect(analysisOf(null, { messages }).state).toEqual({ kind: 'empty', title, text })
    expect(analysisOf({ interviewCategory: 6 }, { messages }).state).toEqual({ kind: 'empty', title, text })
  },
)

test.each([
  ['cn', cn, '不显示 AI 总评', '公司设置为不显示 AI 总评，也没有导入其他 AI 分析。'],
  [
    'en',
    en,
    'No total score is shown',
    'The company does not show total scores, and no other AI analysis was imported.',
  ],
  ['zh-TW', zhTW, '不顯示總分', '公司設定為不顯示總分，也沒有匯入其他 AI 分析。'],
])('hidden totals are not described as a missing analysis: %s', (_locale, messages, title, text) => {
  expect(analysisOf(null, { messages, total: false }).state).toEqual({ kind: 'empty', title, text })
})

test('before an interview is finished an analysis may still come', () => {
  expect(analysisOf(null, { isFinished: false }).state).toMatchObject({
    text: 'It appears here once the interview is finished and its results have been imported.',
  })
})

test('an ordered analysis is being made, and is not empty', () => {
  // What waits for it hears nothing.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  expect(analysisOf({ isOrderAi: 2 }).state).toEqual({ kind: 'analysing', text: 'Generating the report' })
})
