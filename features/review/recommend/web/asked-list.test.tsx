import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asked, refuse } from '../../../report/report/web/calls-under-test.ts'
import { listAsked } from '../contract/asked.ts'
import { remindColleague, withdrawRecommendation } from '../contract/asked-acts.ts'
import { asked1, openIt, prepareRecommending, show } from './recommend-action-under-test.ts'

prepareRecommending()

const sentTo = (call: { path: string }) =>
  asked.filter(({ path }) => path === call.path).map(({ sent }) => sent.get('recommendationId'))

test('the dialog shows whom colleagues asked, with note, answer and reasons', async () => {
  answer(listAsked, [
    asked1({ notes: [{ userName: '陈薇', note: '看账本', writtenAt: 1 }] }),
    asked1({
      recommendationId: 'r2',
      userName: '吴涛',
      notes: [{ userName: '林涛', note: '看第三题', writtenAt: 1 }],
      hasCoveredNotes: true,
      answer: {
        state: 'reject',
        at: Date.parse('2026-11-24T02:00:00Z'),
        text: '经验不足',
        reasons: ['薪资不符'],
        by: null,
      },
      mayRemindFrom: null,
      mayWithdraw: false,
    }),
  ])
  const { user } = show()
  const dialog = await openIt(user)
  const list = await within(dialog).findByRole('region', { name: '已推荐的同事' })
  const [pending, rejected] = within(list).getAllByRole('listitem')
  expect(pending?.textContent).toContain('陈薇 于 2026-11-23 10:00 推荐 · 初筛')
  expect(pending?.textContent).toContain('看账本')
  expect(pending?.textContent).toContain('未答复2026-11-23 10:00 起等待答复')
  expect(rejected?.textContent).toContain('林涛：看第三题有备注暂不可见')
  expect(rejected?.textContent).toContain('淘汰2026-11-24 10:00原因：薪资不符经验不足')
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['提醒', '撤回'])
})

test('a reminder is sent for its colleague; a refusal stands beside the button', async () => {
  answer(listAsked, [asked1()])
  answer(remindColleague, { mayRemindFrom: 1 })
  const { user } = show()
  await openIt(user)
  await user.click(await screen.findByRole('button', { name: '提醒 沈岚' }))
  expect(await screen.findByText('已发送提醒')).toBeTruthy()
  expect(sentTo(remindColleague)).toEqual(['r1'])
  refuse(remindColleague, 1009, '请在 23 小时后再提醒')
  await user.click(screen.getByRole('button', { name: '提醒 沈岚' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请在 23 小时后再提醒')
})

test('a colleague who was reminded today is not reminded again, and the list says from when', async () => {
  const remindedAt = Date.now()
  answer(listAsked, [asked1({ remindedAt, mayRemindFrom: remindedAt + 86_400_000 })])
  const { user } = show()
  await openIt(user)
  const button = await screen.findByRole('button', { name: '提醒 沈岚' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/起可再次提醒/)).toBeTruthy()
})

test('withdrawing asks first, and keeps the recommendation where the answer is no', async () => {
  answer(listAsked, [asked1()])
  answer(withdrawRecommendation, null)
  const { user } = show()
  await openIt(user)
  await user.click(await screen.findByRole('button', { name: '撤回给 沈岚 的推荐' }))
  await user.click(screen.getByRole('button', { name: '保留' }))
  expect(sentTo(withdrawRecommendation)).toEqual([])
  await user.click(screen.getByRole('button', { name: '撤回给 沈岚 的推荐' }))
  await user.click(screen.getByRole('button', { name: '撤回推荐' }))
  expect(await screen.findByText('推荐已撤回')).toBeTruthy()
  await waitFor(() => expect(sentTo(withdrawRecommendation)).toEqual(['r1']))
})
