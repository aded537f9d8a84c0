import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import { cancelInterviewPlan } from '../../../meetings/planning/contract/planning.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  openReport,
  posted,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { messages } from '../messages/cn.ts'
import { PlanActs } from './plan-acts.tsx'

const now = Date.UTC(2026, 10, 24)
const plan: Pick<Plan, 'id' | 'roundName' | 'startsAt' | 'endsAt'> = {
  id: 'plan1',
  roundName: '技术初试',
  startsAt: now + 3_600_000,
  endsAt: now + 7_200_000,
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
})

const open = (more: Partial<typeof plan> = {}) => {
  const reloads: number[] = []
  const view = show(
    <PlanActs
      report={openReport()}
      plan={{ ...plan, ...more }}
      now={now}
      onChanged={async () => reloads.push(1)}
    />,
    { 'report-plan': messages, drafts },
  )
  return { ...view, reloads }
}

test('an interview is cancelled with its reason, once it is said who is told', async () => {
  answer(cancelInterviewPlan, null)
  const { user, reloads } = open()
  await user.click(screen.getByRole('button', { name: /取消/ }))
  expect(
    await screen.findByText(
      '候选人、面试官和填写了邮箱的旁听人员会收到取消邮件，邮件会把面试从他们的日历中移除。',
    ),
  ).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '原因（选填，会写在邮件中）' }), '候选人撤回申请')
  await user.click(screen.getByRole('button', { name: '取消面试' }))
  await waitFor(() => expect(reloads).toEqual([1]))
  expect(posted).toEqual([
    {
      path: cancelInterviewPlan.path,
      body: { ...ofCandidate(openReport().candidateId), interviewPlanId: 'plan1', reason: '候选人撤回申请' },
      key: expect.any(String),
    },
  ])
})

test('a reason that was begun is looked up as the sheet opens, and not for each plan that is drawn', async () => {
  const lookUps = vi.spyOn(IDBObjectStore.prototype, 'get')
  const { user, unmount } = open()
  expect(lookUps).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: /取消/ }))
  await user.type(await screen.findByRole('textbox', { name: '原因（选填，会写在邮件中）' }), '改到下周')
  expect(lookUps).toHaveBeenCalledOnce()
  unmount()
  const again = open()
  await again.user.click(screen.getByRole('button', { name: /取消/ }))
  expect(await screen.findByDisplayValue('改到下周')).toBeTruthy()
  lookUps.mockRestore()
})

test('a refusal is said, and the reason stays', async () => {
  refuse(cancelInterviewPlan, '这场面试已经取消')
  const { user, reloads } = open()
  await user.click(screen.getByRole('button', { name: /取消/ }))
  const reason = await screen.findByRole('textbox', { name: '原因（选填，会写在邮件中）' })
  await user.type(reason, '原因')
  await user.click(screen.getByRole('button', { name: '取消面试' }))
  await waitFor(() => expect(toasts).toEqual(['这场面试已经取消']))
  expect(reason).toHaveProperty('value', '原因')
  expect(reloads).toEqual([])
})

test.each([
  ['is ahead is told until it begins', plan.startsAt, plan.startsAt],
  ['has begun is told until it is sent', now - 1, undefined],
])('a cancellation that did not reach the server, of an interview that %s', async (_, startsAt, until) => {
  refuse(cancelInterviewPlan, 'M', codes.tokenExpired)
  const { user } = open({ startsAt })
  await user.click(screen.getByRole('button', { name: /取消/ }))
  await user.click(await screen.findByRole('button', { name: '取消面试' }))
  expect(await screen.findByText('尚未提交：没有连接到服务器，内容已保留')).toBeTruthy()
  const place = { accountId: '', candidateId: openReport().candidateId, subject: 'cancel plan1' }
  await waitFor(async () => expect((await findDraft(place))?.unsent).toBeTruthy())
  expect((await findDraft(place))?.unsent?.until).toBe(until)
  answer(cancelInterviewPlan, null)
  await user.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted[1]?.key).toBe(posted[0]?.key)
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
})

test('no times are offered for an interview that is over, and cancelling it sends no mail', async () => {
  const { user } = open({ startsAt: now - 1 })
  expect(screen.queryByRole('link', { name: /可选时间/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /取消/ }))
  expect(await screen.findByText('这场面试的时间已过，取消后不会发送邮件。')).toBeTruthy()
})

test('the time of the cancellation decides whom it mails, not the time at which the tab was opened', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /取消/ }))
  await screen.findByText(
    '候选人、面试官和填写了邮箱的旁听人员会收到取消邮件，邮件会把面试从他们的日历中移除。',
  )
  act(() => void vi.advanceTimersByTime(3_660_000))
  expect(screen.getByText('这场面试的时间已过，取消后不会发送邮件。')).toBeTruthy()
})

/** As the tab does, it shows no acts of a plan that is cancelled. */
function Plans() {
  const [isCancelled, setIsCancelled] = useState(false)
  return (
    <>
      {!isCancelled && (
        <PlanActs report={openReport()} plan={plan} now={now} onChanged={async () => setIsCancelled(true)} />
      )}
      <button type="button">下一轮</button>
    </>
  )
}

test('an interview that is cancelled gives the focus on from its button, which goes with the dialog', async () => {
  answer(cancelInterviewPlan, null)
  const { user } = show(<Plans />, { 'report-plan': messages, drafts })
  await user.click(screen.getByRole('button', { name: /取消/ }))
  await user.click(await screen.findByRole('button', { name: '取消面试' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '下一轮' })))
})

test('an interview whose end is past has no actions', () => {
  open({ startsAt: now - 7_200_000, endsAt: now })
  expect(screen.queryByRole('button')).toBe(null)
  expect(screen.queryByRole('link')).toBe(null)
})
