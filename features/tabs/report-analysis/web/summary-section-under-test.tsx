import type { ReplyOf } from '@candor/call/define'
import type { WordsLike } from '@candor/messages/words'
import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { positionScores, type Standing } from '../../../candidates/scores/contract.ts'
import { messages as scores } from '../../../candidates/scores/messages/en.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { messages as analysis } from '../../../findings/analysis/messages/en.ts'
import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import { useAnalysis } from '../../../findings/analysis/web/use-analysis.ts'
import { messages as evidence } from '../../../findings/evidence/messages/en.ts'
import { reportEvents } from '../../../report/report/contract.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import {
  anAnswer,
  anInterview,
  everythingShown,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { messages as words } from '../messages/en.ts'
import { CompetencySection } from './competency-section.tsx'
import { SummarySection } from './summary-section.tsx'

type Reply = ReplyOf<typeof aiReportData>
export type Analysed = NonNullable<Reply['aiData']>
export type Item = Reply['evidence'][number]

export interface Given {
  aiData: Analysed
  evidence?: readonly Item[]
  isOutdated?: boolean
  shown?: Partial<Reply['shown']>
  /** `refusal`: the call is refused. Null: under ten scored candidates. Left out: no reply comes. */
  standing?: Standing | null | 'refusal'
  interview?: Interview
  go?: OpenReport['go']
  /** The words of the analysis; English unless given. */
  words?: WordsLike<typeof analysis>
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

const threeAnswers = () =>
  anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000), anAnswer('q3', 60_000)])

function answerWith({ aiData, evidence: items = [], isOutdated, shown, standing }: Given): FakeApi {
  const api = fakeApi()
  const shownAll = { ...everythingShown, ...shown }
  api.answer(aiReportData, { aiData, evidence: [...items], shown: shownAll, isOutdated })
  if (standing === undefined) api.keepWaiting(positionScores)
  else api.answerBy(positionScores, () => (standing === 'refusal' ? new Refused() : { standing }))
  // The event stream stays silent.
  api.keepWaiting(reportEvents)
  return api
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

/** Draws the summary and the competencies of a test's report. */
export function showSections(given: Given): FakeApi {
  const api = answerWith(given)
  const report = reportOf(given.interview ?? threeAnswers(), { address: {}, go: given.go ?? (() => {}) })
  renderScreen(<Sections report={report} />, {
    messages: { analysis: given.words ?? analysis, evidence, scores, 'report-analysis': words },
  })
  return api
}
