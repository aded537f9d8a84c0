import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, openReport, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import { listAsked } from '../contract/asked.ts'
import { messages as recommend } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { AnswerState } from '../rules/asked.ts'
import { AskedLine } from './asked-line.tsx'
import { asked1 } from './recommend-action-under-test.ts'

const answered = (...states: AnswerState[]) =>
  states.map((state, index) => {
    const said = { state, at: null, text: '', reasons: [], by: null }
    return asked1({ recommendationId: `r${index}`, answer: said, mayRemindFrom: null, mayWithdraw: false })
  })

beforeEach(() => answer(listAsked, answered('pending', 'reject', 'pending')))

const open = (words = recommend) => show(<AskedLine report={openReport()} />, { recommend: words })

test.each([
  [recommend, '已推荐给 3 位同事：1 淘汰，2 未答复'],
  [en, 'Asked 3: 1 rejected, 2 pending'],
  [zhTW, '已推薦給 3 位同事：1 淘汰，2 未答覆'],
])('the line in the head counts who was asked and the answers, in each language', async (words, line) => {
  open(words)
  expect(await screen.findByRole('button', { name: line })).toBeTruthy()
})

test('the line opens the list of who was asked', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /已推荐给/ }))
  const dialog = await screen.findByRole('dialog', { name: '推荐情况' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
})

test('the line is empty while nobody was asked, and says when it fails', async () => {
  answer(listAsked, [])
  const { unmount } = open()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('button')).toBe(null)
  unmount()
  refuse(listAsked, '失败')
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('推荐情况未能载入')
})
