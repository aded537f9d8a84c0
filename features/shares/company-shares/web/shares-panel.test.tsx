import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { ShownOnceProvider } from '../../../platform/manage/web/shown-once.tsx'
import { messages as viewings } from '../../../report/viewings/messages/cn.ts'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { renewSharePassword } from '../../shares/contract/changing.ts'
import { listCompanyShares, revokeCompanyShares } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { SharesPanel } from './shares-panel.tsx'
import type { CompanyShare } from './use-company-shares.ts'

let api: FakeApi
let list: CompanyShare[] = []
let needsPassword = false

beforeEach(() => {
  needsPassword = false
  forgetSignIn()
  api = fakeApi()
  api.answerBy(listCompanyShares, () => {
    const open = list.filter(({ state }) => state === 'open').length
    return { list, before: null, needsPassword, open }
  })
  api.answer(revokeCompanyShares, { revoked: 2 })
  api.answer(renewSharePassword, { password: 'k7Pq2x' })
})

const share: CompanyShare = {
  shareId: 's1',
  to: 'gao.lan@northquay.example',
  candidateId: 'c1',
  candidateName: '苏晴岚',
  positionName: '后端工程师',
  sections: ['reportAIInterview'],
  hasPassword: true,
  madeBy: '陈薇',
  state: 'open',
  madeAt: Date.UTC(2026, 2, 1),
  expiresAt: Date.UTC(2026, 2, 31),
  revokedAt: null,
  revokedBy: null,
  firstViewedAt: Date.UTC(2026, 2, 2),
  lastViewedAt: Date.UTC(2026, 2, 3),
  views: 3,
  readings: [
    { section: '1.0', viewedMs: 75_000 },
    { section: '0', viewedMs: 15_000 },
  ],
}

function show() {
  const root = createRootRoute({
    component: () => (
      <ToastProvider>
        <ShownOnceProvider>
          <SharesPanel />
        </ShownOnceProvider>
      </ToastProvider>
    ),
  })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/shareurl' })])
  const history = createMemoryHistory({ initialEntries: ['/'] })
  renderScreen(<RouterProvider router={createRouter({ routeTree, history })} />, {
    messages: { 'company-shares': messages, manage, viewings },
    locale: 'cn',
  })
  return userEvent.setup()
}

test('a share tells for whom, by whom, until when and how often it was opened; all of its candidate end after a second yes', async () => {
  list = [
    share,
    {
      ...share,
      shareId: 's2',
      to: null,
      state: 'revoked',
      revokedAt: Date.UTC(2026, 2, 4),
      revokedBy: '沈岚',
      firstViewedAt: null,
    },
  ]
  const user = show()
  const [, row, other] = await screen.findAllByRole('row')
  for (const words of [
    'gao.lan@northquay.example',
    '有密码',
    '苏晴岚',
    '陈薇',
    '有效',
    '至 2026-03-31',
    '3 次',
    '阅读时长 01:30',
    '首次 2026-03-02 00:00',
    '最近 2026-03-03 00:00',
  ])
    expect(row?.textContent).toContain(words)
  for (const words of ['链接，未指定收件人', '已撤回', '沈岚 于 2026-03-04', '尚未打开'])
    expect(other?.textContent).toContain(words)
  expect(screen.getAllByRole('button', { name: '苏晴岚 的分享的操作' })).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: '苏晴岚 的分享的操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '撤回该候选人的全部分享' }))
  const sheet = await screen.findByRole('dialog', { name: '撤回该候选人的全部分享' })
  expect(sheet.textContent).toContain('苏晴岚 的报告的所有有效链接都将无法再打开。')
  await user.click(within(sheet).getByRole('button', { name: '撤回该候选人的全部分享' }))
  await waitFor(() =>
    expect(api.inputsOf(revokeCompanyShares)).toEqual([{ of: 'candidate', jobseekerChannelId: 'c1' }]),
  )
})

test('a share gets another password after a second yes, which is shown once', async () => {
  list = [share]
  const user = show()
  await user.click(await screen.findByRole('button', { name: '苏晴岚 的分享的操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '生成新密码' }))
  const sheet = await screen.findByRole('dialog', { name: '生成新密码' })
  expect(sheet.textContent).toContain('原密码立即失效，正在看 苏晴岚 的报告的人需要输入新密码。')
  await user.click(within(sheet).getByRole('button', { name: '生成新密码' }))
  const told = await screen.findByRole('dialog', { name: '新密码' })
  expect(told.textContent).toContain('gao.lan@northquay.example')
  expect(told.textContent).toContain('k7Pq2x')
  expect(api.inputsOf(renewSharePassword)).toEqual([{ jobseekerChannelId: 'c1', shareId: 's1' }])
  await user.click(within(told).getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(screen.queryByText('k7Pq2x')).toBeNull())
})

test('a share of which the company has closed everything to visitors says that it opens nothing', async () => {
  list = [{ ...share, sections: [] }]
  show()
  const [, shut] = await screen.findAllByRole('row')
  expect(shut?.textContent).toContain('已无法打开：公司已不对访客开放其中的内容')
})

test('a share without a password says that it opens nothing where the company asks for one', async () => {
  const { revokedAt, ...over } = { ...share, shareId: 's2', hasPassword: false, state: 'revoked' as const }
  list = [
    { ...share, hasPassword: false },
    { ...over, revokedAt: revokedAt ?? Date.UTC(2026, 2, 4) },
    { ...share, shareId: 's3' },
  ]
  needsPassword = true
  show()
  const [, shut, revoked, open] = await screen.findAllByRole('row')
  expect(shut?.textContent).toContain('设置密码后才能打开')
  expect(revoked?.textContent).toContain('已撤回')
  expect(open?.textContent).toContain('有效')
})

test('a search asks the server once after the last key, and says when nobody is found', async () => {
  list = []
  show()
  await screen.findByText('没有分享')
  const field = screen.getByRole('searchbox', { name: '按候选人姓名查找' })
  // Without a pause between the letters, which a busy machine may make.
  for (const value of ['苏', '苏晴']) fireEvent.change(field, { target: { value } })
  await screen.findByText('没有符合条件的分享')
  const searches = api.inputsOf(listCompanyShares)
  expect(searches).toHaveLength(2)
  expect(searches[1]?.candidate).toBe('苏晴')
})

test('a share that is ended gives the focus of its actions on to the next', async () => {
  list = [share, { ...share, shareId: 's2', candidateName: '林晓彤' }]
  const user = show()
  api.answerBy(revokeCompanyShares, () => {
    list = list.map((each, index) => (index === 0 ? { ...each, state: 'revoked' } : each))
    return { revoked: 1 }
  })
  await user.click(await screen.findByRole('button', { name: '苏晴岚 的分享的操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '撤回这个分享' }))
  const sheet = await screen.findByRole('dialog', { name: '撤回这个分享' })
  await user.click(within(sheet).getByRole('button', { name: '撤回这个分享' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '撤回这个分享' })).toBe(null))
  await waitFor(() => expect(screen.queryByRole('button', { name: '苏晴岚 的分享的操作' })).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '林晓彤' })))
})

test('the focus goes to the choice of lists after all shares are ended', async () => {
  list = [share]
  const user = show()
  api.answerBy(revokeCompanyShares, () => {
    list = [{ ...share, state: 'revoked' }]
    return { revoked: 1 }
  })
  await user.click(await screen.findByRole('button', { name: /^撤回公司全部分享/ }))
  const prompt = { name: /^撤回公司全部分享/ }
  await user.click(within(await screen.findByRole('dialog', prompt)).getByRole('button', prompt))
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
})
