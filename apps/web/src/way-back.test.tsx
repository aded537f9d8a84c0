import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../features/candidates/candidates/contract.ts'
import { interviewInfo } from '../../../features/candidates/interviews/contract.ts'
import { findNeighbours } from '../../../features/candidates/shortlist/contract/neighbours.ts'
import { listOfferedTimes } from '../../../features/meetings/appointments/contract/offering.ts'
import { listSatisfaction } from '../../../features/meetings/appointments/contract/satisfaction.ts'
import { queryInterviewPlan } from '../../../features/meetings/candidate-plans/contract.ts'
import { aPlan, ten } from '../../../features/meetings/candidate-plans/rules/plans-under-test.ts'
import { changeInterviewPlan } from '../../../features/meetings/planning/contract/planning.ts'
import {
  findInterviewPlan,
  listInterviewRounds,
  listRoomTypes,
  listTakenTimes,
} from '../../../features/meetings/planning/contract/reading.ts'
import { getEvaluationConfig } from '../../../features/platform/company/contract.ts'
import { readPaper } from '../../../features/report/paper/contract.ts'
import { action as paperAction } from '../../../features/report/paper/web/action.ts'
import { getMenuTabs } from '../../../features/report/report/contract.ts'
import { registerActions } from '../../../features/report/report/web/action-registry.ts'
import { facts, infoOf } from '../../../features/report/report/web/calls-under-test.ts'
import { registerTabs } from '../../../features/report/report/web/tabs/tab-registry.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { tab as planTab } from '../../../features/tabs/report-plan/web/tab.ts'
import { listPageLinks } from '../../../features/visitors/candidate-pages/contract/links.ts'
import { answer, hold, inputsOf, open, refuseAll } from './app-under-test.tsx'

const currentPlan: ReplyOf<typeof findInterviewPlan> = {
  interviewPlanId: 'plan1',
  sequence: 3,
  isCancelled: false,
  interviewRoundId: null,
  interviewRoundName: '技术初试',
  interviewStartTime: ten,
  interviewEndTime: ten + 3_600_000,
  timeZone: 'Asia/Shanghai',
  planRoomType: 3,
  interviewMode: 1,
  offlineLocation: null,
  tencentMeetingUrl: 'https://meet.example/1',
  interviewOtherInfo: null,
  interviewerInfoList: [
    { interviewerId: 'z1', interviewerName: '周予川', interviewerReceiveStatus: 1, isFrozen: false },
  ],
  guestUserList: [],
}

beforeAll(async () => {
  await planTab.Panel.preload?.()
  await paperAction.Part.preload?.()
})
beforeEach(() => {
  signInAs()
  vi.useFakeTimers({ now: ten - 86_400_000, toFake: ['Date'] })
  registerTabs([planTab])
  registerActions([paperAction])
  // The older of the candidate's two interviews.
  answer(findId, {
    company_id: 'k',
    positionid: 'p1',
    stageId: '3',
    stageTypeId: 2,
    jobseekerChannelId: 'c1',
    interviewId: 'i1',
  })
  answer(interviewInfo, infoOf({ interviewId: 'i1' }))
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['plan'], mayDownload: true } })
  answer(queryInterviewPlan, [aPlan('plan1')])
  answer(findInterviewPlan, currentPlan)
  answer(listInterviewRounds, [])
  answer(listRoomTypes, { planRoomTypes: [3] })
  answer(listTakenTimes, [])
  answer(listOfferedTimes, { revision: 0, times: [], reason: null })
  answer(changeInterviewPlan, { sequence: 4 })
  // The other calls of the report do not affect the way back.
  refuseAll(getEvaluationConfig, listCandidateLabel, listInterviewInfos, findAllEducation, findAllWorkInfo)
  refuseAll(listPageLinks, listSatisfaction)
  answer(findNeighbours, {
    place: 3,
    total: 12,
    previous: null,
    next: null,
    cells: [],
    current: 0,
    haveOperateCount: 1,
    noOperateCount: 10,
    invalidCount: 1,
  })
})

const manner = 'companyId=k&urlType=2&isFrom=miniapp&canBack=1&recommendStageId=2'
const handed = { name: '林', positionId: 'p1' }

/** Opens a report from a filtered list, at its interview plan. */
async function openFromList(more = manner) {
  const view = await open('/first/talentList')
  const href = `/shareurl?userid=i1&jobseekerChannelId=c1&${more}&activeIndex=3`
  await act(() => view.router.navigate({ href, state: { shortlist: handed } }))
  await screen.findByRole('tab', { name: '面试安排' })
  return { ...view, place: () => view.router.state.location }
}
type Opened = Awaited<ReturnType<typeof openFromList>>

const searchOf = ({ place }: Opened) => place().search

async function expectSameReport(view: Opened, left: ReturnType<Opened['place']>, length: number) {
  await waitFor(() => expect(view.place().pathname).toBe('/shareurl'))
  expect(view.place().href).toBe(left.href)
  expect(view.place().state.shortlist).toEqual(handed)
  expect(view.history.canGoBack()).toBe(true)
  expect(view.history.length).toBe(length + 1)
}

describe('a report that is left for planning is the same one afterwards', () => {
  test.each([
    ['planning another one', '安排面试', '安排面试'],
    ['changing one', '修改“技术初试”', '修改面试'],
    ['offering times', '为 技术初试 提供可选时间', '提供可选时间'],
  ])('by the way back from %s: interview, list and manner', async (_case, link, title) => {
    const view = await openFromList()
    const left = view.place()
    const { length } = view.history
    await view.user.click(await screen.findByRole('link', { name: link }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(searchOf(view)).toMatchObject({
      userid: 'i1',
      jobseekerChannelId: 'c1',
      companyId: 'k',
      urlType: '2',
      isFrom: 'miniapp',
      canBack: '1',
      recommendStageId: '2',
    })
    expect(inputsOf(findId)).not.toContainEqual(expect.not.objectContaining({ userId: 'i1' }))
    // The mini-app does not offer a choice of language.
    expect(screen.queryAllByRole('button', { name: /语言：/ })).toEqual([])
    await view.user.click(screen.getByRole('link', { name: '返回报告' }))
    await expectSameReport(view, left, length)
  })

  test('once a change is saved', async () => {
    const view = await openFromList()
    const left = view.place()
    const { length } = view.history
    await view.user.click(await screen.findByRole('link', { name: '修改“技术初试”' }))
    await view.user.type(await screen.findByRole('textbox', { name: '会议链接' }), '0')
    await view.user.click(screen.getByRole('button', { name: /^保存/ }))
    await waitFor(() => expect(inputsOf(changeInterviewPlan)).toHaveLength(1))
    await expectSameReport(view, left, length)
  })

  test('once, where a change is saved only after its page was left', async () => {
    const view = await openFromList()
    const left = view.place()
    const { length } = view.history
    await view.user.click(await screen.findByRole('link', { name: '修改“技术初试”' }))
    await view.user.type(await screen.findByRole('textbox', { name: '会议链接' }), '0')
    const arrive = hold(changeInterviewPlan)
    await view.user.click(screen.getByRole('button', { name: /^保存/ }))
    await view.user.click(screen.getByRole('link', { name: '返回报告' }))
    await expectSameReport(view, left, length)
    arrive()
    expect(await screen.findByText(/已保存|已更新|已修改/)).toBeTruthy()
    await expectSameReport(view, left, length)
  })
})

test('a page of planning that was opened by itself leads to the interview and in the manner that its address names', async () => {
  const { router, user } = await open(
    `/plan-interview?userid=i1&jobseekerChannelId=c1&${manner}&interviewPlanId=plan1`,
  )
  await user.click(await screen.findByRole('link', { name: '返回报告' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shareurl'))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.searchStr))).toEqual({
    userid: 'i1',
    jobseekerChannelId: 'c1',
    companyId: 'k',
    urlType: '2',
    isFrom: 'miniapp',
    canBack: '1',
    recommendStageId: '2',
    activeIndex: '3',
  })
})

test('a way that does not lead from the report to planning still leads to the report', async () => {
  const { router, user } = await open('/first/talentList')
  await act(() =>
    router.navigate({ href: '/plan-interview?userid=i1&jobseekerChannelId=c1&interviewPlanId=plan1' }),
  )
  await user.click(await screen.findByRole('link', { name: '返回报告' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shareurl'))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.searchStr))).toEqual({
    userid: 'i1',
    jobseekerChannelId: 'c1',
    activeIndex: '3',
  })
})

test('the way back from paper is to the report as it was left, with its list', async () => {
  answer(readPaper, {
    paper: {
      name: '林晓彤',
      otherName: null,
      position: '后端工程师',
      company: '海岚支付',
      lang: 'zh-CN',
      madeOn: '2026-03-14',
      confidential: '',
      interview: null,
      warnings: [],
      facts: [],
      missing: null,
      leftOut: null,
      advice: '',
      tabs: [],
    },
    formats: [],
    missingFonts: [],
  })
  const view = await openFromList('companyId=k&recommendStageId=2')
  const left = view.place()
  const { length } = view.history
  await view.user.click(await screen.findByRole('link', { name: '下载与打印' }))
  expect(await screen.findByRole('heading', { level: 1, name: '林晓彤' })).toBeTruthy()
  await view.user.click(screen.getByRole('link', { name: /返回/ }))
  await expectSameReport(view, left, length)
})

test('the mini-app offers no way to paper, even with the right to download [R2-024 R1-029]', async () => {
  const view = await openFromList('companyId=k')
  expect(await screen.findByRole('link', { name: '下载与打印' })).toBeTruthy()
  await act(() => view.router.navigate({ href: `${view.place().href}&isFrom=miniapp`, replace: true }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '下载与打印' })).toBe(null))
  expect(screen.getByRole('tab', { name: '面试安排' })).toBeTruthy()
})
