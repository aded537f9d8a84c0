import type { ReplyOf } from '@candor/call/define'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import {
  anAnswer,
  anInterview,
  everythingShown,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import {
  defineInnerTab,
  type PanelProps,
  registerTabs,
} from '../../../report/report/web/tabs/tab-registry.ts'
import { ToolbarEnd } from '../../../report/report/web/tabs/toolbar-end.tsx'
import { AiInterviewPanel } from './ai-interview-panel.tsx'

type Reply = ReplyOf<typeof aiReportData>

const panelSaying = (text: string) =>
  lazyWithPreload<PanelProps>(async () => () => (
    <p>
      {text}
      <ToolbarEnd>keys of {text}</ToolbarEnd>
    </p>
  ))

const record = defineInnerTab({
  of: 1,
  inner: 0,
  feature: 'report-record',
  isShownTo: () => true,
  Panel: panelSaying('the record'),
})
const analysis = defineInnerTab({
  of: 1,
  inner: 1,
  feature: 'report-analysis',
  isShownTo: (facts) => facts.hasAi,
  Panel: lazyWithPreload<PanelProps>(async () => ({ report }: PanelProps) => (
    <p>
      the report
      <button type="button" onClick={() => report.go({ inner: 0 })}>
        to the record
      </button>
      <ToolbarEnd>keys of the report</ToolbarEnd>
    </p>
  )),
})
const others = defineInnerTab({
  of: 1,
  inner: 2,
  feature: 'report-ai',
  isShownTo: (facts) => facts.parts.has('answers.written'),
  Panel: panelSaying('the others'),
})

interface Given {
  isFinished?: boolean
  hasAnswers?: boolean
  inner?: number
  ev?: string
  parts?: string[]
  aiTabMode?: TabFacts['aiTabMode']
  evidence?: Reply['evidence']
  aiData?: Reply['aiData']
  unreadable?: string[]
}

let inner: number | undefined

function Page({ isFinished = true, hasAnswers = true, inner: at, ev, parts = [], aiTabMode }: Given) {
  const [address, setAddress] = useState<OpenReport['address']>({ inner: at, ev })
  inner = address.inner
  const go: OpenReport['go'] = (patch) => setAddress((before) => ({ ...before, ...patch }))
  const interview = anInterview(hasAnswers ? [anAnswer('q1', 0)] : [])
  const report = reportOf(interview, { address, go }, { isFinished, parts })
  const facts = aiTabMode ? { ...report.facts, aiTabMode } : report.facts
  return <AiInterviewPanel report={{ ...report, facts }} />
}

const words = await wordsOf('en', 'report-ai', 'report-record', 'report-analysis', 'analysis', 'evidence')

function open(given: Given = {}) {
  renderScreen(
    <ToastProvider>
      <Page {...given} />
    </ToastProvider>,
    {
      messages: words,
      queries: queriesKnowing({
        aiData: given.aiData ?? null,
        evidence: given.evidence ?? [],
        shown: everythingShown,
        unreadable: given.unreadable ?? [],
      }),
    },
  )
}

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent.trim())
const toTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

beforeEach(() => {
  registerTabs([others, analysis, record])
})

test('a coding answer alone opens the tab that holds it, and no other [R4-018 R6-015]', async () => {
  registerTabs([{ ...others, isShownTo: () => true }, analysis, record])
  open({ parts: ['answers.coding'], aiTabMode: 'byAnswers' })
  expect(await screen.findByText('the others')).toBeTruthy()
  expect(screen.queryByText('the report')).toBe(null)
  expect(screen.queryByRole('tab', { name: 'Video record' })).toBe(null)
})

test('the inner tabs stand in the order of their numbers: record, report, other questions [R2-036 R2-073]', async () => {
  open({ parts: ['answers.written'] })
  expect(await screen.findByText('the report')).toBeTruthy()
  expect(tabNames()).toEqual(['Video record', 'AI report', 'AI interview'])
})

test('other questions show only where there are any', () => {
  open()
  expect(tabNames()).toEqual(['Video record', 'AI report'])
})

test('a finished interview opens on its report, another on its record, and an address on what it names [R4-003 R4-004]', async () => {
  open()
  expect(await screen.findByText('the report')).toBeTruthy()
  cleanup()
  open({ isFinished: false })
  expect(await screen.findByText('the record')).toBeTruthy()
  cleanup()
  open({ inner: 0 })
  expect(await screen.findByText('the record')).toBeTruthy()
})

test('pointing at an inner tab loads its code before it is chosen', async () => {
  const preload = vi.spyOn(record.Panel, 'preload')
  open()
  expect(preload).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('tab', { name: 'Video record' }))
  expect(preload).toHaveBeenCalledTimes(1)
})

test('choosing an inner tab is kept in the address', async () => {
  open()
  await toTab('Video record')
  expect(await screen.findByText('the record')).toBeTruthy()
  expect(inner).toBe(0)
})

test.each([
  ['evidence that came in is counted', [], true],
  ['evidence that cannot be read is not counted as none', ['evidence'], false],
])('%s', async (_, unreadable, isCounted) => {
  const keyPointInfoResult = JSON.stringify([{ keyPoint: 'First', num: 1 }])
  open({
    aiData: { l2ReportInfo: { l2status: 0, answerInfos: [{ problemAnswerId: 'q1', keyPointInfoResult }] } },
    unreadable,
  })
  expect(await screen.findByText('the report')).toBeTruthy()
  expect(screen.queryByText(/^Supports/) !== null).toBe(isCounted)
  expect(screen.queryByText('step through evidence') !== null).toBe(isCounted)
})

describe('while the interview is not finished', () => {
  const blocked = 'The interview is not finished, no data yet'

  test('without answers the report does not open, and a toast says why [R4-058 R4-060]', async () => {
    open({ isFinished: false, hasAnswers: false })
    await toTab('AI report')
    expect(await screen.findByText(blocked)).toBeTruthy()
    expect(inner).toBe(undefined)
    expect(screen.getByRole('tab', { name: 'Video record' }).getAttribute('aria-selected')).toBe('true')
  })

  test('with answers the report opens [R4-058]', async () => {
    open({ isFinished: false })
    await toTab('AI report')
    expect(await screen.findByText('the report')).toBeTruthy()
  })

  test('the other questions do not open, even with answers [R4-059 R4-060]', async () => {
    open({ isFinished: false, parts: ['answers.written'] })
    await toTab('AI interview')
    expect(await screen.findByText(blocked)).toBeTruthy()
    expect(inner).toBe(undefined)
  })

  test('a blocked tab does not open by its address either', async () => {
    open({ isFinished: false, hasAnswers: false, inner: 1 })
    expect(await screen.findByText('the record')).toBeTruthy()
  })
})

test('a link into another inner tab takes the focus along, and choosing a tab keeps it there', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'to the record' }))
  await screen.findByText('the record', { exact: false, selector: 'p' })
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  await toTab('AI report')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'AI report' }))
})

test('an inner tab puts its own things at the end of the row', async () => {
  open({ inner: 0 })
  expect(await screen.findByText('keys of the record')).toBeTruthy()
})

test('evidence that rests on the words of another claim is read out in the record in place of their moment', async () => {
  const item = (externalId: string, name: string, quote: string, startMs: number) => ({
    externalId,
    claim: { kind: 'competency', name } as const,
    kind: 'supports' as const,
    question_id: 'q1',
    quote,
    startMs,
    endMs: startMs + 3_000,
  })
  const evidence = [
    item('a', 'Design', 'First of q1.', 0),
    item('b', 'Design', 'Second of q1.', 4_000),
    item('c', 'Ownership', 'Second of q1.', 4_000),
  ]
  open({ inner: 0, ev: 'c', evidence })
  expect(await screen.findByText(/^Evidence 2 of 2\. Supports: Q1 00:04/)).toBeTruthy()
})
