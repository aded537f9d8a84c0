import 'fake-indexeddb/auto'
import { noticeKind } from '@candor/testkit/web/notices'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getMenuTabs } from '../contract.ts'
import { type ActionProps, registerActions } from './action-registry.ts'
import { answer, facts, hold, timesAsked } from './calls-under-test.ts'
import type { OpenReport } from './open-report.ts'
import { open } from './opened-page-under-test.tsx'
import { heading, named, preparePage, tab } from './page-under-test.ts'

preparePage()

test('/shareurl has the name, the tabs and the open panel of the report in its main part [P2-111]', async () => {
  open(named)
  await heading()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 }).textContent).toContain('林晓彤')
  expect(await main.findByRole('tab', { name: '简历' })).toBeTruthy()
  expect(await main.findByRole('tabpanel')).toBeTruthy()
})

test.each([
  ['2020-01-01 00:00:00', 1],
  ['1577808000000', 1],
  ['2999-01-01 00:00:00', 0],
])(
  'overtime %s warns %i times that the link has expired, and opens it all the same [R5-024 R8-010 R2-021 P4-067 P8-023]',
  async (overtime, times) => {
    open(`${named}&overtime=${overtime}`)
    await screen.findByText('简历内容')
    if (times > 0) expect(await noticeKind('链接已过期')).toBe('warning')
    expect(screen.queryAllByText('链接已过期').length > 0).toBe(times > 0)
    expect((await heading()).textContent).toContain('林晓彤')
  },
)

test('canBack 1 shows a way back, which is taken [R2-025 R2-068]', async () => {
  const { user } = open(`${named}&canBack=1`)
  await user.click(await screen.findByRole('button', { name: '返回' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

test('an address without canBack shows no way back [R2-068]', async () => {
  open(named)
  await heading()
  expect(screen.queryByRole('button', { name: '返回' })).toBe(null)
})

test('the mini-app shows no language switch [R2-024]', async () => {
  const { unmount } = open(named)
  await heading()
  const inBar = screen.getAllByRole('banner')[0]
  const count = inBar ? within(inBar).getAllByRole('button').length : 0
  unmount()
  open(`${named}&isFrom=miniapp`)
  await heading()
  const bar = screen.getAllByRole('banner')[0]
  expect(bar ? within(bar).queryAllByRole('button') : []).toHaveLength(count - 1)
})

test.each([
  ['8', true],
  ['2', false],
])(
  'recommending with stageTypeKind=%s in the address shows as the server answers, and not before: %s',
  async (stageTypeKind, isAllowed) => {
    const Part = lazyWithPreload<ActionProps>(async () => () => <button type="button">推荐</button>)
    const isShownTo = (report: OpenReport) => report.facts.acts.has('recommend')
    registerActions([{ slot: 'toolbar', order: 1, isShownTo, Part }])
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: isAllowed ? ['recommend'] : [] } })
    const release = hold(getMenuTabs)
    open(`${named}&stageTypeKind=${stageTypeKind}`)
    await waitFor(() => expect(timesAsked(getMenuTabs)).toBe(1))
    expect(screen.queryByRole('button', { name: '推荐' })).toBe(null)
    release()
    await screen.findByText('简历内容')
    if (isAllowed) expect(await screen.findByRole('button', { name: '推荐' })).toBeTruthy()
    else expect(screen.queryByRole('button', { name: '推荐' })).toBe(null)
    registerActions([])
  },
)

test('a key that a part has taken is not the page’s', async () => {
  const { place } = open(named)
  await tab('AI 面试')
  const taken = new KeyboardEvent('keydown', { key: '2', cancelable: true, bubbles: true })
  taken.preventDefault()
  fireEvent(document.body, taken)
  expect(place().activeIndex).toBe(0)
})
