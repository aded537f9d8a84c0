import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listAccounts } from '../../../features/administration/accounts/contract.ts'
import { listRoles } from '../../../features/administration/roles/contract.ts'
import { getSettings } from '../../../features/administration/settings/contract.ts'
import { searchedWords } from '../../../features/platform/manage/rules/find-settings.ts'
import { getUserInfo, listSignInWays } from '../../../features/sign-in/session/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { getSignInRules } from '../../../features/sign-in/sign-in-rules/contract.ts'
import { account, answer, open } from './app-under-test.tsx'
import { manageSections } from './cards/manage-sections.ts'
import { answerFrame, unset } from './manage-under-test.ts'
import { messages as cn } from './messages/cn.ts'
import { messages as en } from './messages/en.ts'
import { messages as zhTW } from './messages/zh-TW.ts'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = scrolled
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView
  })
  answerFrame()
  signInAs({ userType: 'admin' })
  answer(getSettings, unset)
  answer(getUserInfo, { ...account, userType: 'admin' })
  answer(listAccounts, { list: [], count: 0, nextCursor: null, types: [] })
  answer(listRoles, [])
  answer(listSignInWays, { ways: ['password'] })
  answer(getSignInRules, {
    ways: ['password'],
    ownWay: 'password',
    demandsSecondFactor: false,
    hasOwnFactor: false,
    sessionHours: 8,
    restMinutes: null,
  })
})

const nav = () => within(screen.getByRole('navigation', { name: '管理项目' }))
const field = () => screen.findByRole('textbox', { name: '查找设置' })
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

test('typing lists every setting with the word in its label or its text, counted and marked, group by group', async () => {
  const { user, router } = await open('/manage/ai-scores')
  await user.type(await field(), '密码')
  expect(nav().getByRole('link', { name: /^分享链接需要密码/ })).toBeTruthy()
  expect(nav().getByRole('link', { name: /^密码登录|^邮箱和密码/ })).toBeTruthy()
  expect(new Set(marked())).toEqual(new Set(['密码']))
  const [, count] = /^(?:\d+) 项中 (\d+) 项$/.exec(nav().getByRole('status').textContent ?? '') ?? []
  const hits = nav()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('data-stop'))
  expect(hits).toHaveLength(Number(count))
  await waitFor(() => expect(router.state.location.search).toEqual({ find: '密码' }))
})

test('the arrow keys step from hit to hit, Enter opens the section with the setting in view and focused', async () => {
  const { user, router } = await open('/manage/accounts')
  await user.type(await field(), '先写自己的评价')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('先写自己的评价')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('AI 评分也在自己的评价之后')
  await user.keyboard('{ArrowUp}{Enter}')
  const control = await screen.findByRole('switch', { name: '先写自己的评价' })
  await waitFor(() => expect(document.activeElement).toBe(control))
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
  expect(control.closest('li')?.hasAttribute('data-wanted')).toBe(true)
  expect(router.state.location.pathname).toBe('/manage/evaluation')
  expect(router.state.location.search).toEqual({ find: '先写自己的评价', setting: 'ownOpinionFirst' })
})

test('an address with a search and a setting opens both', async () => {
  await open('/manage/signing-in?find=8&setting=length')
  expect(await field()).toHaveProperty('value', '8')
  const control = await screen.findByRole('combobox', { name: /最长登录时间|登录/ })
  await waitFor(() => expect(document.activeElement).toBe(control))
})

test('Escape empties the search and brings the groups back', async () => {
  const { user, router } = await open('/manage/accounts?find=密码')
  expect(await field()).toHaveProperty('value', '密码')
  expect(marked()).not.toEqual([])
  ;(await field()).focus()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(await field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(await field())
  expect(marked()).toEqual([])
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('words that no setting has are told; / leads to the field', async () => {
  const { user } = await open('/manage/accounts')
  await field()
  await user.keyboard('/')
  expect(document.activeElement).toBe(await field())
  await user.keyboard('没有这样的词')
  expect(screen.getByText('没有找到相关设置，请换一个词')).toBeTruthy()
})

test('every setting of the search has words in three languages, without values to fill in', () => {
  const read = (words: object, key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>(
        (found, part) => Object.entries(Object(found)).find(([name]) => name === part)?.[1],
        words,
      )
  const keys = manageSections.flatMap(({ intro, texts }) => [
    intro,
    ...texts.flatMap(({ label, text }) => [label, ...(text ? [text] : [])]),
  ])
  expect(keys.length).toBeGreaterThan(150)
  for (const words of [cn, en, zhTW])
    for (const key of keys) {
      const text = read(words, key)
      expect(text, key).toEqual(expect.any(String))
      expect(String(text), key).not.toMatch(/[{<]/)
      expect(searchedWords(String(text)), key).not.toEqual([])
    }
})
