import { wordsOf } from '@candor/testkit/web/words'
import 'fake-indexeddb/auto'
import { beforeEach } from 'vitest'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { answer, openReport } from '../../../report/report/web/panel-under-test.tsx'
import { showComprehensiveEstimate } from '../../../review/evaluations/contract/conclusion.ts'
import {
  clickEstimate,
  type EvaluationRecord,
  selectAllEstimateGroupBy,
  selectEstimateGroupByTimePeriod,
} from '../../../review/evaluations/contract/reading.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'

export const words = await wordsOf(
  'cn',
  'report-estimates',
  'evaluations',
  'drafts',
  'report',
  'viewings',
  'mentions',
)

/** When the candidate applied: from then on evaluations count as unread. */
export const appliedAt = Date.UTC(2026, 2, 1)

type Estimate = EvaluationRecord['estimates'][number]

export const anEstimate = (id: string, more: Partial<Estimate> = {}): Estimate => ({
  id,
  estimateType: 1,
  estimateScore: null,
  estimateContent: '',
  createdTime: Date.UTC(2026, 2, 14, 2, 41, 7),
  ...more,
})

export function aRecord(id: string, more: Partial<EvaluationRecord> = {}): EvaluationRecord {
  const estimates = more.estimates ?? [anEstimate(id)]
  return {
    estimateUserName: '周予川',
    stageName: '初筛',
    estimateStatus: null,
    estimateOperateTime: Math.max(...estimates.map(({ createdTime }) => createdTime)),
    isOwn: false,
    ...more,
    estimates,
  }
}

/** A report whose viewer may evaluate. */
export const evaluatorsReport = (more: Partial<OpenReport> = {}): OpenReport => {
  const report = openReport({ timeZone: 'Asia/Shanghai' })
  return { ...report, facts: { ...report.facts, acts: new Set(['evaluate'] as const) }, ...more }
}

/** A signed-in account, without evaluations or conclusion, and nothing unread. */
export function prepareEstimates(): void {
  beforeEach(() => {
    signInAs({ userId: 'u12', userName: '韩砚秋', userType: 'admin', companyId: 'co' })
    answer(selectAllEstimateGroupBy, [])
    answer(selectEstimateGroupByTimePeriod, [], String(appliedAt))
    answer(showComprehensiveEstimate, null)
    answer(clickEstimate, null)
  })
}
