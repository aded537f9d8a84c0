import { screen, within } from '@testing-library/react'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { messages as scores } from '../../../candidates/scores/messages/en.ts'
import type { AiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import type { EvidenceItem } from '../../../findings/evidence/contract.ts'
import { messages as evidence } from '../../../findings/evidence/messages/en.ts'
import { show } from '../../../findings/languages/web/abilities-under-test.tsx'
import { messages as reading } from '../../../findings/speech/messages/en.ts'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import {
  anAnswer,
  anInterview,
  everythingShown,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { messages } from '../messages/en.ts'
import { SummaryPanel } from './summary-panel.tsx'

export const label = (
  assessmentPoint: string,
  calculateStar: number,
  scoreReason = `Why ${assessmentPoint}.`,
) => ({
  assessmentPoint,
  calculateStar,
  scoreReason,
})

export const competencies = [label('Design', 4.6), label('Ownership', 3.1), label('Depth', 2.4)]

export const written = (labels = competencies, more: AiData = {}): AiData => ({
  interviewCategory: 6,
  aiAllScore: 4.2,
  l5ScoreRank: { rankPercent: 0.9137 },
  sumContent: 'Runs payment systems and can say why.',
  l2ReportInfo: { l2status: 0, dimLabelList: labels },
  ...more,
})

export interface Given {
  aiData?: AiData | 'refusal'
  items?: readonly EvidenceItem[]
  shown?: Partial<typeof everythingShown>
  parts?: readonly string[]
  replies?: Readonly<Record<string, unknown>>
  address?: ReportAddress
  go?: OpenReport['go']
  loadsLanguageScore?: boolean
  permissions?: readonly PermissionKey[]
}

export const analysed = ({ aiData = written(), items = [], shown }: Given) => ({
  [aiReportData.path]:
    aiData === 'refusal' ? aiData : { aiData, evidence: items, shown: { ...everythingShown, ...shown } },
})

export function showSummary(given: Given = {}) {
  const { parts = [], replies, address = {}, go = () => {}, loadsLanguageScore = false } = given
  const report = reportOf(
    anInterview([anAnswer('q1', 5_000)]),
    { address, go },
    { parts: ['aiData', ...parts] },
  )
  const { permissions = ['overviewAI', 'reportAIInterview'] } = given
  const facts = { ...report.facts, loadsLanguageScore, permissions: new Set(permissions) }
  return show(<SummaryPanel report={{ ...report, facts }} />, {
    replies: { ...analysed(given), [positionScores.path]: { standing: null }, ...replies },
    words: { evidence, scores, 'report-summary': messages, speech: reading },
  })
}

export const region = async (name: string) => within(await screen.findByRole('region', { name }))
