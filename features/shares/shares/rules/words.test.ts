import { expect, test } from 'vitest'
import { messages as reportCn } from '../../../tabs/report-analysis/messages/cn.ts'
import { messages as reportEn } from '../../../tabs/report-analysis/messages/en.ts'
import { messages as reportTw } from '../../../tabs/report-analysis/messages/zh-TW.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'

test.each([
  [cn.section.overviewAI, reportCn.summary],
  [en.section.overviewAI, reportEn.summary],
  [zhTW.section.overviewAI, reportTw.summary],
])(
  'the section %s of a share has another word than the first section of the AI report, %s',
  (ofTab, ofReport) => {
    expect(ofTab.toLowerCase()).not.toContain(ofReport.toLowerCase())
  },
)
