import { saveLocale } from '@candor/messages/web/stored-locale'
import { wordsOf } from '@candor/testkit/web/words'
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
} from '../../../report/report/web/panel-under-test.tsx'
import { deleteRemark } from '../../../review/remarks/contract.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { readStageDays, readTimeline, type TimelineEntry } from '../contract.ts'
import { TimelinePanel } from './timeline-panel.tsx'

const words = await wordsOf(
  'cn',
  'timeline',
  'remarks',
  'mentions',
  'stages',
  'candidates',
  'mail',
  'undo',
  'report',
  'drafts',
  'session',
  'evaluations',
  'held-back',
)

const entry = (id: string, more: Partial<TimelineEntry>): TimelineEntry => ({
  id,
  at: Date.UTC(2026, 10, 25, 5, 58),
  kind: 'applied',
  group: 'candidate',
  by: null,
  facts: {},
  mentions: [],
  ...more,
})

const counts = { all: 3, candidate: 1, people: 2, mail: 0, machine: 0 }

const list = [
  entry('remark:1', {
    kind: 'remarked',
    group: 'people',
    by: { name: '陈薇', isSelf: true },
    facts: { id: 'r1', text: '看看 @周予川', revision: 1, isChanged: false, isOwn: true },
    mentions: [{ userId: 'u2', name: '周予川', isSelf: false }],
  }),
  entry('opinion:1', { kind: 'covered', group: 'people', by: { name: '沈知行', isSelf: false } }),
  entry('future:1', { kind: 'a kind of tomorrow' }),
  entry('applied:1', { at: Date.UTC(2026, 10, 5, 7, 58) }),
  entry('applied:2', { at: Date.UTC(2025, 2, 2, 7, 58) }),
]

function showPanel(address = {}) {
  const opened = openReport({ timeZone: 'Asia/Shanghai', address })
  const facts = { ...opened.facts, acts: new Set(['remark'] as const) }
  return show(<TimelinePanel report={{ ...opened, facts }} />, words)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 9) })
  saveLocale('cn')
  signInAs({ userId: 'u1', companyId: 'co' })
  answer(readTimeline, { list, counts, before: null })
  answer(readStageDays, [
    { stageId: '2', name: 'Round 1', days: 11, limitDays: 5, isNow: false },
    { stageId: '3', name: 'Round 2', days: 2, limitDays: null, isNow: true },
  ])
})

test('the entries stand by days, another year with its number, with who did it, and a kind without words is left out', async () => {
  showPanel()
  const days = await screen.findByRole('list', { name: '时间线，最新的在前' })
  expect(
    within(days)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['今天，11月25日星期三', '11月5日星期四', '2025年3月2日'])
  expect(days.textContent).toContain('你写了备注')
  expect(days.textContent).toContain('沈知行给出了意见。你给出自己的意见后可见。')
  expect(days.textContent).toContain('候选人投递了申请')
  expect(days.querySelectorAll('time')).toHaveLength(4)
  expect(days.querySelector('mark')?.textContent).toBe('@周予川')
})

test('the filter of the address is asked for, and an unknown one is all', async () => {
  showPanel({ timeline: 'mail' })
  await screen.findByText('邮件 0')
  expect(asked.filter((address) => address.startsWith(readTimeline.path))).toEqual([
    expect.stringContaining('filter=mail'),
  ])
})

test('a stage past its limit says so beside its days', async () => {
  showPanel()
  expect((await screen.findByText('Round 1')).parentElement?.textContent).toContain('超过 5 天的时限')
  expect(screen.getByText('共 13 天')).toBeTruthy()
})

test('the author deletes a remark by the revision that they read', async () => {
  answer(deleteRemark, { undoId: 'x' })
  const { user } = showPanel()
  await user.click(await screen.findByRole('button', { name: '删除' }))
  expect(posted).toMatchObject([{ path: deleteRemark.path, body: { remarkId: 'r1', revision: 1 } }])
})

test('a timeline that cannot be loaded says so in its place', async () => {
  refuse(readTimeline, '出错了')
  showPanel()
  expect(await screen.findByText(/时间线未能载入/)).toBeTruthy()
})
