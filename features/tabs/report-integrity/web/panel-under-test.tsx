import type { AnyCall, ReplyOf } from '@candor/call/define'
import type { WordsLike } from '@candor/messages/words'
import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { preventCheatingReport } from '../../../findings/integrity/contract/report.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
} from '../../../findings/integrity/contract.ts'
import { messages } from '../../../findings/integrity/messages/en.ts'
import { infoWith } from '../../../findings/integrity/rules/checked-under-test.ts'
import { reportEvents } from '../../../report/report/contract.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { anAnswer, anInterview, reportOf } from '../../../report/report/web/report-under-test.ts'
import { IntegrityPanel } from './integrity-panel.tsx'

/** When the interview of a test began: 10:00:00 in its time zone. */
export const began = Date.UTC(2026, 2, 14, 10)

type Report = ReplyOf<typeof preventCheatingReport>

interface Answers {
  report: Partial<Report>
  course: Partial<ReplyOf<typeof getExitAndLoginInfo>>
  exits: ReplyOf<typeof getCheatLogs>
  logs: ReplyOf<typeof getOperatorLogs>
  images: ReplyOf<typeof getChatMonitorImg>
}

export type Source = keyof Answers

const nothingHappened = { usedTimes: null, totalTime: null, cheatLogs: [], loginInfoList: [] }

/** Sets the reply of each call; `refused` ones are refused, each with its own text. */
function answerWith(api: FakeApi, given: Partial<Answers>, refused: readonly Source[]): void {
  function plan<C extends AnyCall>(source: Source, call: C, reply: ReplyOf<C>) {
    api.answerBy(call, () =>
      refused.includes(source) ? new Refused({ code: 9, msg: `no ${source}` }) : reply,
    )
  }
  plan('report', preventCheatingReport, {
    unqualified: [],
    isGenerating: false,
    ...infoWith(),
    ...given.report,
  })
  plan('course', getExitAndLoginInfo, { ...nothingHappened, ...given.course })
  plan('exits', getCheatLogs, given.exits ?? [])
  plan('logs', getOperatorLogs, given.logs ?? [])
  plan('images', getChatMonitorImg, given.images ?? [])
  // The event stream stays silent.
  api.keepWaiting(reportEvents)
}

/** A finished interview of a minute with two answers, at 5 and at 30 seconds. */
export function aMinute(more: Partial<Interview> = {}): Interview {
  const answers = [anAnswer('q1', 5_000), anAnswer('q2', 30_000)]
  return anInterview(answers, { beganAt: began, finishedAt: began + 60_000, ...more })
}

const words = await wordsOf('en', 'evidence', 'integrity', 'recording', 'documents', 'media')

interface ShownPage {
  address: ReportAddress
}

function Page({ interview, page }: { interview: Interview; page: ShownPage }) {
  const [address, setAddress] = useState(page.address)
  page.address = address
  const [go] = useState(() => (patch: ReportAddress) => setAddress((before) => ({ ...before, ...patch })))
  return <IntegrityPanel report={reportOf(interview, { address, go }, { parts: ['antiCheating'] })} />
}

/** Draws the tab with these replies. `page` has the address after the test's actions. */
export function openChecks(
  given: Partial<Answers> = {},
  more: {
    refused?: readonly Source[]
    interview?: Interview
    at?: ReportAddress
    messages?: WordsLike<typeof messages>
  } = {},
) {
  const api = fakeApi()
  const refused = [...(more.refused ?? [])]
  answerWith(api, given, refused)
  const page: ShownPage = { address: more.at ?? {} }
  renderScreen(
    <ToastProvider>
      <Page interview={more.interview ?? aMinute()} page={page} />
    </ToastProvider>,
    { messages: { ...words, integrity: more.messages ?? messages } },
  )
  return {
    page,
    said: api.said,
    allow: () => refused.splice(0),
    refuse: (source: Source) => refused.push(source),
  }
}

/** The row of a check, by its name. */
export async function rowOf(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('list', { name: messages.checks })
  const row = within(list).getByRole('button', { name }).closest('li')
  if (!row) throw new Error('a check is an item of the list')
  return row
}

/** The content of the section with that name. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }))

/** A stretch of 18 seconds away from the page. */
export const exit = { startTime: began + 12_000, endTime: began + 30_000, time: 18 }
