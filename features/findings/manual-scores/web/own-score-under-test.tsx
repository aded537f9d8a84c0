import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { anInterview, everythingShown, reportOf } from '../../../report/report/web/report-under-test.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { messages as analysis } from '../../analysis/messages/cn.ts'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'
import { listInterviewOperLog } from '../contract/reading.ts'
import { submitEstimate } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { ManualScoreNote } from './manual-score-note.tsx'
import { useManualScores } from './use-manual-scores.ts'

type Log = ReplyOf<typeof listInterviewOperLog>

/** The stored scores; a test sets them. */
export const server: { log: Log } = { log: [] }
/** The server of the test that is running. */
export let api: FakeApi

/** A server that stores a score, and no drafts of earlier tests. */
export function prepareScoring(): void {
  beforeEach(() => {
    server.log = []
    api = fakeApi()
    api.answer(submitEstimate, null)
    api.answer(aiReportData, { aiData: null, evidence: [], shown: everythingShown })
    api.answerBy(listInterviewOperLog, ({ problemId }) =>
      server.log.filter(({ problemAnswerId }) => !problemId || problemAnswerId === problemId),
    )
  })
  afterEach(() => forgetDrafts(''))
}

export const logged = (problemAnswerId: string, more: Partial<Log[number]> = {}): Log[number] => ({
  problemAnswerId,
  createByName: '沈岚',
  createDate: Date.UTC(2026, 2, 14, 2),
  estimateScore: 4,
  estimateOpinion: null,
  ...more,
})

function Note({ report }: { report: OpenReport }) {
  const manual = useManualScores(report)
  useAnalysis(report)
  return ['q1', 'q2'].map((id, index) => (
    <section key={id} aria-label={id}>
      <ManualScoreNote manual={manual} question={{ id, number: index + 1, title: `题目 ${id}` }} />
    </section>
  ))
}

export function show({ mayScore = true, starScale = 5 }: { mayScore?: boolean; starScale?: 3 | 5 } = {}) {
  const answerRules = { hidesCorrectness: false, hidesManualScores: false, foldsText: false, starScale }
  const opened = reportOf({ ...anInterview([]), answerRules }, { address: {}, go: () => {} })
  const acts = new Set(mayScore ? (['score'] as const) : [])
  const report = { ...opened, facts: { ...opened.facts, acts } }
  const words = { drafts, analysis, 'manual-scores': messages }
  const view = renderScreen(
    <ToastProvider>
      <Note report={report} />
    </ToastProvider>,
    { messages: words, locale: 'cn' },
  )
  return { ...view, user: userEvent.setup() }
}

export const atQuestion = (id: string) => within(screen.getByRole('region', { name: id }))
export const opener = (name: RegExp) => atQuestion('q2').findByRole('button', { name })
export const dialog = () => screen.findByRole('dialog', { name: '评分：第 2 题 题目 q2' })
/** A toast has this role as well, with another name. */
export const theDialog = () => screen.queryByRole('dialog', { name: /^评分：/ })
export const starsIn = async () => within(await dialog()).getByRole('slider', { name: '我的评分' })
export const opinionIn = async () => within(await dialog()).getByRole('textbox', { name: '评语' })
export const press = async (name: string) => {
  await userEvent.click(within(await dialog()).getByRole('button', { name }))
}

export async function openAndFill({ stars = '3.5', opinion = '讲得清楚' } = {}) {
  const view = show()
  await view.user.click(await opener(/^添加我的评分/))
  fireEvent.change(await starsIn(), { target: { value: stars } })
  await view.user.type(await opinionIn(), opinion)
  return view
}
