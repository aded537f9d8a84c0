import 'fake-indexeddb/auto'
import type { SentFields } from '@candor/testkit/web/fake-api'
import { screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { messages as shortlist } from '../../../../candidates/shortlist/messages/cn.ts'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { factsOf, type GivenFacts } from '../../../../report/report/rules/facts-of.ts'
import { answer, openReport, posted, show } from '../../../../report/report/web/panel-under-test.tsx'
import { changeInterviewPlan, createInterviewPlans } from '../../contract/planning.ts'
import {
  listInterviewers,
  listInterviewRounds,
  listRoomTypes,
  listTakenTimes,
} from '../../contract/reading.ts'
import { messages } from '../../messages/cn.ts'
import type { CurrentPlan } from '../../rules/wire.ts'
import { PlanningScreen } from './planning-screen.tsx'

export const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)

export const { candidateId } = openReport()

export const standing: CurrentPlan = {
  id: 'plan1',
  sequence: 3,
  isCancelled: false,
  roundId: 'r1',
  roundName: '技术初试',
  startsAt: at('25T14:00'),
  endsAt: at('25T15:00'),
  zone: 'Asia/Shanghai',
  roomType: 3,
  mode: 1,
  location: null,
  meetingUrl: 'https://meet.example/1',
  otherInfo: null,
  interviewers: [{ id: 'z1', name: '周予川', isFrozen: false }],
  guests: [],
}

export async function open(
  plan: CurrentPlan | null = null,
  planned: readonly string[] = [],
  facts: GivenFacts = {},
) {
  const view = show(
    <PlanningScreen
      report={openReport({ timeZone: 'Asia/Shanghai', facts: factsOf(facts) })}
      current={plan}
      plannedRoundIds={new Set(planned)}
    />,
    { planning: messages, shortlist, drafts },
  )
  await screen.findByText(/评估表/)
  return view
}

export const sent = ({ path }: { path: string }) =>
  posted.filter((each) => each.path === path).map(({ body, key }): SentFields => ({ ...body, key }))

export const sendButton = () => screen.getByRole('button', { name: /^(安排在|保存并通知|仍然安排)/ })

type User = Awaited<ReturnType<typeof open>>['user']

export const choose = async (user: User, name: string) => {
  await user.click(screen.getByRole('combobox', { name: '添加面试官' }))
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

export function preparePlanning() {
  beforeEach(() => {
    vi.useFakeTimers({ now: at('24T09:00'), toFake: ['Date'] })
    answer(listTakenTimes, [])
    answer(listRoomTypes, { planRoomTypes: [0, 3, 4] })
    answer(listInterviewRounds, [
      { interviewRoundId: 'r1', interviewRoundName: '技术初试', templateName: '技术面试评价' },
      { interviewRoundId: 'r2', interviewRoundName: '技术复试', templateName: null },
    ])
    answer(listInterviewers, [
      { interviewerId: 'z1', interviewerName: '周予川', email: 'zhou@hailan.example' },
      { interviewerId: 'h1', interviewerName: '韩砚秋', email: 'han@hailan.example' },
    ])
    answer(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
    answer(changeInterviewPlan, { sequence: 4 })
  })
}
