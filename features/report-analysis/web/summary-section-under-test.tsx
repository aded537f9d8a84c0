import type { ReplyOf } from '@candor/call/define'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { vi } from 'vitest'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { messages as analysis } from '../../analysis/messages/en.ts'
import { EvidenceReaderProvider, useEvidenceOf } from '../../analysis/web/evidence-reader.ts'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'
import { messages as evidence } from '../../evidence/messages/en.ts'
import type { Interview } from '../../interviews/rules/interview.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { anAnswer, anInterview, everythingShown, reportOf } from '../../report/web/report-under-test.ts'
import { positionScores, type Standing } from '../../scores/contract.ts'
import { messages as scores } from '../../scores/messages/en.ts'
import { messages as words } from '../messages/en.ts'
import { CompetencySection } from './competency-section.tsx'
import { SummarySection } from './summary-section.tsx'

type Reply = ReplyOf<typeof aiReportData>
export type Analysed = NonNullable<Reply['aiData']>
export type Item = Reply['evidence'][number]

export interface Given {
  aiData: Analysed
  evidence?: readonly Item[]
  shown?: Partial<Reply['shown']>
  /** `refusal`: the call answers no. Null: under ten scored candidates. Left out: no answer comes. */
  standing?: Standing | null | 'refusal'
  interview?: Interview
  go?: OpenReport['go']
}

/** A piece of imported evidence whose quote is the first sentence of an answer, for a test to change. */
export function anItem(externalId: string, question_id: string, more: Partial<Item> = {}): Item {
  return {
    externalId,
    claim: { kind: 'summary' },
    kind: 'supports',
    question_id,
    quote: `First of ${question_id}.`,
    title: `Title of ${externalId}`,
    startMs: 0,
    endMs: 3_000,
    ...more,
  }
}

export const threeAnswers = () =>
  anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000), anAnswer('q3', 60_000)])

function answerWith({ aiData, evidence: items = [], shown, standing }: Given): void {
  const analysed = { aiData, evidence: items, shown: { ...everythingShown, ...shown } }
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith(aiReportData.path)) return Response.json({ code: 0, data: analysed })
    if (address.startsWith(positionScores.path) && standing !== undefined) {
      return Response.json(
        standing === 'refusal' ? { code: 1500, msg: 'no' } : { code: 0, data: { standing } },
      )
    }
    return new Promise(() => {})
  })
}

function Sections({ report }: { report: OpenReport }) {
  const { analysis: read, state } = useAnalysis(report)
  return (
    <EvidenceReaderProvider value={useEvidenceOf(report, 'claim')}>
      <SummarySection report={report} analysis={read} state={state} timeZone="UTC" confidence={null} />
      <CompetencySection report={report} analysis={read} state={state} />
    </EvidenceReaderProvider>
  )
}

/** Draws the summary and the competencies of a report with what a test gives them. */
export function showSections(given: Given): void {
  answerWith(given)
  const report = reportOf(given.interview ?? threeAnswers(), { address: {}, go: given.go ?? (() => {}) })
  renderScreen(<Sections report={report} />, {
    messages: { analysis, evidence, scores, 'report-analysis': words },
  })
}
