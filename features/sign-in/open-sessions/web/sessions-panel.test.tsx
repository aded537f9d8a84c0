import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as manageCn } from '../../../platform/manage/messages/cn.ts'
import { messages as manageEn } from '../../../platform/manage/messages/en.ts'
import { messages as manageTw } from '../../../platform/manage/messages/zh-TW.ts'
import { rememberSignIn } from '../../session/web/signed-in.ts'
import { fakeUser } from '../../session/web/user-under-test.ts'
import { messages as rulesCn } from '../../sign-in-rules/messages/cn.ts'
import { messages as rulesEn } from '../../sign-in-rules/messages/en.ts'
import { messages as rulesTw } from '../../sign-in-rules/messages/zh-TW.ts'
import { endSession, listSessions } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { SessionsPanel } from './sessions-panel.tsx'

const words = {
  cn: { 'open-sessions': cn, 'sign-in-rules': rulesCn, manage: manageCn },
  en: { 'open-sessions': en, 'sign-in-rules': rulesEn, manage: manageEn },
  'zh-TW': { 'open-sessions': zhTW, 'sign-in-rules': rulesTw, manage: manageTw },
} as const

type Session = ReplyOf<typeof listSessions>['list'][number]

const own: Session = {
  sessionId: 's1',
  accountId: 'a1',
  userName: '沈岚',
  email: 'shen@company.example',
  way: 'password',
  secondFactor: 'totp',
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0',
  isHere: true,
  isCurrent: true,
  createdTime: Date.UTC(2026, 2, 14, 1),
  lastSeenTime: Date.UTC(2026, 2, 14, 2),
}
const other: Session = {
  ...own,
  sessionId: 's2',
  accountId: 'a2',
  userName: '周宁',
  email: 'zhou@company.example',
  way: 'oidc',
  secondFactor: null,
  browser: null,
  system: null,
  isHere: false,
  isCurrent: false,
}
let list: Session[] = []
let api: FakeApi

beforeEach(() => {
  list = [own, other]
  rememberSignIn({ token: 't', userInfo: fakeUser() })
  api = fakeApi()
  api.answerBy(listSessions, ({ text = '' }) => ({
    list: list.filter(({ userName }) => userName.includes(String(text))),
    before: null,
  }))
  api.answerBy(endSession, () => {
    list = [own]
    return null
  })
})

function show(locale: keyof typeof words) {
  renderScreen(
    <ToastProvider>
      <SessionsPanel />
    </ToastProvider>,
    { messages: words[locale], locale },
  )
  return userEvent.setup()
}

test.each([
  ['cn', '结束登录：周宁，未知浏览器', '登录已结束'],
  ['en', 'End the session of 周宁 on Unknown browser', 'The session has ended'],
  ['zh-TW', '結束登入：周宁，未知瀏覽器', '登入已結束'],
] as const)(
  'an administrator ends the session of another person, and not their own: %s',
  async (locale, label, done) => {
    const user = show(locale)
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(within(rows[0] ?? document.body).queryByRole('button')).toBe(null)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }))
    expect((await screen.findAllByText(done)).length).toBeGreaterThan(0)
    expect(api.inputsOf(endSession)).toEqual([{ sessionId: 's2' }])
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
)

test('sessions are found by a name, and where there is none it says so', async () => {
  const user = show('cn')
  await screen.findAllByRole('listitem')
  await user.type(screen.getByRole('searchbox'), '林')
  expect(await screen.findByText('没有找到登录')).toBeTruthy()
  expect(api.inputsOf(listSessions).at(-1)?.text).toBe('林')
})
