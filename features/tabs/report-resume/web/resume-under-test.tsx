import { codes } from '@candor/call/codes'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, type Mock, vi } from 'vitest'
import { jobseekerChannelInfo } from '../../../candidates/candidates/contract.ts'
import type { IdCard } from '../../../candidates/candidates/rules/id-card.ts'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { type PersonalPart, personalParts } from '../../../platform/access/rules/permissions.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { ResumePanel } from './resume-panel.tsx'
import type { ResumeReport } from './resume-report.ts'

const words = await allWordsOf('report-resume', 'resume', 'candidates', 'documents', 'integrity')

/** The addresses requested since the panel was shown. */
export const asked: string[] = []

let api: FakeApi

beforeEach(() => {
  api = fakeApi({ token: () => null }, ({ address }) => void asked.push(address))
})

/** Sets the reply of a call, at once or by a promise. A call without a reply fails the test. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C> | Promise<ReplyOf<C>>): void {
  api.answer(call, reply)
}

const nothing = {
  nameLatin: null,
  phone: null,
  email: null,
  positionLatin: null,
  channelId: null,
  gender: null,
  age: null,
  education: null,
  native_place: null,
  referee: null,
  workYears: null,
  url: null,
  resumeUrl: null,
}

/** Sets the items of a standard resume. */
export function answerItems(
  resumeInfoItems: ReplyOf<typeof jobseekerChannelInfo>['resumeInfoItems'],
  unreadable?: string[],
): void {
  const channelInfo = {
    ...nothing,
    name: '林晓彤',
    position: '后端工程师',
    jobtitle: '后端工程师',
    jobseekerChannelId: 'candidate',
    positionId: 'position',
    positionid: 'position',
    stageId: '2',
    stageTypeId: 2,
    triggerOneVote: 0,
    showRecommendAction: 0,
    isAnonymous: false,
  }
  answer(jobseekerChannelInfo, {
    channelInfo,
    resumeInfoItems,
    idCard: null,
    ...(unreadable && { unreadable }),
  })
}

export function refuse(call: AnyCall, msg: string, code: number = codes.fileRefused, data?: object): void {
  api.refuse(call, { code, msg, data })
}

const report: Omit<ResumeReport, 'address' | 'go' | 'facts'> = {
  companyId: 'company',
  candidateId: 'candidate',
  positionId: 'position',
  interviewId: 'interview',
  timeZone: 'Asia/Shanghai',
  candidate: { person: { name: '林晓彤', nameLatin: null } },
  interview: noInterview,
}

type Go = ResumeReport['go']

interface Shown {
  isAnonymous?: boolean
  /** The personal parts that are open. */
  parts?: readonly PersonalPart[]
  idCard?: IdCard
  unreadable?: readonly string[]
}

function Panel({
  at,
  isAnonymous = false,
  parts = personalParts,
  idCard = noInterview.idCard,
  unreadable = [],
  onGo,
}: Shown & { at: ReportAddress; onGo: Go }) {
  const [address, setAddress] = useState(at)
  const handleGo: Go = (patch) => {
    onGo(patch)
    setAddress((known) => ({ ...known, ...patch }))
  }
  const facts = { isAnonymous, personalParts: new Set(parts) }
  return (
    <ResumePanel report={{ ...report, facts, address, go: handleGo, interview: { idCard, unreadable } }} />
  )
}

/** Shows the tab in an open report, as the report page does. */
export function show(given: Shown & { address?: ReportAddress; locale?: keyof typeof words } = {}): {
  onGo: Mock<Go>
  user: UserEvent
} {
  asked.length = 0
  const onGo = vi.fn<Go>()
  const { locale = 'cn', address = {}, ...shown } = given
  const panel = <Panel at={address} {...shown} onGo={onGo} />
  renderScreen(<ToastProvider>{panel}</ToastProvider>, {
    messages: words[locale],
    locale,
    timeZone: 'Asia/Shanghai',
  })
  return { onGo, user: userEvent.setup() }
}
