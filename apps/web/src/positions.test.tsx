import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readBoard } from '../../../features/candidates/board/contract.ts'
import {
  addPosition,
  closePosition,
  copyPosition,
  findPositionAccounts,
  savePositionFields,
} from '../../../features/candidates/positions/contract/editing.ts'
import { getPosition, listPositions } from '../../../features/candidates/positions/contract.ts'
import { getCompanyConfig } from '../../../features/platform/company/contract.ts'
import { defaultCompanyRules } from '../../../features/platform/company/rules.ts'
import { getUserInfo } from '../../../features/sign-in/session/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { account, answer, hold, inputsOf, open, refuse } from './app-under-test.tsx'

type Page = ReplyOf<typeof listPositions>
type Listed = Page['list'][number]

const person = { accountId: 'u1', name: '唐若谷' }

const listed = (given: Partial<Listed> = {}): Listed => ({
  positionId: 'p1',
  name: '支付后端工程师',
  nameLatin: 'Payments Engineer',
  nameTw: null,
  grade: 'L6',
  place: '杭州',
  state: 'open',
  seats: 2,
  hired: 1,
  inPlay: 5,
  past: 1,
  openedAt: Date.UTC(2026, 9, 12),
  closedAt: null,
  createdAt: Date.UTC(2026, 9, 12),
  revision: 3,
  recruits: [person],
  addedBy: null,
  stages: [
    { stageId: '1', count: 4, past: 1 },
    { stageId: '1001', count: 0, past: 0 },
  ],
  others: { count: 1, past: 0 },
  oldest: {
    jobseekerChannelId: 'c1',
    name: '任皓宇',
    nameLatin: null,
    stageName: '初筛',
    days: 8,
    limitDays: 3,
  },
  missing: [],
  ...given,
})

const page = (list: Listed[], given: Partial<Page> = {}): Page => ({
  list,
  columns: [
    { stageId: '1', name: '初筛' },
    { stageId: '2', name: '面试' },
    { stageId: '1001', name: '录用' },
  ],
  counts: { open: 2, mine: 1, draft: 0, closed: 7 },
  open: { count: 6, past: 1 },
  sum: {
    seats: 3,
    hired: 1,
    stages: [
      { stageId: '1', count: 4, past: 1 },
      { stageId: '2', count: 1, past: 0 },
      { stageId: '1001', count: 0, past: 0 },
    ],
    others: { count: 1, past: 0 },
    most: 4,
  },
  mayChange: true,
  nextCursor: null,
  ...given,
})

type Position = ReplyOf<typeof getPosition>

/** What the list and the page of a position both say. */
function headOf(row: Listed) {
  const { positionId, name, nameLatin, nameTw, grade, place, state, seats, hired } = row
  const { inPlay, past, openedAt, closedAt, revision, recruits } = row
  const figures = { seats, hired, inPlay, past, openedAt, closedAt, revision, recruits }
  return { positionId, name, nameLatin, nameTw, grade, place, state, ...figures }
}
const position = (given: Partial<Position> = {}): Position => ({
  ...headOf(listed()),
  externalId: 'candor:1',
  interviews: [],
  description: { cn: '# 职责\n- 写代码', en: '', 'zh-TW': '' },
  salary: null,
  showsSalary: false,
  languages: ['cn'],
  stages: [{ stageId: '1', name: '初筛', limitDays: 3, count: 4, past: 1 }],
  changedBy: person,
  changedAt: Date.UTC(2026, 10, 29, 6),
  mayChange: true,
  ...given,
})

beforeEach(() => {
  signInAs({ userType: 'general', permissions: ['position', 'candidate'] })
  answer(getUserInfo, { ...account, userType: 'general', permissions: ['position', 'candidate'] })
  answer(getCompanyConfig, defaultCompanyRules)
  answer(listPositions, page([listed(), listed({ positionId: 'p2', name: '风控分析师', oldest: null })]))
  answer(getPosition, position())
  // The board of an opened position stays loading here: it has tests of its own.
  hold(readBoard)
})

test('the list says of each position its stages, its seats, who waits past the limit and who recruits', async () => {
  await open('/positions')
  const row = within(await screen.findByRole('article', { name: '支付后端工程师' }))
  for (const text of ['初筛：4 人，其中 1 人超时限', '面试：没有这个阶段', '录用：0 人', '其他阶段：1 人'])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText('已录用 1 人，共 2 人')).toBeTruthy()
  expect(row.getByText('任皓宇')).toBeTruthy()
  expect(row.getByText(/8 天，时限 3 天/)).toBeTruthy()
  expect(row.getByText('唐若谷')).toBeTruthy()
  expect(
    screen.getByText('2 个职位招聘中，6 位候选人在流程中，其中 1 位已超时限。您负责其中 1 个。'),
  ).toBeTruthy()
  expect(screen.getByText('招聘中合计')).toBeTruthy()
})

test('J and K go through the positions, 2 opens another tab, and the tab stands in the address', async () => {
  const { user, router } = await open('/positions')
  await screen.findByRole('article', { name: '支付后端工程师' })
  await user.keyboard('jj')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('风控分析师')
  await user.keyboard('k')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('支付后端工程师')
  await user.keyboard('2')
  await waitFor(() => expect(router.state.location.href).toBe('/positions?tab=mine'))
  await waitFor(() => expect(inputsOf(listPositions)).toContainEqual({ tab: 'mine' }))
  await user.keyboard('/')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
})

test('Shift and C ask first, say who is in play, and close with the revision that is shown', async () => {
  answer(closePosition, { revision: 4 })
  const { user } = await open('/positions')
  await screen.findByRole('article', { name: '支付后端工程师' })
  await user.keyboard('j{Shift>}C{/Shift}')
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/还有 5 位候选人在流程中，会留在当前阶段。/)).toBeTruthy()
  expect(inputsOf(closePosition)).toEqual([])
  await user.click(sheet.getByRole('button', { name: '关闭职位' }))
  await waitFor(() => expect(inputsOf(closePosition)).toEqual([{ positionId: 'p1', revision: 3 }]))
})

test('C copies the position in focus, and leads to its editor', async () => {
  answer(copyPosition, { positionId: 'p9' })
  const { user, router } = await open('/positions')
  await screen.findByRole('article', { name: '支付后端工程师' })
  await user.keyboard('jc')
  await waitFor(() => expect(router.state.location.pathname).toBe('/positions/p9/edit'))
  expect(inputsOf(copyPosition)).toEqual([{ positionId: 'p1' }])
})

test('a list that fails says so, and an empty one says what to do', async () => {
  refuse(listPositions, { code: codes.serverError, msg: '服务暂不可用' })
  await open('/positions')
  expect(await screen.findByText('职位加载失败')).toBeTruthy()
})

test('an account without the permission is told so, and asks for nothing', async () => {
  signInAs({ userType: 'interviewer', permissions: [] })
  answer(getUserInfo, { ...account, userType: 'interviewer', permissions: [] })
  await open('/positions')
  expect(await screen.findByText('您的账号不能查看职位')).toBeTruthy()
  expect(inputsOf(listPositions)).toEqual([])
})

test('a new position is written, its recruiter chosen by typing, and a fault stands at its field', async () => {
  answer(findPositionAccounts, [{ ...person, email: 'tang@company.example' }])
  answer(addPosition, { positionId: 'p1' })
  const { user, router } = await open('/positions/new')
  await user.click(await screen.findByRole('button', { name: '开始招聘' }))
  expect(screen.getByText('请至少填写一种语言的职位名称')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '中文名称' }), ' 古丽米热·艾比布力组 ')
  await user.type(screen.getByRole('combobox', { name: '招聘负责人' }), '唐')
  await screen.findByRole('option', { name: /唐若谷/ })
  await user.keyboard('{Enter}')
  refuse(addPosition, { code: codes.quotaUsedUp, msg: '职位数量已用完' })
  await user.click(screen.getByRole('button', { name: '开始招聘' }))
  expect(await screen.findByText('职位数量已用完')).toBeTruthy()
  answer(addPosition, { positionId: 'p1' })
  await user.click(screen.getByRole('button', { name: '存为草稿' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/positions/p1'))
  expect(inputsOf(addPosition).at(-1)).toMatchObject({
    isDraft: true,
    fields: { name: '古丽米热·艾比布力组', recruits: ['u1'], seats: 1 },
  })
})

test('a typed text stays after a reload, and a change by somebody else is shown beside it before it is saved', async () => {
  answer(savePositionFields, { revision: 5 })
  const first = await open('/positions/p1/edit')
  const place = await screen.findByRole('textbox', { name: '地点' })
  await first.user.clear(place)
  await first.user.type(place, '上海')
  await screen.findByDisplayValue('上海')
  cleanup()
  answer(getPosition, position({ revision: 4, place: '北京' }))
  const { user } = await open('/positions/p1/edit')
  const note = within(await screen.findByRole('alert'))
  expect(note.getByText(/^唐若谷在 .* 修改了这个职位。/)).toBeTruthy()
  expect(note.getByText('北京')).toBeTruthy()
  expect(note.getByText('上海')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  await user.click(note.getByRole('button', { name: '保留我的并保存' }))
  await waitFor(() =>
    expect(inputsOf(savePositionFields)).toMatchObject([{ revision: 4, fields: { place: '上海' } }]),
  )
})

test('the preview draws headings and lists, and shows markup as the text that it is', async () => {
  answer(getPosition, position({ description: { cn: '# 职责\n- <b>写代码</b>', en: '', 'zh-TW': '' } }))
  const { user } = await open('/positions/p1/edit')
  await user.click(await screen.findByRole('button', { name: '预览' }))
  expect(screen.getByRole('heading', { name: '职责', level: 3 })).toBeTruthy()
  expect(screen.getByText('<b>写代码</b>').tagName).toBe('LI')
})

test('a position shows its figures, and its settings stand in sections that the account may see', async () => {
  const { user } = await open('/positions/p1')
  expect(await screen.findByRole('heading', { name: '支付后端工程师' })).toBeTruthy()
  expect(screen.getByText('流程中 5 人')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '职位设置' }))
  const sections = within(await screen.findByRole('navigation', { name: '职位设置的内容' }))
  expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual(['招聘页面', '二维码'])
})
