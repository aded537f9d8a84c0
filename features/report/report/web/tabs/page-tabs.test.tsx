import { setTimeout } from 'node:timers/promises'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  findId,
  jobseekerChannelInfo,
  listInterviewInfos,
} from '../../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { getEvaluationConfig } from '../../../../platform/company/contract.ts'
import { selectEstimateGroupByTimePeriod } from '../../../../review/evaluations/contract/reading.ts'
import { tab as estimates } from '../../../../tabs/report-estimates/web/tab.ts'
import { tab as plan } from '../../../../tabs/report-plan/web/tab.ts'
import { selectAllEstimate } from '../../../../tabs/report-remarks/contract.ts'
import { tab as remarks } from '../../../../tabs/report-remarks/web/tab.ts'
import { getMenuTabs } from '../../contract.ts'
import {
  answer,
  asked,
  facts,
  hold,
  infoOf,
  interviews,
  person,
  refuse,
  timesAsked,
} from '../calls-under-test.ts'
import { open } from '../opened-page-under-test.tsx'
import { heading, isSelected, named, preparePage, tab, whole } from '../page-under-test.ts'
import { defineReportTab, type PanelProps, registerTabs, reportTabs } from './tab-registry.ts'

preparePage()

/** Opens the page without a tab in its address, and lets the wait for the first one pass. */
async function openFirst(address = whole) {
  vi.useFakeTimers()
  const opened = open(address)
  await act(() => vi.advanceTimersByTimeAsync(800))
  vi.useRealTimers()
  return opened
}

describe('the tabs', () => {
  test('the tab of the address is open at once [R2-014]', async () => {
    vi.useFakeTimers()
    open(`${whole}&activeIndex=1`)
    // Less than the wait for a first tab.
    await act(() => vi.advanceTimersByTimeAsync(799))
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('AI 面试')
  })

  test('the first tab is chosen after 800 ms without one in the address: AI report when finished [R4-004 R4-006 R9-054 P4-065]', async () => {
    vi.useFakeTimers()
    const { place } = open(whole)
    await act(() => vi.advanceTimersByTimeAsync(799))
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(1)
    expect(screen.queryByRole('tab', { selected: true })).toBe(null)
    expect(screen.queryByRole('tabpanel')).toBe(null)
    expect(place().activeIndex).toBe(undefined)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(place().activeIndex).toBe(1)
    vi.useRealTimers()
    expect(await screen.findByText(/AI 内容 1 true/)).toBeTruthy()
    expect(place()).toMatchObject({ activeIndex: 1, inner: 1 })
  })

  test('a tab that is chosen as the wait for the first one ends stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { place } = open(whole)
    const resume = await tab('简历')
    // The page is not drawn with the new address before the wait is over.
    await act(async () => {
      fireEvent.click(resume)
      vi.advanceTimersByTime(800)
    })
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(place().activeIndex).toBe(0)
    expect(await isSelected('简历')).toBe(true)
  })

  test('a tab in the address that cannot be read gives its place to the first one', async () => {
    const { place } = await openFirst(`${whole}&activeIndex=abc`)
    await waitFor(() => expect(place()).toMatchObject({ activeIndex: 1, inner: 1 }))
    expect(await isSelected('AI 面试')).toBe(true)
  })

  test('an unfinished interview opens on the first tab', async () => {
    answer(interviewInfo, infoOf({ interview_status: 'doing' }))
    const { place } = await openFirst()
    await waitFor(() => expect(place().activeIndex).toBe(0))
  })

  test('work-sync AI data make an interview of any status finished: in its tabs, its record and its header [R4-002]', async () => {
    const synced = { interview_status: 'doing', transferWorkSyncAiData: 1 }
    answer(interviewInfo, infoOf(synced))
    answer(
      listInterviewInfos,
      interviews.slice(1, 2).map((interview) => ({ ...interview, ...synced })),
    )
    const { place } = await openFirst()
    await waitFor(() => expect(place()).toMatchObject({ activeIndex: 1, inner: 1 }))
    expect(await screen.findByText(/AI 内容 1 true/)).toBeTruthy()
    expect(await screen.findByText('已完成')).toBeTruthy()
    expect(screen.queryByText('进行中')).toBe(null)
  })

  test('an unknown or forbidden tab falls back [R2-029]', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, permissions: ['reportResume'] } })
    for (const number of ['1', '15', '99']) {
      const { unmount } = open(`${whole}&activeIndex=${number}`)
      await waitFor(async () => expect(await isSelected('简历')).toBe(true))
      expect(screen.queryByRole('tab', { name: 'AI 面试' })).toBe(null)
      unmount()
    }
  })

  test('the bar at mode=personal has no plan, remarks or evaluation [R2-027]', async () => {
    registerTabs([...reportTabs().slice(0, 1), plan, remarks, estimates])
    refuse(selectAllEstimate, 1500)
    refuse(selectEstimateGroupByTimePeriod, 1500)
    const words = {
      'report-plan': { tabTitle: '面试安排' },
      'report-remarks': { tabTitle: '备注' },
      'report-estimates': { tabTitle: '评价' },
    }
    const names = async () => {
      await screen.findByRole('tab', { selected: true })
      return screen.getAllByRole('tab').map((each) => each.textContent.trim())
    }
    const { unmount } = open(named, words)
    expect(await names()).toEqual(['简历', '面试安排', '备注', '评价'])
    unmount()
    open(`${named}&mode=personal`, words)
    expect(await names()).toEqual(['简历'])
  })

  test('a choice of a tab changes the address in its place', async () => {
    const { user, history, place } = open(named)
    await user.click(await tab('AI 面试'))
    await waitFor(() => expect(place().activeIndex).toBe(1))
    expect(history.length).toBe(2)
    expect(place().userid).toBe('i2')
  })

  test('the keys 1 to 9 choose a tab by position, but not while typing', async () => {
    const { user, place } = open(named)
    await tab('AI 面试')
    await user.keyboard('2')
    await waitFor(() => expect(place().activeIndex).toBe(1))
    await user.type(await screen.findByLabelText('查找'), '1')
    await user.keyboard('{Control>}1{/Control}9')
    expect(place().activeIndex).toBe(1)
  })

  test('a report without a tab to show says so', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, permissions: [] } })
    open(named)
    expect(await screen.findByText('这份报告没有您可以查看的内容，请联系HR开通权限。')).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBe(null)
  })

  test('showInterviewPlan opens the plan, and a missing plan falls back', async () => {
    open(`${whole}&showInterviewPlan=1`)
    await waitFor(async () => expect(await isSelected('AI 面试')).toBe(true))
  })

  test('a panel that breaks leaves the header and the other tabs standing', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open(`${whole}&activeIndex=4`)
    expect((await screen.findByRole('alert')).textContent).toContain('这部分内容未能载入')
    expect(complaint).toHaveBeenCalled()
    await user.click(await tab('简历'))
    expect(await screen.findByText('简历内容')).toBeTruthy()
    expect((await heading()).textContent).toContain('林晓彤')
  })
})

describe('loading of a report', () => {
  const ids = { company_id: 'k', positionid: 'p', jobseekerChannelId: 'c1', interviewId: 'i2' }

  test('the evaluation config is answered before the report is entered [P2-114 P7-051]', async () => {
    const answerConfig = hold(getEvaluationConfig)
    open(named)
    await waitFor(() => expect(timesAsked(interviewInfo)).toBe(1))
    // Long enough for a report that did not wait.
    await act(() => setTimeout(100))
    expect(screen.getByRole('status', { name: '正在加载报告' })).toBeTruthy()
    expect(screen.queryByRole('heading')).toBe(null)
    answerConfig()
    expect((await heading()).textContent).toContain('林晓彤')
  })

  test('stale calls are repeated after a submit, but for the evaluation config', async () => {
    const { queries } = open(named)
    await heading()
    await act(() => queries.invalidateQueries())
    expect([getMenuTabs, getEvaluationConfig].map(timesAsked)).toEqual([2, 1])
  })

  test('a report opens without an answer to the evaluation config', async () => {
    refuse(getEvaluationConfig, 1500)
    open(named)
    expect(await heading()).toBeTruthy()
  })

  test('stage 1 loads the channel info, and the interview info with an interview alone [R4-013]', async () => {
    answer(findId, {
      company_id: 'k',
      positionid: 'p',
      stageId: '1',
      jobseekerChannelId: 'c1',
      interviewId: null,
    })
    answer(jobseekerChannelInfo, {
      channelInfo: { ...person, stageId: '1' },
      resumeInfoItems: [],
      idCard: null,
    })
    open('/shareurl?jobseekerChannelId=c1&activeIndex=0')
    expect((await heading()).textContent).toContain('林晓彤')
    expect([timesAsked(jobseekerChannelInfo), timesAsked(interviewInfo)]).toEqual([1, 0])
  })

  test('another stage loads the interview info and no channel info', async () => {
    open(named)
    await heading()
    expect([timesAsked(jobseekerChannelInfo), timesAsked(interviewInfo)]).toEqual([0, 1])
    const sent = asked.find(({ path }) => path === interviewInfo.path)?.sent
    // By the ids that the address names: it waits for no other answer.
    expect(Object.fromEntries(sent ?? [])).toEqual({ userId: 'i2', jobSeekerChannelId: 'c1' })
  })

  test('a reader without the right to the interview still sees the candidate’s name', async () => {
    refuse(interviewInfo, 1002)
    answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
    open(named)
    expect((await heading()).textContent).toContain('林晓彤')
  })

  test.each(['1', '2'])(
    'an interview that does not come is no missing one: at stage %s the report says so, and opens on another try',
    async (stageId) => {
      answer(findId, { ...ids, stageId })
      answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
      refuse(interviewInfo, 1500)
      const { user } = open(`${whole}&activeIndex=1`)
      const note = await screen.findByRole('alert')
      expect(screen.queryByText(/AI 内容/)).toBe(null)
      answer(interviewInfo, infoOf())
      await user.click(within(note).getByRole('button', { name: '重试' }))
      expect(await screen.findByText(/AI 内容 .*true/)).toBeTruthy()
    },
  )

  test('a report at stage 1 waits for an existing interview', async () => {
    answer(findId, { ...ids, stageId: '1' })
    answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
    const release = hold(interviewInfo)
    open(`${whole}&activeIndex=1`)
    await waitFor(() => expect(timesAsked(jobseekerChannelInfo)).toBe(1))
    await waitFor(() => expect(timesAsked(interviewInfo)).toBe(1))
    await act(() => setTimeout(100))
    expect(screen.queryByText(/AI 内容/)).toBe(null)
    release()
    expect(await screen.findByText(/AI 内容 .*true/)).toBeTruthy()
  })

  test.each([9, 1500])(
    'a refetch that fails by code %i keeps the earlier data, and says so without the server’s words [R7-084 P8-015]',
    async (code) => {
      const { queries } = open(named)
      await heading()
      refuse(interviewInfo, code, 'M')
      await act(() => queries.invalidateQueries())
      expect(await screen.findByText(/以下为之前|之前的内容/)).toBeTruthy()
      expect((await heading()).textContent).toContain('林晓彤')
      expect(await screen.findByText('简历内容')).toBeTruthy()
      expect(screen.queryByText('M')).toBe(null)
    },
  )
})

test.each([
  ['pointing at a tab', (third: HTMLElement) => userEvent.hover(third)],
  ['going to a tab by keys', async (third: HTMLElement) => third.focus()],
])('%s loads its code before it is chosen', async (_, comeNear) => {
  const load = vi.fn(async () => () => <p>内容</p>)
  const Panel = lazyWithPreload<PanelProps>(load)
  registerTabs([
    ...reportTabs().slice(0, 2),
    defineReportTab({ number: 4, place: 4, feature: 'report-record', isShownTo: () => true, Panel }),
  ])
  open(`${whole}&activeIndex=1`)
  const third = await tab('录像')
  expect(load).not.toHaveBeenCalled()
  await comeNear(third)
  expect(load).toHaveBeenCalledTimes(1)
})
