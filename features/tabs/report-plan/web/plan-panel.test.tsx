import 'fake-indexeddb/auto'
import { hourMs } from '@candor/kernel/durations'
import { browserIn } from '@candor/testkit/web/browser-zone'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  type PlanEntry,
  queryInterviewPlan,
  viewPlanPassword,
} from '../../../meetings/candidate-plans/contract.ts'
import { aPlan, interviewer, ten } from '../../../meetings/candidate-plans/rules/plans-under-test.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import { getInterviewerReceiveStatus } from '../../../meetings/planning/contract/receiving.ts'
import { cancelledPlan } from '../../../meetings/planning/rules/status.ts'
import { keepDraft, listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { messages } from '../messages/cn.ts'
import { PlanPanel } from './plan-panel.tsx'

async function showPlans(...plans: PlanEntry[]) {
  answer(queryInterviewPlan, plans)
  const view = show(<PlanPanel report={openReport({ timeZone: 'Asia/Shanghai' })} />, {
    'report-plan': messages,
    feedback,
  })
  const items = await screen.findAllByText(/创建人/)
  const entries = items.map((item) => item.closest('li')).filter((entry) => entry !== null)
  return { ...view, entries }
}

const fact = (entry: HTMLElement, name: string) =>
  within(entry).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? null

describe('an empty interview plan', () => {
  test('leads to one’s own times [R2-008 P2-131]', async () => {
    answer(queryInterviewPlan, [])
    show(<PlanPanel report={openReport({})} />, { 'report-plan': messages, feedback })
    await screen.findByText('暂无面试安排')
    const link = screen.getByRole('link', { name: '更新可面试时间' })
    expect(link.getAttribute('href')).toBe('/datePicker')
  })
})

describe('the interview plan', () => {
  test('is a timeline, newest first, with the one that comes next in accent [R1-020 P2-130]', async () => {
    vi.useFakeTimers({ now: ten - hourMs, toFake: ['Date'] })
    const { entries } = await showPlans(
      aPlan('past', {
        interviewRoundName: '一面',
        interviewStartTime: ten - 72 * hourMs,
        interviewEndTime: null,
      }),
      aPlan('later', {
        interviewRoundName: '三面',
        interviewStartTime: ten + 48 * hourMs,
        interviewEndTime: null,
      }),
      aPlan('next', { interviewRoundName: '二面' }),
    )
    vi.useRealTimers()
    expect(entries.map((entry) => /[一二三]面/.exec(entry.textContent)?.[0])).toEqual([
      '三面',
      '二面',
      '一面',
    ])
    expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(screen.getByText('3 场')).toBeTruthy()
  })

  test('says when, which round and who made it [P2-132 P2-133 P2-134]', async () => {
    browserIn('Asia/Shanghai')
    const { entries } = await showPlans(aPlan('a'))
    const [entry] = entries
    if (!entry) throw new Error('the plan is missing')
    expect(within(entry).getByText('2026-03-16 10:00:00 至 11:00:00')).toBeTruthy()
    expect(within(entry).getByText('技术初试')).toBeTruthy()
    expect(fact(entry, '创建人')).toBe('陈薇安，2026-03-14 10:00:00')
  })

  test('names the zone of its times where the reader’s clocks show others [P2-132]', async () => {
    sessionStorage.setItem('lang', 'cn')
    browserIn('Europe/London')
    const { entries } = await showPlans(
      aPlan('a'),
      aPlan('b', { interviewStartTime: ten - hourMs, interviewEndTime: null }),
    )
    const zone = '（中国标准时间，UTC+08:00）'
    expect(entries[0]?.textContent).toContain(`2026-03-16 10:00:00 至 11:00:00${zone}`)
    expect(entries[1]?.textContent).toContain(`2026-03-16 09:00:00${zone}`)
  })

  test('says who is there and what else is known [P2-137 P2-140 P2-142]', async () => {
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

  test('that goes past midnight or has no time yet says so [P2-132]', async () => {
    const { entries } = await showPlans(
      aPlan('a', { interviewEndTime: ten + 15 * hourMs }),
      aPlan('b', { interviewStartTime: null, interviewEndTime: null, interviewDate: '2026-03-10' }),
    )
    expect(entries[0]?.textContent).toContain('2026-03-16 10:00:00 至 2026-03-17 01:00:00')
    expect(entries[1]?.textContent).toContain('2026-03-10，时间待定')
  })

  test.each<[string, Partial<PlanEntry>, string, [string, string] | null]>([
    ['P4-029', { planRoomType: 0, offlineLocation: '深圳南山' }, '线下面试', ['地点', '深圳南山']],
    ['P4-033', { planRoomType: 2 }, '线上面试', null],
    ['P4-032', { planRoomType: 4, interviewOtherInfo: '电话面试' }, '其他', ['其他信息', '电话面试']],
    ['P2-138', { planRoomType: 1, interviewRoomNo: '8812' }, '内置会议室', ['会议室号', '8812']],
  ])(
    'names the room and what belongs to it: %s [P2-135 P2-138 P2-141 P4-029 P4-032 P4-033]',
    async (_id, more, room, row) => {
      const { entries } = await showPlans(aPlan('a', more))
      const [entry] = entries
      if (!entry) throw new Error('the plan is missing')
      expect(fact(entry, '面试方式')).toBe(room)
      if (row) expect(fact(entry, row[0])).toBe(row[1])
    },
  )

  test('of a meeting elsewhere is a link, and what no browser should follow is not [P2-138 P4-031]', async () => {
    const { entries } = await showPlans(
      aPlan('a', { planRoomType: 3, tencentMeetingUrl: 'https://meeting.example/j/1' }),
      aPlan('b', { planRoomType: 3, tencentMeetingUrl: 'javascript:alert(1)', createDate: 1 }),
    )
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://meeting.example/j/1'])
    expect(links[0]?.getAttribute('rel')).toContain('noopener')
    expect(entries.map((entry) => fact(entry, '会议链接'))).toContain('javascript:alert(1)')
  })

  test('keeps the passwords of a room off the screen until they are asked for [P2-139 P4-030]', async () => {
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

  test('shows without passwords where none were sent', async () => {
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
  ])('%o says %s [P2-136 P4-016 P4-017 P4-018 P4-019]', async (more, word) => {
    await showPlans(aPlan('a', more))
    const words = ['已接受', '已拒绝', '已取消', '安排已取消'].filter((each) => screen.queryByText(each))
    expect(words).toEqual(word === null ? [] : [word])
  })
})

describe('of many plans', () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    aPlan(`p${index}`, {
      interviewRoundName: `第 ${index} 轮`,
      interviewStartTime: ten - index * hourMs,
      interviewEndTime: null,
    }),
  )
  const rounds = () => screen.queryAllByText(/^第 \d+ 轮$/).map(({ textContent }) => textContent)

  test('the newest are drawn, and older ones at each asking', async () => {
    const { entries, user } = await showPlans(...many)
    expect(entries).toHaveLength(50)
    expect(screen.getByText('120 场')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '显示更早的 50 场' }))
    expect(rounds()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: '显示更早的 20 场' }))
    expect(rounds()).toEqual(many.map(({ interviewRoundName }) => interviewRoundName))
    expect(screen.queryByRole('button', { name: /更早/ })).toBe(null)
  })

  test('the one that the address names is drawn, however old it is', async () => {
    answer(queryInterviewPlan, many)
    answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: null, reason: null, sequence: 0 })
    const report = openReport({ address: { interviewPlanId: 'p70' } })
    show(<PlanPanel report={report} />, { 'report-plan': messages, feedback })
    expect(await screen.findByText('第 70 轮')).toBeTruthy()
    expect(rounds()).toHaveLength(71)
    expect(screen.getByRole('button', { name: '显示更早的 49 场' })).toBeTruthy()
  })

  test('the one that comes next is drawn, however many come after it', async () => {
    vi.useFakeTimers({ now: ten - 60 * hourMs, toFake: ['Date'] })
    const { entries } = await showPlans(...many)
    vi.useRealTimers()
    expect(entries.findIndex((entry) => entry.getAttribute('aria-current') === 'true')).toBe(60)
  })
})

test('unsent answers about a cancelled interview are no longer shown; those about others are', async () => {
  const { candidateId } = openReport()
  signInAs({ userId: 'u1' })
  for (const subject of ['cancel 1', 'offer 1', 'refuse-plan 1', 'plan 11', 'cancel 2', 'remark']) {
    await keepDraft({
      accountId: 'u1',
      candidateId,
      subject,
      value: { reason: '原因' },
      idempotencyKey: subject,
      unsent: { name: '林晓彤', href: '/shareurl' },
      savedAt: Date.now(),
    })
  }
  await showPlans(aPlan('1', { status: cancelledPlan }), aPlan('2'), aPlan('11'))
  const told = async () => (await listUnsent('u1')).map(({ subject }) => subject)
  await waitFor(async () => expect(await told()).toEqual(['cancel 2', 'plan 11', 'remark']))
})

describe('without plans', () => {
  const showPanel = () => show(<PlanPanel report={openReport()} />, { 'report-plan': messages })

  test('the tab says so', async () => {
    answer(queryInterviewPlan, [])
    showPanel()
    expect(await screen.findByText('暂无面试安排')).toBeTruthy()
  })

  test('that could be loaded the server’s words stand in a toast, and they are asked for again on demand', async () => {
    refuse(queryInterviewPlan, '服务器繁忙')
    const { user } = showPanel()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(toasts).toEqual(['服务器繁忙'])
    answer(queryInterviewPlan, [aPlan('a')])
    await user.click(retry)
    expect(await screen.findByText('技术初试')).toBeTruthy()
    expect(asked).toHaveLength(2)
  })
})

test('of a plan that names nobody whoever plans interviews says what came of it, and an interviewer does not [P4-024]', async () => {
  const { facts } = openReport()
  const report = { ...openReport(), facts: { ...facts, acts: new Set(['feedback'] as const) } }
  const open = (userType: string) => {
    signInAs({ userId: 'u1', userName: '陈薇安', userType })
    answer(queryInterviewPlan, [aPlan('a')])
    return show(<PlanPanel report={report} />, { 'report-plan': messages, feedback })
  }
  const { unmount } = open('general')
  expect(await screen.findByRole('button', { name: '填写反馈：陈薇安' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '面试未进行：陈薇安' })).toBeTruthy()
  unmount()
  open('interviewer')
  await screen.findByText('技术初试')
  expect(screen.queryByRole('button', { name: /填写反馈/ })).toBeNull()
})

test('who holds an interview that is ahead is led to moving it; of others and of those that are over nobody is', async () => {
  vi.useFakeTimers({ now: ten - hourMs, toFake: ['Date'] })
  const { facts } = openReport()
  const report = { ...openReport(), facts: { ...facts, acts: new Set(['feedback'] as const) } }
  const times = { interviewStartTime: ten, interviewEndTime: ten + hourMs }
  const own = { interviewerInfoList: [interviewer('周予川', { isOwn: true })] }
  answer(queryInterviewPlan, [
    aPlan('mine', { interviewRoundName: '技术面', ...times, ...own }),
    aPlan('theirs', { interviewRoundName: '二面', ...times, interviewerInfoList: [interviewer('韩砚秋')] }),
    aPlan('refused', {
      interviewRoundName: '三面',
      ...times,
      interviewerInfoList: [interviewer('周予川', { isOwn: true, interviewerReceiveStatus: 2 })],
    }),
    aPlan('past', {
      interviewRoundName: '一面',
      ...own,
      interviewStartTime: ten - 3 * hourMs,
      interviewEndTime: ten - 2 * hourMs,
    }),
  ])
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: null, reason: null, sequence: 0 })
  show(<PlanPanel report={report} />, { 'report-plan': messages, feedback })
  const link = await screen.findByRole('link', { name: /改期/ })
  expect(link.getAttribute('aria-label')).toBe('为“技术面”改期')
  expect(link.getAttribute('href')).toBe('/datePicker')
})
