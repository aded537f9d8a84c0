import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf, wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act } from '@testing-library/react'
import { useState } from 'react'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import type { listInterviewOperLog } from '../../../findings/manual-scores/contract/reading.ts'
import { manualScoresQuery } from '../../../findings/manual-scores/web/manual-scores-query.ts'
import type { FakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import type { ReportAct } from '../../../platform/access/rules/acts.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { everythingShown, queriesKnowing, reportOf } from '../../../report/report/web/report-under-test.ts'
import { RecordPanel } from './record-panel.tsx'

export type Analysed = ReplyOf<typeof aiReportData>

/** A finished analysis of questions q1 and q2 with a follow-up, for a test to change. */
export const written: Analysed = {
  aiData: {
    isOrderAi: 2,
    aiAllScore: 4.2,
    l2ReportInfo: {
      l2status: 0,
      dimLabelList: [{ assessmentPoint: 'System design', calculateStar: 4.6 }],
      answerInfos: [
        { problemAnswerId: 'q1', assessmentPoint: 'Motivation', calculateStar: 4 },
        {
          problemAnswerId: 'q2',
          assessmentPoint: 'System design',
          assessmentDesc: 'Handles retries.',
          calculateStar: 4.6,
        },
        { problemAnswerId: 'q2a', assessmentPoint: 'Problem solving', calculateStar: -1 },
      ],
    },
  },
  evidence: [
    {
      externalId: 'e1',
      claim: { kind: 'competency', name: 'System design' },
      kind: 'supports',
      question_id: 'q2',
      quote: 'Second of q2',
      startMs: 4_000,
      endMs: 7_000,
    },
  ],
  shown: everythingShown,
}

const shared = await wordsOf('en', 'analysis', 'evidence', 'drafts', 'manual-scores', 'report')
const words = await allWordsOf('media', 'recording', 'questions')

/** The page with its address after the test's actions. */
interface ShownPage {
  readonly address: ReportAddress
}

interface PageProps {
  interview: Interview
  page: { address: ReportAddress }
  acts: readonly ReportAct[]
}

function Page({ interview, page, acts }: PageProps) {
  const [address, setAddress] = useState(page.address)
  page.address = address
  const opened = reportOf(interview, {
    address,
    go: (patch) => setAddress((before) => ({ ...before, ...patch })),
  })
  const report = { ...opened, facts: { ...opened.facts, acts: new Set(acts) } }
  return (
    <EvidenceReaderProvider value={useEvidenceOf(report, 'session')}>
      <RecordPanel report={report} />
    </EvidenceReaderProvider>
  )
}

interface Given {
  media: FakeMedia
  at?: ReportAddress
  analysed?: Analysed
  isLoaded?: boolean
  locale?: Locale
  acts?: readonly ReportAct[]
  /** The log of manual scores. */
  log?: ReplyOf<typeof listInterviewOperLog>
}

/** Draws the record of an interview with its videos loaded. */
export function openRecord(interview: Interview, given: Given): ShownPage {
  const page = { address: given.at ?? {} }
  const { analysed = written, media, isLoaded = true, locale = 'en', acts = [], log = [] } = given
  const queries = queriesKnowing(analysed)
  queries.setQueryData(manualScoresQuery('i1').queryKey, log)
  renderScreen(
    <ToastProvider>
      <Page interview={interview} page={page} acts={acts} />
    </ToastProvider>,
    { messages: { ...shared, ...words[locale] }, locale, queries },
  )
  if (isLoaded) for (const video of document.querySelectorAll('video')) act(() => media.load(video))
  return page
}

/** The only video of the page, or the first. */
export function theVideo(): HTMLVideoElement {
  const video = document.querySelector('video')
  if (!video) throw new Error('there is no video')
  return video
}
