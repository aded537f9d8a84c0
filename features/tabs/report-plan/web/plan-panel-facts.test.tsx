import 'fake-indexeddb/auto'
import { hourMs } from '@candor/kernel/durations'
import { browserIn } from '@candor/testkit/web/browser-zone'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PlanEntry, viewPlanPassword } from '../../../meetings/candidate-plans/contract.ts'
import { aPlan, interviewer, ten } from '../../../meetings/candidate-plans/rules/plans-under-test.ts'
import { answer, posted, refuse, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { showPlans } from './plan-panel-under-test.tsx'

const fact = (entry: HTMLElement, name: string) =>
  within(entry).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? null

test('the interview plan says when, which round and who made it [P2-132 P2-133 P2-134]', async () => {
  browserIn('Asia/Shanghai')
  const { entries } = await showPlans(aPlan('a'))
  const [entry] = entries
  if (!entry) throw new Error('the plan is missing')
  expect(within(entry).getByText('2026-03-16 Mon 10:00 至 11:00')).toBeTruthy()
  expect(within(entry).getByText('技术初试')).toBeTruthy()
  expect(fact(entry, '创建人')).toBe('陈薇安，2026-03-14 10:00:00')
})

test('the interview plan names the zone of its times where the reader’s clocks show others [P2-132]', async () => {
  sessionStorage.setItem('lang', 'cn')
  browserIn('Europe/London')
  const { entries } = await showPlans(
    aPlan('a'),
    aPlan('b', { interviewStartTime: ten - hourMs, interviewEndTime: null }),
  )
  const zone = '（中国标准时间，UTC+08:00）'
  expect(entries[0]?.textContent).toContain(`2026-03-16 周一 10:00 至 11:00${zone}`)
  expect(entries[1]?.textContent).toContain(`2026-03-16 周一 09:00${zone}`)
})

test('the interview plan says who is there and what else is known [P2-137 P2-140 P2-142]', async () => {
  const { entries } = await showPlans(
    aPlan('a', {
      guestUserList: [{ guestUserName: '何静姝' }, { guestUserName: '唐若谷' }],
      interviewOtherInfo: '请带电脑\n提前十分钟到',
      interviewerInfoList: [interviewer('周予川'), interviewer('韩砚秋')],
    }),
  )
  const [entry] = entries
  if (!entry) throw new Error('the plan is missing')
  expect(fact(entry, '旁听人员')).toBe('何静姝、唐若谷')
  expect(fact(entry, '其他信息')).toBe('请带电脑\n提前十分钟到')
  expect(fact(entry, '面试官')).toMatch(/^周予川.*韩砚秋/)
})

test('the interview plan that goes past midnight or has no time yet says so [P2-132]', async () => {
  const { entries } = await showPlans(
    aPlan('a', { interviewEndTime: ten + 15 * hourMs }),
    aPlan('b', { interviewStartTime: null, interviewEndTime: null, interviewDate: '2026-03-10' }),
  )
  expect(entries[0]?.textContent).toContain('2026-03-16 Mon 10:00 至 2026-03-17 Tue 01:00')
  expect(entries[1]?.textContent).toContain('2026-03-10 Tue，时间待定')
})

test.each<[string, Partial<PlanEntry>, string, [string, string] | null]>([
  ['P4-029', { planRoomType: 0, offlineLocation: '深圳南山' }, '线下面试', ['地点', '深圳南山']],
  ['P4-033', { planRoomType: 2 }, '线上面试', null],
  ['P4-032', { planRoomType: 4, interviewOtherInfo: '电话面试' }, '其他', ['其他信息', '电话面试']],
  ['P2-138', { planRoomType: 1, interviewRoomNo: '8812' }, '内置会议室', ['会议室号', '8812']],
])(
  'the interview plan names the room and what belongs to it: %s [P2-135 P2-138 P2-141 P4-029 P4-032 P4-033]',
  async (_id, more, room, row) => {
    const { entries } = await showPlans(aPlan('a', more))
    const [entry] = entries
    if (!entry) throw new Error('the plan is missing')
    expect(fact(entry, '面试方式')).toBe(room)
    if (row) expect(fact(entry, row[0])).toBe(row[1])
  },
)

test('the interview plan of a meeting elsewhere is a link, and what no browser should follow is not [P2-138 P4-031]', async () => {
  const { entries } = await showPlans(
    aPlan('a', { planRoomType: 3, tencentMeetingUrl: 'https://meeting.example/j/1' }),
    aPlan('b', { planRoomType: 3, tencentMeetingUrl: 'javascript:alert(1)', createDate: 1 }),
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://meeting.example/j/1'])
  expect(links[0]?.getAttribute('rel')).toContain('noopener')
  expect(entries.map((entry) => fact(entry, '会议链接'))).toContain('javascript:alert(1)')
})

test('the interview plan keeps the passwords of a room off the screen until they are asked for [P2-139 P4-030]', async () => {
  const { entries, user } = await showPlans(
    aPlan('a', {
      planRoomType: 1,
      candidatePassword: 'c-2718',
      interviewerInfoList: [
        interviewer('周予川', {
          interviewerPassword: 'i-3141',
          interviewerPcInterviewUrl: 'https://room.example/8812',
        }),
      ],
    }),
  )
  const [entry] = entries
  expect(entry?.textContent).not.toMatch(/c-2718|i-3141/)
  refuse(viewPlanPassword, '服务器繁忙', 9)
  await user.click(screen.getByRole('button', { name: '显示候选人密码' }))
  expect(toasts).toEqual(['服务器繁忙'])
  expect(entry?.textContent).not.toMatch(/c-2718|i-3141/)
  answer(viewPlanPassword, null)
  await user.click(screen.getByRole('button', { name: '显示候选人密码' }))
  await user.click(screen.getByRole('button', { name: '显示周予川 的密码' }))
  expect(await screen.findByText('c-2718')).toBeTruthy()
  expect(await screen.findByText('i-3141')).toBeTruthy()
  const told = posted.filter(({ path }) => path === viewPlanPassword.path).slice(1)
  expect(told.map(({ body }) => body)).toEqual([
    { interviewPlanId: 'a' },
    { interviewPlanId: 'a', interviewerName: '周予川' },
  ])
  await user.click(screen.getByRole('button', { name: '隐藏候选人密码' }))
  expect(screen.queryByText('c-2718')).toBe(null)
  expect(screen.getByRole('link', { name: '以 周予川 的身份进入面试' })).toBeTruthy()
})

test('the interview plan shows without passwords where none were sent', async () => {
  await showPlans(aPlan('a', { planRoomType: 1, interviewerInfoList: [interviewer('周予川')] }))
  expect(screen.getByText('周予川')).toBeTruthy()
  expect(screen.queryByText('候选人密码')).toBe(null)
  expect(screen.queryByRole('button', { name: /密码/ })).toBe(null)
})

test.each([
  [{ status: 0, responseStatus: 1 }, '已接受'],
  [{ status: 0, responseStatus: 2 }, '已拒绝'],
  [{ status: 0, responseStatus: 3 }, '已取消'],
  [{ status: 0, responseStatus: 0 }, null],
  [{ status: 3, responseStatus: 1 }, '安排已取消'],
  [{ status: 3, responseStatus: 3 }, '安排已取消'],
])('the interview plan %o says %s [P2-136 P4-016 P4-017 P4-018 P4-019]', async (more, word) => {
  await showPlans(aPlan('a', more))
  const words = ['已接受', '已拒绝', '已取消', '安排已取消'].filter((each) => screen.queryByText(each))
  expect(words).toEqual(word === null ? [] : [word])
})
