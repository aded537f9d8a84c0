import { codes } from '@candor/call/codes'
import { noticeKind } from '@candor/testkit/web/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerBy, refuse } from '../../../report/report/web/calls-under-test.ts'
import { heading, named } from '../../../report/report/web/page-under-test.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { saveOperateStatus } from '../contract.ts'
import { messages as recommend } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { button, given, prepareAnswer, sent, show, signInAs } from './answer-under-test.tsx'

prepareAnswer()

test('a recommendation that was decided elsewhere is not declined: it says why, and shows the decision [R8-008]', async () => {
  const { user } = show()
  await user.click(await button('拒绝'))
  const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
  refuse(saveOperateStatus, codes.changedMeanwhile, recommend.refusal.alreadyDecided)
  answer(findOperateStatus, given({ recommendStatus: 1, operateStatus: 1 }))
  await user.click(within(dialog).getByRole('button', { name: '拒绝' }))
  expect(await noticeKind('操作失败')).toBe('danger')
  expect(await noticeKind(recommend.refusal.alreadyDecided)).toBe('danger')
  const decided = (await screen.findByText('我的评价')).parentElement
  expect(decided?.textContent).toBe('我的评价通过')
  expect(screen.queryByRole('dialog')).toBe(null)
  await waitFor(() => expect(document.activeElement).toBe(decided))
})

test('a recommendation that was withdrawn meanwhile says so at the answer, and asks no more [R8-008]', async () => {
  signInAs('general')
  const { user } = show()
  const accept = await button('接受')
  refuse(saveOperateStatus, codes.noPermission, recommend.refusal.notRecommended)
  answer(findOperateStatus, null)
  await user.click(accept)
  expect(await noticeKind(recommend.refusal.notRecommended)).toBe('danger')
  await waitFor(() => expect(accept.isConnected).toBe(false))
  const name = await heading()
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test('a recommendation that cannot be accepted says so, and goes on waiting [R8-008 P8-021]', async () => {
  refuse(saveOperateStatus, 1012)
  const { user } = show()
  await user.click(await button('接受'))
  expect(await noticeKind('操作失败')).toBe('danger')
  expect((await button('接受')).ariaDisabled).toBeNull()
})

test.each([
  [recommend, '接受', '拒绝', '操作失败', '操作成功'],
  [en, 'Accept', 'Decline', 'The action failed', 'Done'],
  [zhTW, '接受', '拒絕', '操作失敗', '操作成功'],
])('the failure and the success of an answer are told in each language [P8-027]', async (words, ...said) => {
  const [accept, turnDown, failed, done] = said
  refuse(saveOperateStatus, 1012)
  const { user } = show(named, words)
  await user.click(await button(accept))
  expect(await noticeKind(failed)).toBe('danger')
  answer(saveOperateStatus, null)
  await user.click(await button(turnDown))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: turnDown }))
  expect(await noticeKind(done)).toBe('success')
})

test('an acceptance that did not arrive is not sent again as a refusal', async () => {
  answerBy(saveOperateStatus, () => {
    throw new TypeError('Failed to fetch')
  })
  const { user } = show()
  await user.click(await button('接受'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(async () => expect((await button('接受')).ariaDisabled).toBeNull())
  await user.click(await button('拒绝'))
  const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
  expect(within(dialog).queryByRole('button', { name: '重新提交' })).toBe(null)
})
