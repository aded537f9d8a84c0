import 'fake-indexeddb/auto'
import { dayMs } from '@candor/kernel/durations'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { listInterviewerTimes } from '../../appointments/contract/own-times.ts'
import { messages as appointments } from '../../appointments/messages/cn.ts'
import { messages as linkPages } from '../../link-pages/messages/cn.ts'
import { updateInterviewDate } from '../../planning/contract/planning.ts'
import { messages as planRound } from '../../planning/messages/cn.ts'
import { listMyInterviews, type OwnInterview } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { DatesPage } from './dates-page.tsx'

const next = new Date(Date.now() + 7 * dayMs)

const two = (value: number) => String(value).padStart(2, '0')

export const day = `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`

export const at = (clock: string) => new Date(`${day}T${clock}`).getTime()

export const interview = (interviewPlanId: string, from: string, to: string): OwnInterview => ({
  interviewPlanId,
  jobseekerChannelId: 'c1',
  candidateName: '苏晴岚',
  candidateNameLatin: null,
  positionName: '后端',
  positionNameLatin: null,
  interviewRoundName: `轮次 ${interviewPlanId}`,
  interviewStartTime: at(from),
  interviewEndTime: at(to),
  planRoomType: 3,
  offlineLocation: null,
  interviewerReceiveStatus: 1,
  responseStatus: 0,
})

export const ofMove = { name: '改期：苏晴岚，轮次 a' }

export function showDates(...coming: OwnInterview[]) {
  answer(listInterviewerTimes, [])
  answer(listMyInterviews, { now: Date.now(), coming, feedbackDue: [], undated: [], mails: 'sent' })
  answer(updateInterviewDate, null)
  const words = {
    'my-interviews': messages,
    planning: planRound,
    appointments,
    'link-pages': linkPages,
    session,
    manage,
    access,
    drafts,
  }
  return show(<DatesPage />, words)
}

export const move = (round: string) => screen.findByRole('button', { name: `改期：苏晴岚，轮次 ${round}` })

export function prepareDates() {
  beforeEach(() => {
    const userInfo = fakeUser({ userType: 'interviewer', permissions: ['planInterview'] })
    rememberSignIn({ token: 't', userInfo })
  })
  afterEach(async () => {
    await forgetDrafts(fakeUser({}).userId)
    forgetSignIn()
  })
}
