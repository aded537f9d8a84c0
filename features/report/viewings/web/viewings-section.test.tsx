import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anInterview, reportOf } from '../../report/web/report-under-test.ts'
import { listViewings } from '../contract.ts'
import { messages as viewings } from '../messages/cn.ts'
import { ViewingsAction } from './viewings-action.tsx'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
})

function show(acts: ('readViewings' | 'remark')[]) {
  const report = reportOf(anInterview([]), { address: {}, go: () => {} })
  renderScreen(<ViewingsAction report={{ ...report, facts: { ...report.facts, acts: new Set(acts) } }} />, {
    messages: { viewings },
    locale: 'cn',
    timeZone: 'Asia/Shanghai',
  })
  return userEvent.setup()
}

const openIt = async (user: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: '查看谁看过这份报告' }))
  return screen.findByRole('dialog', { name: '谁看过这份报告' })
}

test('an account with the right sees the readers of a report, with times and lengths', async () => {
  const reader = {
    userId: 'u1',
    userName: '沈岚',
    firstTime: Date.UTC(2026, 2, 14, 2),
    lastTime: Date.UTC(2026, 2, 15, 2, 0, 5),
    viewedMs: 3_661_000,
    visits: 2,
  }
  api.answer(listViewings, [reader])
  const dialog = await openIt(show(['readViewings']))
  const row = await within(dialog).findByRole('row', { name: /沈岚/ })
  for (const text of ['2026-03-14 02:00:00', '2026-03-15 02:00:05', '01:01:01', '2 次']) {
    expect(within(row).getByText(text)).toBeTruthy()
  }
  expect(api.inputsOf(listViewings)).toEqual([{ interviewId: 'i1' }])
})

test('a failure is said with a retry, and nobody yet is said too', async () => {
  api.refuse(listViewings)
  const user = show(['readViewings'])
  const dialog = await openIt(user)
  expect((await within(dialog).findByRole('alert')).textContent).toContain('查看记录未能载入')
  api.answer(listViewings, [])
  await user.click(within(dialog).getByRole('button', { name: '重试' }))
  expect(await within(dialog).findByText('还没有人查看')).toBeTruthy()
})

test('nobody else is offered it', () => {
  show(['remark'])
  expect(screen.queryByRole('button')).toBe(null)
})
