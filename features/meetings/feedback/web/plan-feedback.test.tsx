import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft, forgetDrafts, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import {
  answer,
  asked,
  Leavable,
  openReport,
  posted,
  show,
} from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as forms } from '../../assessment-forms/messages/cn.ts'
import { choice, formOf, scale } from '../../assessment-forms/rules/forms-under-test.ts'
import { writeForm } from '../../assessment-forms/rules/wire.ts'
import {
  beginInterviewAssessment,
  checkModifyAuth,
  createOrUpdateInterviewAssessment,
  createOrUpdateInterviewFeedback,
  getInterviewAssessmentRecord,
} from '../contract/giving.ts'
import { messages } from '../messages/cn.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { PlanFeedback } from './plan-feedback.tsx'

const entry: FeedbackEntry = {
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
const given = (more: Partial<Feedback> = {}): FeedbackEntry => ({
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
const form = writeForm({
  formId: 'f',
  versionId: 'v6',
  name: '技术深度',
  description: '',
  templateType: 0,
  content: formOf([scale('q1', 100, { name: '为失败而设计' }), choice('q2', 'several')]),
})

const changed = vi.fn(async () => {})
const written = () => posted.map(({ path, body }) => ({ path, body }))

function showFeedback(of: FeedbackEntry = entry) {
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

function signIn(more: Parameters<typeof fakeUser>[0] = {}): void {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userId: 'u1', userType: 'interviewer', ...more }) })
}

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

const fill = () => screen.getByRole('button', { name: '填写反馈：周予川' })
const panel = () => screen.findByRole('dialog', { name: '面试反馈' })
const save = () => screen.getByRole('button', { name: '保存反馈' })

test('without a feedback it offers to give one and to say that nothing was held; a new one is passed at first [P4-024 P4-025 P2-143]', async () => {
  const { user } = showFeedback()
  expect(screen.getByRole('button', { name: '面试未进行：周予川' })).toBeTruthy()
  await user.click(fill())
  const dialog = await panel()
  expect(dialog.className).toContain('beside')
  const results = within(dialog).getAllByRole('radio')
  expect(results.map((each) => each.parentElement?.textContent)).toEqual(['通过', '未通过', '待定'])
  expect(results.map((each) => each instanceof HTMLInputElement && each.checked)).toEqual([
    true,
    false,
    false,
  ])
})

test('once it is saved the panel closes, the plans are loaded again, and it is said so [P4-026 P8-020 P5-028]', async () => {
  const { user } = showFeedback()
  await user.click(fill())
  await panel()
  await user.click(save())
  expect(screen.getByText('请填写评语')).toBeTruthy()
  expect(posted).toEqual([])
  await user.click(screen.getByRole('radio', { name: '待定' }))
  await user.type(screen.getByRole('textbox', { name: '评语' }), '说得清机制')
  await user.click(save())
  expect(await screen.findByText('反馈已保存')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '面试反馈' })).toBeNull())
  expect(changed).toHaveBeenCalledTimes(1)
  expect(written()).toEqual([
    {
      path: createOrUpdateInterviewFeedback.path,
      body: {
        planInterviewId: 'p1',
        positionId: openReport().positionId,
        interviewResult: '2',
        feedbackContent: '说得清机制',
        interviewerId: 'u1',
      },
    },
  ])
})

test('what was saved stands there although the plans cannot be loaded again, and is changed from there', async () => {
  answer(getInterviewAssessmentRecord, null)
  const { user } = showFeedback()
  await user.click(fill())
  await panel()
  await user.type(screen.getByRole('textbox', { name: '评语' }), '说得清机制')
  await user.click(save())
  expect(await screen.findByText('通过')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '填写反馈：周予川' })).toBe(null)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  expect(within(await panel()).getByText('说得清机制')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '编辑反馈' }))
  await user.type(await screen.findByRole('textbox', { name: '评语' }), '。')
  await user.click(save())
  await waitFor(() => expect(written()).toHaveLength(2))
  expect(written()[1]?.body).toMatchObject({ id: 'f1', lastUpdateDate: '7', feedbackContent: '说得清机制。' })
})

test('a required question without an answer is named, comes into view, and nothing is sent [P5-015 P5-016 P8-019]', async () => {
  answer(getInterviewAssessmentRecord, form)
  answer(beginInterviewAssessment, { publishId: 'v6' })
  answer(createOrUpdateInterviewAssessment, { id: 'f1', lastUpdateDate: 7 })
  const { user } = showFeedback({ ...entry, hasForm: true })
  await user.click(fill())
  await panel()
  await user.type(await screen.findByRole('textbox', { name: '评语' }), '说得清机制')
  // From the first word on it is this version.
  expect(written()).toHaveLength(1)
  fireEvent.change(screen.getByRole('slider', { name: '为失败而设计' }), { target: { value: '4' } })
  await user.click(save())
  const shown = screen.getByRole('form', { name: '面试反馈' })
  expect((await within(shown).findByRole('alert')).textContent).toContain('请填写：Question q2')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /Question q2/ }))
  expect(written()).toEqual([
    {
      path: beginInterviewAssessment.path,
      body: {
        planInterviewId: 'p1',
        positionId: openReport().positionId,
        interviewerId: 'u1',
        publishId: 'v6',
      },
    },
  ])
  // Whose form it is: what a colleague answered must not stand in it.
  const [record = ''] = asked.filter((address) => address.startsWith(getInterviewAssessmentRecord.path))
  expect(record).toContain('interviewerId=u1')
  await user.click(screen.getByRole('checkbox', { name: 'Migration' }))
  expect(within(shown).queryByRole('alert')).toBe(null)
  await user.click(screen.getByRole('checkbox', { name: 'On-call' }))
  await user.click(save())
  await screen.findByText('反馈已保存')
  const sent = posted.find(({ path }) => path === createOrUpdateInterviewAssessment.path)
  expect(JSON.stringify(sent?.body)).toContain(
    '"record":{"publishId":"v6","modules":[{"questions":[{"id":"q1","questionAnswer":"4","answerSentence":""},{"id":"q2","questionAnswer":"a,b"',
  )
})

test.each([
  [1, '通过'],
  [0, '未通过'],
  [2, '待定'],
  [4, '面试未进行'],
])('result %i is %s [P4-021]', (result, word) => {
  showFeedback(given({ result }))
  expect(screen.getByText(word)).toBeTruthy()
})

test('a feedback opens to be read; its last editor goes on to edit it, and nobody else [P2-144 P4-023 P6-009]', async () => {
  answer(getInterviewAssessmentRecord, null)
  const { user, unmount } = showFeedback(given())
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  expect(within(await panel()).getByText('说得清机制')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '保存反馈' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '编辑反馈' }))
  expect(await screen.findByRole('textbox', { name: '评语' })).toHaveProperty('value', '说得清机制')
  unmount()
  const other = showFeedback(given({ updatedBy: 'u2' }))
  await other.user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  await panel()
  expect(screen.queryByRole('button', { name: '编辑反馈' })).toBeNull()
})

test('an interview that was not held opens to be edited at once [P4-022]', async () => {
  answer(getInterviewAssessmentRecord, null)
  const { user } = showFeedback(given({ result: 4, content: '', updatedBy: 'u2' }))
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  await panel()
  expect(save()).toBeTruthy()
})

test.each([
  ['was not held', { result: 4, content: '' }],
  ['was told of', {}],
])(
  'of a cancelled interview that %s the feedback is read, and never a form that would be refused',
  async (_case, more) => {
    answer(getInterviewAssessmentRecord, null)
    const { user } = showFeedback({ ...given(more), isCancelled: true })
    await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
    await panel()
    expect(screen.queryByRole('button', { name: '保存反馈' })).toBeNull()
    expect(screen.queryByRole('button', { name: '编辑反馈' })).toBeNull()
  },
)

test('who only reads that an interview was not held sees no empty form', async () => {
  answer(getInterviewAssessmentRecord, form)
  const { user } = showFeedback({ ...given({ result: 4, content: '' }), isOfColleague: true, hasForm: true })
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  const dialog = within(await panel())
  expect(await dialog.findByText('面试未进行')).toBeTruthy()
  expect(dialog.queryByText('为失败而设计')).toBeNull()
})

test('saying that nothing was held is asked once more, and is sent on yes alone [P5-026 P8-020]', async () => {
  const { user } = showFeedback()
  const press = () => user.click(screen.getByRole('button', { name: '面试未进行：周予川' }))
  await press()
  const sheet = await screen.findByRole('dialog', { name: '标记为未进行' })
  await user.click(within(sheet).getByRole('button', { name: '取消' }))
  expect(posted).toEqual([])
  await press()
  const again = await screen.findByRole('dialog', { name: '标记为未进行' })
  await user.click(within(again).getByRole('button', { name: '标记为未进行' }))
  expect(await screen.findByText('已标记为未面试')).toBeTruthy()
  expect(written()).toMatchObject([{ body: { planInterviewId: 'p1', interviewResult: '4' } }])
  expect(changed).toHaveBeenCalled()
})

test('whoever has no right to the plan is told so, and nothing is sent [P5-025 P6-008]', async () => {
  answer(checkModifyAuth, { isModifyAuth: 0 })
  const { user } = showFeedback()
  await user.click(screen.getByRole('button', { name: '面试未进行：周予川' }))
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('暂无操作权限，请联系HR')
  await user.click(fill())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(posted).toEqual([])
})

test('whoever is not signed in is asked to, and nothing is asked of the server [P5-024 P6-012]', async () => {
  forgetSignIn()
  const { user, unmount } = showFeedback()
  await user.click(screen.getByRole('button', { name: '面试未进行：周予川' }))
  const dialog = await screen.findByRole('dialog', { name: '登录' })
  expect(within(dialog).getByRole('button', { name: '前往登录' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '暂不登录' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(fill())
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
  unmount()
  const notHeld = showFeedback(given({ result: 4, content: '' }))
  await notHeld.user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
  expect(asked).toEqual([])
})

test('one kind of customer has no box for words [P6-032]', async () => {
  signIn({ customerType: 'CUSTOMERTYPE_ZHONGJUN' })
  const { user } = showFeedback()
  await user.click(fill())
  await panel()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(save())
  await screen.findByText('反馈已保存')
  expect(posted[0]?.body.feedbackContent).toBe('')
})

test('what was written comes back after a reload', async () => {
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

test('what was given on a form shows, though the round has none', async () => {
  answer(getInterviewAssessmentRecord, form)
  const { user } = showFeedback(given())
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  const dialog = within(await panel())
  expect(await dialog.findByText('为失败而设计')).toBeTruthy()
  expect(dialog.getByText('说得清机制')).toBeTruthy()
})

test('feedback opens with the interview, and “not held” with its end; until then the time is said', () => {
  const minutes = (count: number) => Date.now() + count * 60_000
  const ahead = showFeedback({ ...entry, startsAt: minutes(60), endsAt: minutes(120) })
  expect(screen.getByText(/^面试开始后可填写反馈：\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBe(null)
  ahead.unmount()
  const underWay = showFeedback({ ...entry, startsAt: minutes(-30), endsAt: minutes(30) })
  expect(screen.getByRole('button', { name: /^填写反馈/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^面试未进行/ })).toBe(null)
  underWay.unmount()
  showFeedback({ ...entry, startsAt: minutes(-60), endsAt: minutes(-1) })
  expect(screen.getByRole('button', { name: /^面试未进行/ })).toBeTruthy()
})

test('the form stays beside the page with what is typed once its tab is left, and is saved from there', async () => {
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
