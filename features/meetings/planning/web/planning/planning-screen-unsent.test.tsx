import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { findDraft, keepDraft } from '../../../../platform/drafts/web/draft-store.ts'
import { answer, answerLater, respond } from '../../../../report/report/web/panel-under-test.tsx'
import { createInterviewPlans } from '../../contract/planning.ts'
import { emptyPlanning } from '../../rules/planning-form.ts'
import { at, candidateId, choose, open, preparePlanning, sendButton, sent } from './planning-under-test.tsx'

preparePlanning()

describe('an interview that did not reach the server', () => {
  test('says so on its page, and its proposal is sent again unchanged, also after a reload', async () => {
    const { user, unmount } = await open()
    await choose(user, '韩砚秋')
    respond(createInterviewPlans.path, () => {
      throw new TypeError('connection closed')
    })
    await user.click(sendButton())
    expect(await screen.findByText('尚未提交：没有连接到服务器，内容已保留')).toBeTruthy()
    const place = { accountId: '', candidateId, subject: 'plan new' }
    await waitFor(async () => expect((await findDraft(place))?.unsent).toBeTruthy())
    const key = (await findDraft(place))?.idempotencyKey
    unmount()
    vi.setSystemTime(at('24T15:00'))
    answer(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
    const again = await open(null, ['r1'])
    await again.user.click(await screen.findByRole('button', { name: '重新提交' }))
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    expect(sent(createInterviewPlans)[0]).toMatchObject({
      key,
      interviewRoundId: 'r1',
      interviewStartTime: at('25T10:00'),
      interviewerIds: ['h1'],
    })
    await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
  })

  test('is not sent again once its time is past', async () => {
    await keepDraft({
      accountId: '',
      candidateId,
      subject: 'plan new',
      value: {
        ...emptyPlanning,
        time: { startsAt: at('24T08:00'), endsAt: at('24T08:30') },
        interviewers: [{ id: 'z1', name: '周予川' }],
      },
      idempotencyKey: 'k',
      unsent: { name: '苏晴岚', href: '/plan-interview' },
      savedAt: Date.now(),
    })
    await open()
    const again = await screen.findByRole('button', { name: '重新提交' })
    expect(again).toHaveProperty('ariaDisabled', 'true')
  })
})

test('the form of a plan takes no change while it is sent, and says so', async () => {
  const release = answerLater(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: '添加面试官' }))
  await user.click(await screen.findByRole('option', { name: /周予川/ }))
  const info = screen.getByRole('textbox', { name: '其他信息' })
  await user.type(info, '带电脑')
  await user.click(sendButton())
  await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
  await user.type(info, '和证书')
  expect(info).toHaveProperty('value', '带电脑')
  expect(info.closest('[aria-disabled="true"]')).toBeTruthy()
  release()
  await waitFor(() => expect(info.closest('[aria-disabled="true"]')).toBeNull())
})
