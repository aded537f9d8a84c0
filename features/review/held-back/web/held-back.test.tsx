import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { createOrUpdateInterviewFeedback } from '../../../meetings/feedback/contract/giving.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { answer, asked, openReport, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { selectAllEstimate } from '../../../tabs/report-remarks/contract.ts'
import { messages as remarks } from '../../../tabs/report-remarks/messages/cn.ts'
import { RemarksPanel } from '../../../tabs/report-remarks/web/remarks-panel.tsx'
import { messages as mentions } from '../../mentions/messages/cn.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { HeldBackNote } from './held-back-note.tsx'

const aPlan = (id: string, startsAt: number): Parameters<typeof answer<typeof queryInterviewPlan>>[1][0] => ({
  id,
  interviewRoundName: `轮次 ${id}`,
  interviewStartTime: startsAt,
  interviewEndTime: null,
  interviewDate: null,
  interviewRoundId: null,
  createUserName: null,
  createDate: 1,
  planRoomType: 0,
  status: 0,
  responseStatus: 0,
  guestUserList: [],
  interviewRoomNo: null,
  tencentMeetingUrl: null,
  candidatePassword: null,
  interviewOtherInfo: null,
  offlineLocation: null,
  positionId: 'p',
  interviewerInfoList: ['u2', 'u1'].map((interviewerId) => ({
    interviewerId,
    interviewerName: interviewerId === 'u1' ? '周予川' : '何静姝',
    interviewerPassword: null,
    interviewerPcInterviewUrl: null,
    znInterviewFeedbackVO: null,
    interviewerReceiveStatus: 0,
    refuseReason: null,
    isFrozen: false,
    feedbackHiddenBy: null,
    isOwn: interviewerId === 'u1',
    templateInfo: null,
  })),
  interviewFeedbackList: [],
})

const reportOf = (acts: string[] = ['feedback'], aiScores = false) =>
  openReport({ facts: factsOf({ acts, heldBack: { planIds: ['p2', 'p3'], opinions: true, aiScores } }) })

beforeEach(() => {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userId: 'u1', userType: 'interviewer' }) })
})
afterEach(async () => {
  await forgetDrafts('u1')
  forgetSignIn()
})

test('held-back remarks say that they wait for the own opinion, with a way to give it; then they load', async () => {
  answer(selectAllEstimate, [])
  answer(queryInterviewPlan, [aPlan('p1', 1), aPlan('p2', 2), aPlan('p3', 3)])
  answer(createOrUpdateInterviewFeedback, { id: 'f1', lastUpdateDate: 7 })
  const words = { 'held-back': cn, 'report-remarks': remarks, feedback, drafts, session, mentions }
  const { user } = show(<RemarksPanel report={reportOf()} />, words)
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('提交您的面试反馈后，这里会显示同事的评价。')
  expect(screen.queryByText('暂无备注')).toBeNull()
  await user.click(within(note).getByRole('button', { name: '填写我的反馈' }))
  const panel = within(await screen.findByRole('dialog', { name: '面试反馈' }))
  expect(panel.getByText('轮次 p2 · 周予川')).toBeTruthy()
  await user.type(panel.getByRole('textbox', { name: '评语' }), '说得清机制')
  const before = asked.filter((address) => address.startsWith(selectAllEstimate.path)).length
  await user.click(panel.getByRole('button', { name: '保存反馈' }))
  await waitFor(() =>
    expect(asked.filter((address) => address.startsWith(selectAllEstimate.path))).toHaveLength(before + 1),
  )
  const given = posted.find(({ path }) => path === createOrUpdateInterviewFeedback.path)
  expect(given?.body).toMatchObject({ planInterviewId: 'p2', interviewerId: 'u1' })
})

test.each([
  [cn, '提交您的面试反馈后，这里会显示 AI 评分。您的账号不能填写反馈，请联系 HR。'],
  [
    en,
    'AI scores appear here once you have submitted your interview feedback.Your account cannot give feedback. Please ask HR.',
  ],
  [zhTW, '提交您的面試回饋後，這裡會顯示 AI 評分。您的帳號不能填寫回饋，請聯絡 HR。'],
])(
  'held-back AI scores say so as well, and a reader who cannot give feedback is told whom to ask',
  async (messages, said) => {
    show(<HeldBackNote report={reportOf([], true)} what="aiScores" />, { 'held-back': messages })
    const note = await screen.findByRole('note')
    expect(note.textContent).toBe(said)
  },
)

test('a report without held-back parts says nothing of them', () => {
  const { container } = show(<HeldBackNote report={openReport()} what="opinions" />, { 'held-back': cn })
  expect(container.textContent).toBe('')
})
