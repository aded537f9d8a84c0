import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, Leavable, openReport, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { messages as forms } from '../../assessment-forms/messages/cn.ts'
import { getInterviewAssessmentRecord } from '../contract/giving.ts'
import { messages } from '../messages/cn.ts'
import { PlanFeedback } from './plan-feedback.tsx'
import {
  changed,
  entry,
  fill,
  form,
  given,
  panel,
  prepareFeedback,
  save,
  showFeedback,
} from './plan-feedback-under-test.tsx'

prepareFeedback()

test('typed feedback comes back after a reload', async () => {
  const { user, unmount } = showFeedback()
  await user.click(fill())
  await panel()
  await user.type(screen.getByRole('textbox', { name: '评语' }), '写到一半')
  unmount()
  const again = showFeedback()
  await again.user.click(fill())
  await panel()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '评语' })).toHaveProperty('value', '写到一半'),
  )
})

test('a feedback that was stored although its reply was lost is no longer shown as unsent', async () => {
  answer(getInterviewAssessmentRecord, form)
  const { candidateId } = openReport()
  const kept = { accountId: 'u1', candidateId, subject: `feedback p1 u1 ${form.publishId}` }
  await keepDraft({
    ...kept,
    value: { result: 1, content: '说得清机制', answers: {} },
    idempotencyKey: 'k',
    unsent: { name: '技术二面', href: '/shareurl' },
    savedAt: Date.now(),
  })
  const { user } = showFeedback(given())
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  await waitFor(async () => expect(await findDraft(kept)).toBe(null))
  await user.click(await screen.findByRole('button', { name: '编辑反馈' }))
  expect(screen.getByRole('textbox', { name: '评语' })).toHaveProperty('value', '说得清机制')
  expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBeNull()
})

test('the form stays beside the page with its typed text when its tab is left, and is saved from there', async () => {
  changed.mockClear()
  const report = openReport()
  const facts = { ...report.facts, acts: new Set(['feedback'] as const) }
  const { user } = show(
    <Leavable>
      <PlanFeedback report={{ ...report, facts }} entry={entry} onChanged={changed} />
    </Leavable>,
    { feedback: messages, 'assessment-forms': forms, manage, session, drafts },
  )
  await user.click(fill())
  const field = within(await panel()).getByRole('textbox')
  await user.type(field, '说得清机制')
  fireEvent.click(screen.getByText('leave'))
  expect(screen.queryByRole('button', { name: '填写反馈：周予川' })).toBeNull()
  expect(within(await panel()).getByRole('textbox')).toBe(field)
  expect(field).toHaveProperty('value', '说得清机制')
  await user.click(save())
  await waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog', { name: '面试反馈' })).toBeNull()
})
