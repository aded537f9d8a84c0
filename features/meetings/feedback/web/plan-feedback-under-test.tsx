import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, openReport, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as forms } from '../../assessment-forms/messages/cn.ts'
import { choice, formOf, scale } from '../../assessment-forms/rules/forms-under-test.ts'
import { writeForm } from '../../assessment-forms/rules/wire.ts'
import { checkModifyAuth, createOrUpdateInterviewFeedback } from '../contract/giving.ts'
import { messages } from '../messages/cn.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { PlanFeedback } from './plan-feedback.tsx'

export const entry: FeedbackEntry = {
  planId: 'p1',
  roundName: '技术二面',
  isCancelled: false,
  isOfColleague: false,
  hiddenBy: null,
  interviewer: { id: 'u1', name: '周予川' },
  feedback: null,
  hasForm: false,
  startsAt: null,
  endsAt: null,
}

export const given = (more: Partial<Feedback> = {}): FeedbackEntry => ({
  ...entry,
  feedback: {
    id: 'f1',
    result: 1,
    content: '说得清机制',
    updatedBy: 'u1',
    updatedByName: '周予川',
    updatedAt: Date.UTC(2026, 2, 16, 2),
    ...more,
  },
})

export const form = writeForm({
  formId: 'f',
  versionId: 'v6',
  name: '技术深度',
  description: '',
  templateType: 0,
  content: formOf([scale('q1', 100, { name: '为失败而设计' }), choice('q2', 'several')]),
})

export const changed = vi.fn(async () => {})

export function showFeedback(of: FeedbackEntry = entry) {
  changed.mockClear()
  const report = openReport()
  const facts = { ...report.facts, acts: new Set(['feedback'] as const) }
  return show(<PlanFeedback report={{ ...report, facts }} entry={of} onChanged={changed} />, {
    feedback: messages,
    'assessment-forms': forms,
    manage,
    session,
    drafts,
  })
}

export function signIn(more: Parameters<typeof fakeUser>[0] = {}): void {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userId: 'u1', userType: 'interviewer', ...more }) })
}

export const fill = () => screen.getByRole('button', { name: '填写反馈：周予川' })

export const panel = () => screen.findByRole('dialog', { name: '面试反馈' })

export const save = () => screen.getByRole('button', { name: '保存反馈' })

export function prepareFeedback() {
  beforeEach(() => {
    signIn()
    answer(checkModifyAuth, { isModifyAuth: 1 })
    answer(createOrUpdateInterviewFeedback, { id: 'f1', lastUpdateDate: 7 })
    Element.prototype.scrollIntoView = () => {}
  })
  afterEach(async () => {
    await forgetDrafts('u1')
    forgetSignIn()
  })
}
