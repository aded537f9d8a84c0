import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { countList, readList } from '../../../features/candidates/shortlist/contract/list.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open, refuse } from './app-under-test.tsx'
import { answerList, aRow, counts, lin, now } from './shortlist-under-test.tsx'

beforeEach(() => {
  signInAs()
  answerList()
})

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const lastAsked = () => inputsOf(readList).at(-1)
const filterOf = async () => within(await screen.findByRole('region', { name: '筛选' }))

test('a row says who, where, for whom it waits, with which score, and who did what last [P2-034]', async () => {
  await open('/first/talentList')
  const row = await rowOf('林晓彤')
  for (const text of [
    'Lin Xiaotong',
    '高级后端工程师（支付）',
    '竞业限制至 6 月',
    '请给出意见',
    '3 天',
    '4.2',
    '业务初试',
    '03-14 10:41',
    '陆景行 给出评价',
  ])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText(/能力项最低 3.1，最高 4.8/)).toBeTruthy()
})

test('a row says how the application ended and why, and the whole of it on its title', async () => {
  const outcomeWhy = ['薪资不匹配', '期望超出范围']
  answerList([{ ...lin, outcome: 'rejected', outcomeWhy, waiting: aRow('x').waiting }])
  await open('/first/talentList')
  const row = await rowOf('林晓彤')
  expect(row.getByText('已淘汰')).toBeTruthy()
  expect(row.getByText('薪资不匹配；期望超出范围').title).toBe('薪资不匹配\n期望超出范围')
})

test('a row leads to the report and hands the list over, which the address does not carry', async () => {
  await open('/first/talentList?where=position%3Ap1&find=%E6%9E%97')
  const link = (await rowOf('林晓彤')).getByRole('link', { name: '林晓彤' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://candor.example')
  expect(pathname).toBe('/shareurl')
  expect(Object.fromEntries(searchParams)).toEqual({
    userid: 'i-c1',
    jobseekerChannelId: 'c1',
    companyId: 'k',
    recommendStageId: '2',
  })
})

test('the fixed views stand above the list with their counts, each with a filter of its own [P2-034]', async () => {
  const { router, user } = await open('/first/talentList?where=position%3Ap1')
  const views = within(await screen.findByRole('navigation', { name: '视图' }))
  await views.findByText('12')
  const names = views.getAllByRole('link').map((link) => link.textContent)
  expect(names).toEqual(['等我处理3', '全部20', '待处理12', '已处理7'])
  await user.click(views.getByRole('link', { name: /已处理/ }))
  await screen.findByRole('heading', { name: '高级后端工程师（支付）' })
  expect(router.state.location.pathname).toBe('/first/talentList2')
  expect(router.state.location.search).toEqual({ where: 'position:p1' })
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      chips: [
        { by: 'position', values: ['p1'] },
        { by: 'state', values: ['pass', 'wait', 'reject'] },
      ],
    }),
  )
  await user.keyboard('1')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ where: 'position:p1;waiting:me', view: 'mine' }),
  )
})

test('typing narrows the list after a pause and stands in the address; clearing takes it away', async () => {
  const { router, user } = await open('/first/talentList?where=position%3Ap1')
  const filter = await filterOf()
  await rowOf('林晓彤')
  await user.keyboard('/林')
  expect(document.activeElement).toBe(filter.getByRole('searchbox'))
  await waitFor(() =>
    expect(lastAsked()).toEqual({ chips: [{ by: 'position', values: ['p1'] }], find: '林' }),
  )
  expect(router.state.location.search).toEqual({ where: 'position:p1', find: '林' })
  await user.click(filter.getByRole('button', { name: '清除' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ where: 'position:p1' }))
  expect(filter.getByRole('searchbox')).toHaveProperty('value', '')
})

test('a chip is added by its values, turned round, changed and removed', async () => {
  const { router, user } = await open('/first/talentList')
  const filter = await filterOf()
  await rowOf('林晓彤')
  await user.keyboard('f')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '阶段' }))
  const editor = within(screen.getByRole('dialog'))
  await user.click(editor.getByRole('checkbox', { name: '新投递' }))
  await user.click(editor.getByRole('checkbox', { name: '非' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ where: '!stage:1' }))
  await user.click(editor.getByRole('button', { name: '完成' }))
  await user.click(filter.getByRole('button', { name: '非 阶段 新投递' }))
  await user.click(screen.getByRole('checkbox', { name: '业务初试' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ where: '!stage:1,2' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBe(null)
  await user.click(filter.getByRole('button', { name: '移除：阶段' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('years of work that are stepped up from nothing begin at three [R3-082 P9-064]', async () => {
  const { user } = await open('/first/talentList')
  await rowOf('林晓彤')
  await user.keyboard('f')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '工作年限' }))
  const from = screen.getByRole('spinbutton', { name: '从' })
  expect(from).toHaveProperty('placeholder', '3')
  await user.click(from)
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(lastAsked()).toEqual({ chips: [{ by: 'years', from: 3 }] }))
  await user.clear(from)
  await user.type(from, '65')
  expect((await screen.findByRole('alert')).textContent).toBe('请输入 0 至 60')
  expect(from).toHaveProperty('ariaInvalid', 'true')
})

test('the counts say what the filter leaves out, and a position narrows what they count', async () => {
  answer(countList, { ...counts, total: 14, base: 40, leftOut: [20, 4, 2] })
  await open('/first/talentList?where=position%3Ap1%3Byears%3A4..%3B!label%3A7')
  const filter = await filterOf()
  expect((await filter.findByText('14 / 20')).parentElement?.textContent).toBe(
    '14 / 20，工作年限排除 4 位，标签排除 2 位',
  )
  expect(await filter.findByRole('button', { name: '非 标签 竞业限制至 6 月' })).toBeTruthy()
})

test('a head orders the list, stands in the address, and turns the order round', async () => {
  const { router, user } = await open('/first/talentList')
  await rowOf('林晓彤')
  await user.click(screen.getByRole('button', { name: 'AI 总评' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'score' }))
  const sortOf = () => screen.getByRole('columnheader', { name: /AI 总评/ }).getAttribute('aria-sort')
  await waitFor(() => expect(sortOf()).toBe('descending'))
  await user.click(screen.getByRole('button', { name: /AI 总评/ }))
  await waitFor(() => expect(lastAsked()).toEqual({ chips: [], sort: 'score', back: true }))
  expect(sortOf()).toBe('ascending')
})

test('a position narrows the list to its candidates', async () => {
  const { router, user } = await open('/first/talentList?where=years%3A4..')
  await user.click(await screen.findByRole('button', { name: /风控策略分析师/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ where: 'position:p2;years:4..' }))
  expect(screen.getByRole('button', { current: true }).textContent).toContain('风控策略分析师')
})

test('a wrong value in the address narrows nothing, and an older address narrows as before', async () => {
  await open('/first/talentList?minWorkAge=many&haveOperate=7&where=nothing&sort=luck')
  await rowOf('林晓彤')
  expect(inputsOf(readList)).toEqual([{ chips: [] }])
  await open('/first/talentList?positionId=p1&haveOperate=0&name=%E6%9E%97')
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      chips: [
        { by: 'position', values: ['p1'] },
        { by: 'state', values: ['notOperated'] },
      ],
      find: '林',
    }),
  )
})

test('without candidates the list says what would be here, and a filter names what leaves out the most', async () => {
  answerList([], { total: 0, base: 0 })
  await open('/first/talentList')
  expect(await screen.findByText('暂无候选人')).toBeTruthy()
  answerList([], { total: 0, base: 20, leftOut: [3, 17] })
  const { router, user } = await open('/first/talentList?where=years%3A4..%3Blabel%3A7')
  expect(await screen.findByText('没有符合筛选条件的候选人')).toBeTruthy()
  expect(await screen.findByText('“标签”排除最多：17 位')).toBeTruthy()
  const [, remove] = screen.getAllByRole('button', { name: '移除：标签' })
  if (remove) await user.click(remove)
  await waitFor(() => expect(router.state.location.search).toEqual({ where: 'years:4..' }))
})

test('a list that fails says so and is asked for again', async () => {
  refuse(readList, { code: 1003, msg: '参数不正确' })
  const { user } = await open('/first/talentList')
  expect(await screen.findByText('候选人列表未能载入')).toBeTruthy()
  answerList()
  await user.click(screen.getByRole('button', { name: '重试' }))
  await rowOf('林晓彤')
})

test('a score that is covered, analysed, not shown or not there is never a number', async () => {
  const states = ['covered', 'analysing', 'hidden', 'none', 'underWay', 'withoutAnalysis', 'stopped'] as const
  answerList(states.map((scoreState) => aRow(scoreState, { scoreState, score: null })))
  await open('/first/talentList')
  const words = await Promise.all(
    states.map(async (state) => (await rowOf(`人${state}`)).getAllByRole('cell')[5]?.textContent),
  )
  expect(words).toEqual([
    '–AI 评分已隐藏，请先给出您的意见',
    '–分析中',
    '–不显示评分',
    '–尚无面试',
    '–面试未完成',
    '–无 AI 分析',
    '–AI 分析已停止',
  ])
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
  answer(readList, { now, list: [lin], nextCursor: 'after c1' })
  await open('/first/talentList')
  await rowOf('林晓彤')
  answer(readList, { now, list: [aRow('c2')], nextCursor: null })
  reach()
  await rowOf('人c2')
  expect(lastAsked()).toEqual({ chips: [], cursor: 'after c1' })
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
})

test('the way to the candidates leads back to the list as it was left', async () => {
  const { router, user } = await open('/first/talentList?where=years%3A4..&sort=name')
  await rowOf('林晓彤')
  await user.click(screen.getByRole('link', { name: /回到候选人列表/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ where: 'years:4..', sort: 'name' }))
})
