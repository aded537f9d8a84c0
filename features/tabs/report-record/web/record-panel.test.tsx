import { callQuery } from '@candor/call/web/query'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { aWireAnswer, aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import { manualScoresQuery } from '../../../findings/manual-scores/web/manual-scores-query.ts'
import { fakeMedia, seekLands } from '../../../findings/recording/web/player/media-under-test.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import {
  anAnswer,
  anInterview,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { RecordPanel } from './record-panel.tsx'

const answers = [anAnswer('q1', 10_000), anAnswer('q3', 3_700_000)]

const media = fakeMedia()
const words = await wordsOf('en', 'analysis', 'evidence', 'manual-scores', 'recording', 'report')
let write: OpenReport['go']

function Page({
  interview,
  isFinished = true,
  at,
}: {
  interview: Interview
  isFinished?: boolean
  at: ReportAddress
}) {
  const [place, setPlace] = useState(at)
  write = (patch) => setPlace((before) => ({ ...before, ...patch }))
  const report = reportOf(interview, { address: place, go: write }, { isFinished })
  return (
    <EvidenceReaderProvider value={useEvidenceOf(report, 'session')}>
      <RecordPanel report={report} />
    </EvidenceReaderProvider>
  )
}

function Loaded() {
  const { data } = useQuery({ ...callQuery(interviewInfo, { userId: 'i1' }), select: readInterview })
  return data ? <Page interview={data} at={{}} /> : null
}

function renderPage(page: ReactNode) {
  const queries = queriesKnowing()
  queries.setQueryData(manualScoresQuery('i1').queryKey, [])
  renderScreen(<ToastProvider>{page}</ToastProvider>, {
    messages: words,
    queries,
  })
}

function open(interview = anInterview(answers), given: { at?: ReportAddress; isFinished?: boolean } = {}) {
  renderPage(<Page interview={interview} at={given.at ?? {}} isFinished={given.isFinished} />)
  for (const video of videos()) act(() => media.load(video))
}

const videos = () => [...document.querySelectorAll('video')]
function theVideo(): HTMLVideoElement {
  const [video] = videos()
  if (!video) throw new Error('there is no video')
  return video
}

test('when addresses have expired, new ones are asked for and the place is kept', async () => {
  const video = { video_url_mp4: null, video_screenshot_url: null, startStr: null }
  const replyWith = (video_url: string) =>
    aWireInterview([aWireAnswer('q1', { sessionStartMs: 10_000, video_url: [{ ...video, video_url }] })])
  const api = fakeApi()
  api.answer(interviewInfo, replyWith('/file/media/q1'))
  renderPage(<Loaded />)
  await screen.findByRole('region', { name: 'Transcript' })
  api.answer(interviewInfo, replyWith('/file/media/new'))
  act(() => media.load(theVideo()))
  await userEvent.keyboard(' ')
  act(() => media.playTo(theVideo(), 8))
  act(() => media.fail(theVideo()))
  await waitFor(() => expect(theVideo().getAttribute('src')).toBe('/file/media/new'))
  act(() => media.load(theVideo()))
  expect(theVideo().currentTime).toBe(8)
  expect(theVideo().paused).toBe(false)
})

test('a place that something else writes into the address is gone to', async () => {
  open()
  act(() => write({ q: 'q3', t: 3704 }))
  await seekLands()
  act(() => media.load(theVideo()))
  expect(theVideo().getAttribute('src')).toBe('/file/media/q3')
  expect(theVideo().currentTime).toBe(4)
})

test('an interview without videos says why: not finished, or none in it [R2-146]', () => {
  open(anInterview([]), { isFinished: false })
  expect(screen.getByText('The interview is not finished, no data yet')).toBeTruthy()
  open(anInterview([]))
  expect(screen.getByText('No video record yet')).toBeTruthy()
})
