import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { registerActions } from '../../../report/report/web/action-registry.ts'
import {
  answer,
  answerBy,
  asked,
  facts,
  refuse,
  timesAsked,
} from '../../../report/report/web/calls-under-test.ts'
import { open } from '../../../report/report/web/opened-page-under-test.tsx'
import { heading, named, preparePage } from '../../../report/report/web/page-under-test.ts'
import { accountsPerPage, listUnfrozenUsers, transmitResume } from '../contract.ts'
import { messages as recommend } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { action } from './action/recommend.ts'

preparePage()

type Account = ReplyOf<typeof listUnfrozenUsers>[number]

const account = (userId: string, userName: string, more: Partial<Account> = {}): Account => ({
  userId,
  id: userId,
  userName,
  email: `${userId}@hailan.example`,
  userType: 'general',
  ...more,
})
const staff = [
  account('u1', '沈岚', { userType: 'interviewer' }),
  account('u2', '吴涛'),
  account('u3', 'Anna', { userType: 'admin' }),
]

function holds(text: string) {
  return ({ userName, email }: Account) => `${userName} ${email}`.toLowerCase().includes(text.toLowerCase())
}

// The parts come when they are drawn: the first test must not wait for the whole of their code.
beforeAll(async () => {
  await action.Part.preload?.()
  await import('./recommend-dialog.tsx')
})

beforeEach(() => {
  registerActions([action])
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['recommend'] } })
  answerBy(listUnfrozenUsers, (sent) => staff.filter(holds(sent.get('searchText') ?? '')))
  answer(transmitResume, null)
})

afterEach(async () => {
  registerActions([])
  await forgetDrafts('u')
})

const show = (address = named) => open(address, { recommend, drafts })
const openIt = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: '推荐' }))
  return screen.findByRole('dialog', { name: '推荐给同事' })
}
const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) })
const sentTo = () => asked.filter(({ path }) => path === transmitResume.path)

describe('the list of colleagues', () => {
  test('opens with a search field and who they are, by one call [R2-115 P2-148 R7-082]', async () => {
    const { user } = show()
    const dialog = await openIt(user)
    expect(within(dialog).getByRole('searchbox', { name: '搜索姓名或邮箱' })).toBeTruthy()
    expect((await option('沈岚')).textContent).toBe('沈岚u1@hailan.example面试官')
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(timesAsked(listUnfrozenUsers)).toBe(1)
    const sent = asked.find(({ path }) => path === listUnfrozenUsers.path)?.sent
    expect(sent?.get('positionIdList')).toBe('["p"]')
    expect(sent?.get('limit')).toBe(String(accountsPerPage))
  })

  test('is searched by the server, and says when nobody matches [P2-118]', async () => {
    const { user } = show()
    await openIt(user)
    await option('沈岚')
    const field = screen.getByRole('searchbox')
    await user.type(field, 'aNNa')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    expect(await option('Anna')).toBeTruthy()
    await user.type(field, '!')
    expect(await screen.findByText('没有找到匹配的同事')).toBeTruthy()
  })

  test('says when it fails, and comes with the next try', async () => {
    refuse(listUnfrozenUsers, 9)
    const { user } = show()
    await openIt(user)
    expect((await screen.findByRole('alert')).textContent).toContain('同事名单未能载入')
    answer(listUnfrozenUsers, staff)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await option('沈岚')).toBeTruthy()
  })

  test('comes page by page', async () => {
    const all = Array.from({ length: accountsPerPage + 2 }, (_, index) =>
      account(`m${index}`, `员工 ${index}`),
    )
    answerBy(listUnfrozenUsers, (sent) => {
      const at = all.findIndex(({ userId }) => userId === sent.get('cursor')) + 1
      return all.slice(at, at + accountsPerPage)
    })
    const { user } = show()
    await openIt(user)
    await option('员工 0')
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(accountsPerPage + 2))
    expect(screen.queryByRole('button', { name: '加载更多' })).toBe(null)
  })

  test('chooses any number, and a second tap takes back [R5-022 P2-149]', async () => {
    const { user } = show()
    const dialog = await openIt(user)
    await user.click(await option('沈岚'))
    await user.click(await option('Anna'))
    expect(within(dialog).getByText('已选 2 位同事')).toBeTruthy()
    await user.click(await option('沈岚'))
    expect((await option('沈岚')).getAttribute('aria-selected')).toBe('false')
    expect((await option('Anna')).getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('button', { name: '移除 Anna' }))
    expect((await option('Anna')).getAttribute('aria-selected')).toBe('false')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('is gone through by keys: one stop of Tab, arrows within, space and enter choose', async () => {
    const { user } = show()
    await openIt(user)
    const first = await option('沈岚')
    screen.getByRole('searchbox').focus()
    await user.tab()
    expect(document.activeElement).toBe(first)
    await user.keyboard('{ArrowDown} {End}{Enter}')
    expect(document.activeElement).toBe(await option('Anna'))
    const chosen = screen.getAllByRole('option', { selected: true })
    expect(chosen.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['吴涛', 'An'])
    await user.keyboard('{Home}{ArrowUp}')
    expect(document.activeElement).toBe(first)
  })
})

describe('recommending', () => {
  const chooseOne = async (user: ReturnType<typeof show>['user']) => {
    await openIt(user)
    await user.click(await option('沈岚'))
    await user.click(screen.getByRole('button', { name: '继续' }))
    return screen.findByRole('dialog', { name: '填写备注' })
  }

  test('without a chosen colleague shows a hint and sends nothing [R5-020 P5-006]', async () => {
    const { user } = show()
    await openIt(user)
    await option('沈岚')
    await user.click(screen.getByRole('button', { name: '继续' }))
    expect(await screen.findByText('请至少选择一位同事')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: '推荐给同事' })).toBeTruthy()
    expect(sentTo()).toEqual([])
  })

  test('takes a remark and sends all of it once [R1-025 R2-116 P2-119 R8-011]', async () => {
    const { user } = show()
    const dialog = await chooseOne(user)
    const area = within(dialog).getByRole('textbox', { name: '备注（选填）' })
    await waitFor(() => expect(document.activeElement).toBe(area))
    await user.type(area, '请看第二题')
    await user.click(within(dialog).getByRole('button', { name: '推荐' }))
    expect(await screen.findByText('已推荐')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '填写备注' })).toBe(null)
    expect(sentTo().map(({ sent }) => Object.fromEntries(sent))).toEqual([
      {
        registerUserIdAry: '["u1"]',
        resumeIndex: '0',
        selectNote: '请看第二题',
        targetStageId: '2',
        targetStageTypeKind: '2',
        updateIdsAry: '["c1"]',
      },
    ])
    // What was sent is not offered again.
    await openIt(user)
    expect(screen.queryByText(/已选/)).toBe(null)
  })

  test.each([
    [recommend, '推荐', '继续', '填写备注', '推荐', '已推荐'],
    [en, 'Recommend', 'Continue', 'Note to colleagues', 'Send', 'Recommended'],
    [zhTW, '推薦', '繼續', '填寫備註', '推薦', '已推薦'],
  ])(
    'says in a notice that it went, in each language [P8-024]',
    async (words, action, next, title, send, notice) => {
      const { user } = open(named, { recommend: words, drafts })
      await user.click(await screen.findByRole('button', { name: action }))
      await user.click(await option('沈岚'))
      await user.click(screen.getByRole('button', { name: next }))
      const dialog = await screen.findByRole('dialog', { name: title })
      await user.click(within(dialog).getByRole('button', { name: send }))
      expect(await screen.findByText(notice)).toBeTruthy()
    },
  )

  test('takes 500 characters of a remark and no more [R5-023 R9-003 P2-150 P5-007]', async () => {
    const { user } = show()
    const dialog = await chooseOne(user)
    const area = within(dialog).getByRole('textbox', { name: '备注（选填）' })
    await user.click(area)
    await user.paste('字'.repeat(501))
    expect(area).toHaveProperty('value', '字'.repeat(500))
    expect(within(dialog).getByText('500/500')).toBeTruthy()
  })

  test('that the server refuses keeps what was written', async () => {
    refuse(transmitResume, 1005, '所选同事不存在或已被冻结')
    const { user } = show()
    const dialog = await chooseOne(user)
    await user.type(within(dialog).getByRole('textbox'), '一')
    await user.click(within(dialog).getByRole('button', { name: '推荐' }))
    await waitFor(() => expect(sentTo()).toHaveLength(1))
    expect(within(dialog).getByRole('textbox')).toHaveProperty('value', '一')
    expect(screen.queryByText('已推荐')).toBe(null)
  })

  test('that did not reach the server is said on the button, and sent again under its key', async () => {
    // A sign-in that ran out: the call was not taken.
    refuse(transmitResume, 1004)
    // The page's own address, to which what is not sent leads.
    history.replaceState(null, '', '/shareurl')
    onTestFinished(() => history.replaceState(null, '', '/'))
    const { user } = show()
    await chooseOne(user)
    await user.type(screen.getByRole('textbox'), '一')
    await user.click(screen.getByRole('button', { name: '推荐' }))
    expect(await screen.findByText(/尚未提交/)).toBeTruthy()
    answer(transmitResume, null)
    await user.click(screen.getByRole('button', { name: '重新提交' }))
    expect(await screen.findByText('已推荐')).toBeTruthy()
    const keys = sentTo().map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })
})

describe('the action', () => {
  const isOffered = () => screen.queryByRole('button', { name: '推荐' }) !== null

  test('shows where the server allows it [R4-029 P4-063]', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['remark'] } })
    const { unmount } = show()
    await heading()
    expect(isOffered()).toBe(false)
    unmount()
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['recommend'] } })
    show()
    expect(await screen.findByRole('button', { name: '推荐' })).toBeTruthy()
  })

  test('does not show in the personal mode [R2-027]', async () => {
    show(`${named}&mode=personal`)
    await heading()
    expect(isOffered()).toBe(false)
  })
})

test('recommending a candidate whose recommendation was withdrawn asks first', async () => {
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['recommend'], standing: 'withdrawn' } })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '推荐' }))
  const question = await screen.findByRole('dialog', { name: '仍要推荐？' })
  await user.click(within(question).getByRole('button', { name: '返回' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await user.click(screen.getByRole('button', { name: '推荐' }))
  await user.click(await screen.findByRole('button', { name: '仍要推荐' }))
  expect(await screen.findByRole('dialog', { name: recommend.title })).toBeTruthy()
})
