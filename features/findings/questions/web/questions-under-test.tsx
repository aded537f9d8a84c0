import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import type { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { beforeEach } from 'vitest'
import {
  type Answer,
  type AnswerRules,
  type Interview,
  noInterview,
} from '../../../candidates/interviews/rules/interview.ts'
import { reportEvents } from '../../../report/report/contract.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { anInterview, queriesKnowing, reportOf } from '../../../report/report/web/report-under-test.ts'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { listInterviewOperLog } from '../../manual-scores/contract/reading.ts'

/** Nothing of the answers is kept back. */
export const nothingHidden = { hidesCorrectness: false, hidesManualScores: false, foldsText: false }

interface Given {
  rules?: Partial<AnswerRules>
  address?: ReportAddress
  /** Told of every change of the place; the address follows in any case. */
  onGo?: OpenReport['go']
  analysis?: Parameters<typeof queriesKnowing>[0]
  /** Query data from before any call, in place of the analysis. */
  queries?: QueryClient
  result?: Partial<Interview>
  /** The tab's own words, by feature. */
  words?: Record<string, unknown>
}

let api: FakeApi

/** The log of manual scores is empty unless a test gives one. */
beforeEach(() => {
  api = fakeApi()
  api.answer(listInterviewOperLog, [])
  // A reader who waits for news hears nothing.
  api.keepWaiting(reportEvents)
})

/** Answers a call, refuses it, or lets it wait for good. Returns the inputs with which it was asked for so far. */
export function answerCall<C extends AnyCall>(call: C, reply: ReplyOf<C> | 'refusal' | 'nothing') {
  if (reply === 'refusal') api.refuse(call)
  else if (reply === 'nothing') api.keepWaiting(call)
  else api.answer(call, reply)
  return () => api.inputsOf(call)
}

const known = await wordsOf('en', 'analysis', 'manual-scores', 'recording', 'report', 'questions')

/** Draws a tab of questions on a report whose address follows what the tab says. */
export function showQuestions(
  Panel: ComponentType<PanelProps>,
  answers: Answer[],
  { rules, address: first = {}, onGo, analysis: reply, queries, result, words }: Given = {},
): void {
  const answerRules = { ...noInterview.answerRules, ...rules }
  const interview = anInterview(answers, { answerRules, ...result })
  function Page() {
    const [address, setAddress] = useState(first)
    const go: OpenReport['go'] = (patch) => {
      onGo?.(patch)
      setAddress((last) => ({ ...last, ...patch }))
    }
    return <Panel report={reportOf(interview, { address, go })} />
  }
  renderScreen(
    <ToastProvider>
      <Page />
    </ToastProvider>,
    {
      messages: Object.assign({ ...known }, words),
      queries: queries ?? queriesKnowing(reply),
    },
  )
}

/** What stands in the one question of that name. */
export function inQuestion(name: RegExp) {
  return within(screen.getByRole('article', { name }))
}

/** The titles of the questions that are drawn, in their order. */
export function drawnQuestions(): string[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '')
}
