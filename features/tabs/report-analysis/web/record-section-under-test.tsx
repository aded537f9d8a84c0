import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import type { QueryClient } from '@tanstack/react-query'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { preventCheatingReport } from '../../../findings/integrity/contract/report.ts'
import { infoWith } from '../../../findings/integrity/rules/checked-under-test.ts'
import { reportEvents } from '../../../report/report/contract.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import {
  anAnswer,
  anInterview,
  everythingShown,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { Panel } from './panel-under-test.tsx'

export type Analysed = NonNullable<ReplyOf<typeof aiReportData>['aiData']>
type Shown = ReplyOf<typeof aiReportData>['shown']
type Findings = ReplyOf<typeof preventCheatingReport>['unqualified']

const words = await allWordsOf(
  'analysis',
  'evidence',
  'scores',
  'report-analysis',
  'integrity',
  'recording',
  'media',
)

/** A finished analysis of an interview that may have soft skills, for a test to change. */
export const written: Analysed = {
  interviewCategory: 2,
  isOrderAi: 2,
  aiAllScore: 4.2,
  sumContent: 'Runs payment systems and can say why.',
  labelGroupScoreList: [{ label: 'Listening', labelScore: 4, labelTotalScore: 5, labeldesc: 'Asks once.' }],
  emotionScores: { emtions: [{ emotionname: 'neutral', emotioncount: 3 }] },
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [{ assessmentPoint: 'System design', calculateStar: 4.6, scoreReason: 'Names the key.' }],
    answerInfos: [
      { problemAnswerId: 'q1', calculateStar: 4.6, assessmentPoint: 'System design' },
      { problemAnswerId: 'q2', calculateStar: 2.4, assessmentPoint: 'Ownership' },
    ],
  },
}

interface Given {
  isAnalysisRefused?: boolean
  aiData?: Analysed | null
  shown?: Partial<Shown>
  /** `refusal`: the call is refused. Left out: the interview has no such part. */
  findings?: Findings | 'refusal'
  /** Whether a check without findings is still being made. */
  isGenerating?: boolean
  interview?: Interview
  address?: ReportAddress
  locale?: keyof typeof words
  go?: OpenReport['go']
}

function answerWith({
  aiData = written,
  shown,
  findings,
  isGenerating = false,
  isAnalysisRefused,
}: Given): FakeApi {
  const analysed = { aiData, evidence: [], shown: { ...everythingShown, ...shown } }
  const api = fakeApi()
  api.answerBy(aiReportData, () => (isAnalysisRefused ? new Refused() : analysed))
  if (findings === 'refusal') api.refuse(preventCheatingReport)
  else if (findings) {
    api.answer(preventCheatingReport, { ...infoWith(), unqualified: findings, isGenerating })
  }
  // The comparison with others and the event stream stay silent.
  for (const call of [positionScores, reportEvents]) api.keepWaiting(call)
  return api
}

export function twoAnswers(): Interview {
  return anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000)], { category: 2 })
}

/** Draws the whole AI report of a test. Returns the query client, and the texts of failures. */
export function showReport(given: Given = {}): {
  queries: QueryClient
  said: readonly string[]
  /** Whether the page has opened an event stream for unfinished parts. */
  isAwaited: () => boolean
  unmount: () => void
} {
  const { said, asked } = answerWith(given)
  const locale = given.locale ?? 'en'
  const place = { address: given.address ?? {}, go: given.go ?? (() => {}) }
  const parts = given.findings === undefined ? [] : ['antiCheating']
  const report = reportOf(given.interview ?? twoAnswers(), place, { parts })
  const { queries, unmount } = renderScreen(<Panel report={report} />, { messages: words[locale], locale })
  return { queries, said, unmount, isAwaited: () => asked.some(({ path }) => path === reportEvents.path) }
}

/** Whether a closed fold hides an element. */
export function isHidden(element: HTMLElement | null): boolean {
  return !element || element.closest('[hidden]') !== null
}
