import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listShortListPositions, queryShortList } from '../../../features/candidates/shortlist/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open, refuse } from './app-under-test.tsx'
import { item, type Page, page } from './shortlist-under-test.tsx'

beforeEach(() => {
  signInAs()
  answer(queryShortList, page)
  answer(listShortListPositions, [
    { positionId: 'p1', name: '高级后端工程师（支付）', nameLatin: null, count: 20, noOperateCount: 12 },
    { positionId: 'p2', name: '风控策略分析师', nameLatin: null, count: 3, noOperateCount: 0 },
  ])
})

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

test('a row says who, where, with which labels and score, in which state and since when [P2-034]', async () => {
  await open('/first/talentList')
  const row = await rowOf('林晓彤')
  for (const text of ['Lin Xiaotong', '高级后端工程师（支付） · 7 年', '竞业限制至 6 月', '4.2', '待处理']) {
    expect(row.getByText(text)).toBeTruthy()
  }
  expect(row.getByText('2026-03-14 10:41:07')).toBeTruthy()
})

test('the column of applications says that the list is ordered by it, and another the last activity', async () => {
  await open('/first/talentList')
  const row = await rowOf('林晓彤')
  const heads = screen
    .getAllByRole('columnheader')
    .map(({ textContent, ariaSort }) => [textContent, ariaSort])
  expect(heads.slice(-2)).toEqual([
    ['申请时间 ↓', 'descending'],
    ['最近动态', null],
  ])
  const moments = row.getAllByRole('cell').slice(-2)
  expect(moments.map(({ textContent }) => textContent)).toEqual([
    '2026-03-10 09:00:00',
    '2026-03-14 10:41:07',
  ])
})

test('a row leads to the report and hands the list over, which the address does not carry', async () => {
  await open('/first/talentList?positionId=p1&name=%E6%9E%97')
  const link = (await rowOf('林晓彤')).getByRole('link', { name: /Lin Xiaotong/ })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://candor.example')
  expect(pathname).toBe('/shareurl')
  expect(Object.fromEntries(searchParams)).toEqual({
    userid: 'i1',
    jobseekerChannelId: 'c1',
    companyId: 'k',
    recommendStageId: '2',
  })
})

test('the three counts stand above the list, each with the list of its own [P2-034]', async () => {
  const { router, user } = await open('/first/talentList?positionId=p1')
  const lists = within(await screen.findByRole('navigation', { name: '候选人范围' }))
  await lists.findByText('12')
  expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '全部 20',
    '待处理 12',
    '已处理 7',
  ])
  expect(lists.getByText('已撤回 1')).toBeTruthy()
  await user.click(lists.getByRole('link', { name: /已处理/ }))
  await screen.findByRole('heading', { name: '已处理的候选人' })
  expect(router.state.location.href).toBe('/first/talentList2?positionId=p1')
  await waitFor(() => expect(inputsOf(queryShortList).at(-1)).toEqual({ positionId: 'p1', haveOperate: 1 }))
})

test('beside each list stands how many are in it, not those who are only counted', async () => {
  answer(queryShortList, { ...page, listed: { all: 17, waiting: 11, operated: 6 } })
  await open('/first/talentList')
  const lists = within(await screen.findByRole('navigation', { name: '候选人范围' }))
  await lists.findByText('17')
  const links = lists.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(['全部 17', '待处理 11', '已处理 6'])
  expect(lists.getByText('已撤回 1')).toBeTruthy()
})

test('typing narrows the list after a pause and stands in the address; clearing takes it away', async () => {
  const { router, user } = await open('/first/talentList?positionId=p1')
  const filter = within(await screen.findByRole('region', { name: '筛选' }))
  await user.type(filter.getByLabelText('姓名'), '林')
  await waitFor(() => expect(inputsOf(queryShortList).at(-1)).toEqual({ positionId: 'p1', name: '林' }))
  expect(router.state.location.search).toEqual({ positionId: 'p1', name: '林' })
  await user.click(filter.getByRole('button', { name: '清除筛选' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ positionId: 'p1' }))
  expect(filter.getByLabelText('姓名')).toHaveProperty('value', '')
})

test('years of work that are stepped up from nothing begin at three [R3-082 P9-064]', async () => {
  const { user } = await open('/first/talentList')
  const years = await screen.findByLabelText('最少工作年限')
  expect(years).toHaveProperty('placeholder', '3')
  await user.click(years)
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(inputsOf(queryShortList).at(-1)).toEqual({ minWorkAge: 3 }))
})

test.each(['65', '2.5', '-1'])(
  'years of work like %s filter nothing, and say so until they are corrected or cleared',
  async (typed) => {
    const { router, user } = await open('/first/talentList?name=x&minWorkAge=4')
    const years = await screen.findByLabelText('最少工作年限')
    await user.clear(years)
    await user.type(years, typed)
    expect((await screen.findByRole('alert')).textContent).toBe('请输入 0 至 60 的整数')
    expect(years).toHaveProperty('ariaInvalid', 'true')
    await waitFor(() => expect(router.state.location.search).toEqual({ name: 'x' }))
    expect(years).toHaveProperty('value', typed)
    await user.clear(years)
    await user.type(years, '6')
    expect(screen.queryByRole('alert')).toBe(null)
    await waitFor(() => expect(inputsOf(queryShortList).at(-1)).toEqual({ name: 'x', minWorkAge: 6 }))
    await user.clear(years)
    await user.type(years, typed)
    await waitFor(() => expect(router.state.location.search).toEqual({ name: 'x' }))
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(screen.getByLabelText('最少工作年限')).toHaveProperty('value', '')
    expect(screen.queryByRole('alert')).toBe(null)
  },
)

test('a position narrows the list to its candidates', async () => {
  const { router, user } = await open('/first/talentList')
  await user.click(await screen.findByRole('button', { name: /风控策略分析师/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ positionId: 'p2' }))
  expect(screen.getByRole('button', { current: true }).textContent).toContain('风控策略分析师')
})

test('a wrong value in the address narrows nothing', async () => {
  await open('/first/talentList?minWorkAge=many&haveOperate=7&recommendStatus=')
  await rowOf('林晓彤')
  expect(inputsOf(queryShortList)).toEqual([{}])
})

test('without candidates the list says what would be here, and with a filter that none fits', async () => {
  answer(queryShortList, { ...page, list: [] })
  await open('/first/talentList')
  expect(await screen.findByText('暂无候选人')).toBeTruthy()
  await open('/first/talentList?name=x')
  expect(await screen.findByText('没有符合筛选条件的候选人')).toBeTruthy()
})

test('a list that fails says so and is asked for again', async () => {
  refuse(queryShortList, { code: 1003, msg: '参数不正确' })
  const { user } = await open('/first/talentList')
  expect(await screen.findByText('候选人列表未能载入')).toBeTruthy()
  answer(queryShortList, page)
  await user.click(screen.getByRole('button', { name: '重试' }))
  await rowOf('林晓彤')
})

test('a score that is analysed, not shown or not there is never a number', async () => {
  const others: Page['list'] = [
    { ...item, jobSeekerChannelId: 'c2', name: '顾明哲', overallScore: null, interviewState: 'analysing' },
    { ...item, jobSeekerChannelId: 'c3', name: '苏晴岚', overallScore: null, isScoreShown: false },
    { ...item, jobSeekerChannelId: 'c4', name: '陶思远', overallScore: null, interviewState: 'none' },
    { ...item, jobSeekerChannelId: 'c5', name: '任皓宇', overallScore: null, interviewState: 'underWay' },
    {
      ...item,
      jobSeekerChannelId: 'c6',
      name: '宋嘉树',
      overallScore: null,
      interviewState: 'withoutAnalysis',
    },
    { ...item, jobSeekerChannelId: 'c7', name: '卫亭兰', overallScore: null, interviewState: 'stopped' },
  ]
  answer(queryShortList, { ...page, list: others })
  await open('/first/talentList')
  expect((await rowOf('顾明哲')).getByText('分析中')).toBeTruthy()
  expect((await rowOf('苏晴岚')).getByText('不展示')).toBeTruthy()
  expect((await rowOf('陶思远')).getByText('暂无面试')).toBeTruthy()
  expect((await rowOf('任皓宇')).getByText('面试未完成')).toBeTruthy()
  expect((await rowOf('宋嘉树')).getByText('暂无 AI 分析')).toBeTruthy()
  expect((await rowOf('卫亭兰')).getByText('AI 分析已停止')).toBeTruthy()
})

test('the rest of a long list follows its beginning', async () => {
  let reach: () => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onReach: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => onReach([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  answer(queryShortList, { ...page, nextCursor: '1_c1' })
  await open('/first/talentList')
  await rowOf('林晓彤')
  answer(queryShortList, { ...page, list: [{ ...item, jobSeekerChannelId: 'c2', name: '顾明哲' }] })
  reach()
  await rowOf('顾明哲')
  expect(inputsOf(queryShortList).at(-1)).toEqual({ cursor: '1_c1' })
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
})
