import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asked, openReport, posted } from '../../../report/report/web/panel-under-test.tsx'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import {
  beginInterviewAssessment,
  checkModifyAuth,
  createOrUpdateInterviewAssessment,
  createOrUpdateInterviewFeedback,
  getInterviewAssessmentRecord,
} from '../contract/giving.ts'
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
  signIn,
} from './plan-feedback-under-test.tsx'

prepareFeedback()

const written = () => posted.map(({ path, body }) => ({ path, body }))

test('a plan without feedback offers to give it or to mark the interview as not held; a new one is passed at first [P4-024 P4-025 P2-143]', async () => {
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

test('a saved feedback closes the panel, loads the plans again, and shows a notice [P4-026 P8-020 P5-028]', async () => {
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

test('saved feedback shows although the plans cannot be loaded again, and is changed from there', async () => {
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

test('marking an interview as not held asks once more, and is sent on yes alone [P5-026 P8-020]', async () => {
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

test('a reader without a right to the plan is told so, and nothing is sent [P5-025 P6-008]', async () => {
  answer(checkModifyAuth, { isModifyAuth: 0 })
  const { user } = showFeedback()
  await user.click(screen.getByRole('button', { name: '面试未进行：周予川' }))
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('暂无操作权限，请联系HR')
  await user.click(fill())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(posted).toEqual([])
})

test('a reader who is not signed in is asked to sign in, without a call to the server [P5-024 P6-012]', async () => {
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

test('feedback opens with the interview, and “not held” with its end; until then the time is said', () => {
  const minutes = (count: number) => Date.now() + count * 60_000
  const ahead = showFeedback({ ...entry, startsAt: minutes(60), endsAt: minutes(120) })
  expect(screen.getByText(/^面试开始后可填写反馈：\d{4}-\d{2}-\d{2} \S+ \d{2}:\d{2}$/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBe(null)
  ahead.unmount()
  const underWay = showFeedback({ ...entry, startsAt: minutes(-30), endsAt: minutes(30) })
  expect(screen.getByRole('button', { name: /^填写反馈/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^面试未进行/ })).toBe(null)
  underWay.unmount()
  showFeedback({ ...entry, startsAt: minutes(-60), endsAt: minutes(-1) })
  expect(screen.getByRole('button', { name: /^面试未进行/ })).toBeTruthy()
})
