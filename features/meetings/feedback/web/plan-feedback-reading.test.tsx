import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../report/report/web/panel-under-test.tsx'
import { getInterviewAssessmentRecord } from '../contract/giving.ts'
import { form, given, panel, prepareFeedback, save, showFeedback } from './plan-feedback-under-test.tsx'

prepareFeedback()

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
  'the feedback of a cancelled interview that %s opens to be read, and never as a form',
  async (_case, more) => {
    answer(getInterviewAssessmentRecord, null)
    const { user } = showFeedback({ ...given(more), isCancelled: true })
    await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
    await panel()
    expect(screen.queryByRole('button', { name: '保存反馈' })).toBeNull()
    expect(screen.queryByRole('button', { name: '编辑反馈' })).toBeNull()
  },
)

test('a reader of an interview that was not held sees no empty form', async () => {
  answer(getInterviewAssessmentRecord, form)
  const { user } = showFeedback({ ...given({ result: 4, content: '' }), isOfColleague: true, hasForm: true })
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  const dialog = within(await panel())
  expect(await dialog.findByText('面试未进行')).toBeTruthy()
  expect(dialog.queryByText('为失败而设计')).toBeNull()
})

test('answers on a form show, though the round has no form', async () => {
  answer(getInterviewAssessmentRecord, form)
  const { user } = showFeedback(given())
  await user.click(screen.getByRole('button', { name: '查看反馈：周予川' }))
  const dialog = within(await panel())
  expect(await dialog.findByText('为失败而设计')).toBeTruthy()
  expect(dialog.getByText('说得清机制')).toBeTruthy()
})
