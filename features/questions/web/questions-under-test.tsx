import type { ReplyOf } from '@candor/call/define'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import type { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { vi } from 'vitest'
import { messages as analysis } from '../../analysis/messages/en.ts'
import {
  type Answer,
  type AnswerRules,
  type Interview,
  noInterview,
} from '../../interviews/rules/interview.ts'
import { listInterviewOperLog } from '../../manual-scores/contract.ts'
import { messages as manualScores } from '../../manual-scores/messages/en.ts'
import { messages as record } from '../../recording/messages/en.ts'
import { messages as report } from '../../report/messages/en.ts'
import type { ReportAddress } from '../../report/rules/address.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { anInterview, queriesKnowing, reportOf } from '../../report/web/report-under-test.ts'
import type { PanelProps } from '../../report/web/tabs/tab-registry.ts'
import { messages } from '../messages/en.ts'

type Log = ReplyOf<typeof listInterviewOperLog>

/** Nothing of the answers is kept back. */
export const nothingHidden = { hidesCorrectness: false, hidesManualScores: false, foldsText: false }

interface Given {
  rules?: Partial<AnswerRules>
  address?: ReportAddress
  /** Told of every change of the place; the address follows in any case. */
  onGo?: OpenReport['go']
  analysis?: Parameters<typeof queriesKnowing>[0]
  /** What is known before anything is asked, in place of the analysis. */
  queries?: QueryClient
  result?: Partial<Interview>
  /** The tab's own words, by feature. */
  words?: Record<string, unknown>
}

/** Answers what is asked for by path, at once or with a promise; anything else is refused. The log of manual scores is empty unless given. */
export function answerCalls(
  replies: Readonly<Record<string, unknown>>,
): ReturnType<typeof vi.fn<(address: string) => Promise<Response>>> {
  const known: Readonly<Record<string, unknown>> = {
    [listInterviewOperLog.path]: [] satisfies Log,
    ...replies,
  }
  const fetched = vi.fn(async (address: string) => {
    const path = address.split('?')[0] ?? ''
    const isKnown = path in known && known[path] !== 'refusal'
    const body = isKnown ? { code: 0, msg: 'ok', data: await known[path] } : { code: 1500, msg: 'no' }
    return new Response(JSON.stringify(body))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

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
  const known = { analysis, 'manual-scores': manualScores, recording: record, report }
  renderScreen(
    <ToastProvider>
      <Page />
    </ToastProvider>,
    {
      messages: Object.assign({ ...known, questions: messages }, words),
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
