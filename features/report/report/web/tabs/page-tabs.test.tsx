import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { selectEstimateGroupByTimePeriod } from '../../../../review/evaluations/contract/reading.ts'
import { tab as estimates } from '../../../../tabs/report-estimates/web/tab.ts'
import { tab as plan } from '../../../../tabs/report-plan/web/tab.ts'
import { selectAllEstimate } from '../../../../tabs/report-remarks/contract.ts'
import { tab as remarks } from '../../../../tabs/report-remarks/web/tab.ts'
import { getMenuTabs } from '../../contract.ts'
import { answer, facts, refuse } from '../calls-under-test.ts'
import { open } from '../opened-page-under-test.tsx'
import { heading, isSelected, named, preparePage, tab, whole } from '../page-under-test.ts'
import { defineReportTab, type PanelProps, registerTabs, reportTabs } from './tab-registry.ts'

preparePage()

test('the tab of the address is open at once [R2-014]', async () => {
  vi.useFakeTimers()
  open(`${whole}&activeIndex=1`)
  // Less than the wait for a first tab.
  await act(() => vi.advanceTimersByTimeAsync(799))
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('AI 面试')
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
