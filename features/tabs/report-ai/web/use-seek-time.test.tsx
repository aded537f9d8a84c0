import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type ReportAddress, readReportAddress } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import {
  anAnswer,
  anInterview,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import {
  defineInnerTab,
  type PanelProps,
  registerTabs,
} from '../../../report/report/web/tabs/tab-registry.ts'
import { AiInterviewPanel } from './ai-interview-panel.tsx'

const panelSaying = (name: string) =>
  lazyWithPreload<PanelProps>(async () => ({ report: { address } }: PanelProps) => (
    <p>
      {name} at {address.t ?? 'no time'} of {address.q ?? 'no answer'}
    </p>
  ))

const isShownTo = () => true

beforeEach(() => {
  registerTabs([
    defineInnerTab({ of: 1, inner: 0, feature: 'report-record', isShownTo, Panel: panelSaying('record') }),
    defineInnerTab({ of: 1, inner: 1, feature: 'report-analysis', isShownTo, Panel: panelSaying('report') }),
  ])
})

let place: ReportAddress

function Page({ search }: { search: Record<string, string> }) {
  const [address, setAddress] = useState(() => readReportAddress(search))
  place = address
  const go: OpenReport['go'] = (patch) => setAddress((before) => readReportAddress({ ...before, ...patch }))
  const interview = anInterview([anAnswer('q1', 10_000), anAnswer('q2', 40_000)])
  return <AiInterviewPanel report={reportOf(interview, { address, go })} />
}

const words = await wordsOf('en', 'report-ai', 'report-record', 'report-analysis', 'evidence')

function open(search: Record<string, string>) {
  renderScreen(
    <ToastProvider>
      <Page search={search} />
    </ToastProvider>,
    { messages: words, queries: queriesKnowing() },
  )
}

test.each([
  ['00:45', 45, 'q2'],
  ['00:00:12', 12, 'q1'],
])('the address t=%s opens the record there [R5-013]', async (t, seconds, q) => {
  open({ activeIndex: '1', t })
  expect(await screen.findByText(`record at ${seconds} of ${q}`)).toBeTruthy()
  expect(place).toEqual({ activeIndex: 1, inner: 0, t: seconds, q })
  expect(screen.queryByText('Enter the time as mm:ss or hh:mm:ss, for example 01:15')).toBe(null)
})

test.each(['abc', '5:21', '01:60:00', '-5'])(
  'the address t=%s is warned of with the formats there are, and nothing is sought [R5-014]',
  async (t) => {
    open({ activeIndex: '1', t })
    expect(await screen.findByText('Enter the time as mm:ss or hh:mm:ss, for example 01:15')).toBeTruthy()
    expect(screen.getByText('Use mm:ss or hh:mm:ss, such as 05:21.')).toBeTruthy()
    expect(await screen.findByText('report at no time of no answer')).toBeTruthy()
    expect(place).toEqual({ activeIndex: 1 })
  },
)

test('seconds, as the address keeps them itself, are no other format', async () => {
  open({ activeIndex: '1', inner: '0', t: '45.5' })
  expect(await screen.findByText('record at 45.5 of no answer')).toBeTruthy()
  expect(place.t).toBe(45.5)
})

test('while the tab is not chosen yet, the time waits in the address', async () => {
  open({ t: '00:45' })
  expect(await screen.findByText('record at 45 of q2')).toBeTruthy()
  await waitFor(() => expect(place).toEqual({ time: '00:45' }))
})
