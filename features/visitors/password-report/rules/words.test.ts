import { expect, test } from 'vitest'
import { messages as reportCn } from '../../../tabs/report-analysis/messages/cn.ts'
import { messages as reportEn } from '../../../tabs/report-analysis/messages/en.ts'
import { messages as reportTw } from '../../../tabs/report-analysis/messages/zh-TW.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'

const emotions = ['surprise', 'happiness', 'neutral', 'sadness', 'disgust', 'anger', 'fear'] as const

test.each([
  ['cn', cn, reportCn, 'AI 总评', '情绪分析'],
  ['en', en, reportEn, 'AI overall', 'Emotion analysis'],
  ['zh-TW', zhTW, reportTw, 'AI 總評', '情緒分析'],
])(
  'the report behind a password has the same words for one result as the AI report, in %s',
  (_, own, report, overall, analysis) => {
    expect([own.overall, report.overall]).toEqual([overall, overall])
    expect([own.expressions, report.emotions]).toEqual([analysis, analysis])
    expect(own.expression).toBe(report.emotion)
    for (const name of emotions) expect(own.emotions[name]).toBe(report[name])
  },
)
