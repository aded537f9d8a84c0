import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { listHeldMail, listMail, retryMail } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { HeldMail } from './held-mail.tsx'
import { MailPanel } from './mail-panel.tsx'

const mail: ReplyOf<typeof listMail>['list'][number] = {
  mailId: 'm1',
  to: 'su@x.example',
  subject: 'A link',
  text: 'Open ••••••',
  state: 'withdrawn',
  tries: 0,
  lastError: null,
  reason: 'linkOver',
  isWaySet: true,
  createdTime: Date.UTC(2026, 2, 14, 1),
  sentTime: null,
}
const list: (typeof mail)[] = [
  mail,
  { ...mail, mailId: 'm2', state: 'failed', tries: 1, reason: 'tooLate' },
  { ...mail, mailId: 'm3', state: 'failed', tries: 2, reason: 'outcomeUnknown' },
  {
    ...mail,
    mailId: 'm4',
    state: 'failed',
    tries: 6,
    reason: null,
    isWaySet: false,
    lastError: '550 no such mailbox',
  },
]

let api: FakeApi

beforeEach(() => {
  forgetSignIn()
  api = fakeApi()
  api.answer(listMail, { isMailServerSet: false, list, before: null })
})

test.each([
  ['cn', cn, '已尝试 1 次', '已尝试 6 次'],
  ['en', en, '1 attempt', '6 attempts'],
  ['zh-TW', zhTW, '已嘗試 1 次', '已嘗試 6 次'],
] as const)('the list says in %s why a mail did not go out', async (locale, mailWords, once, often) => {
  renderScreen(
    <ToastProvider>
      <MailPanel />
    </ToastProvider>,
    { messages: { mail: mailWords }, locale },
  )
  expect(await screen.findByText(mailWords.reasons.linkOver)).toBeTruthy()
  expect(screen.getByText(`${once} · ${mailWords.reasons.tooLate}`)).toBeTruthy()
  expect(screen.getByText(new RegExp(mailWords.reasons.outcomeUnknown))).toBeTruthy()
  expect(screen.getByText(`${often} · 550 no such mailbox`)).toBeTruthy()
  // Two of the three that failed go by a way that is set up, whether or not that is a mail server.
  expect(screen.getAllByRole('button', { name: mailWords.retry })).toHaveLength(2)
})

test('a mail whose text was deleted is listed so, without the offer to send it again', async () => {
  const old = { ...mail, mailId: 'm5', text: null, state: 'failed' as const }
  api.answer(listMail, { isMailServerSet: true, list: [old], before: null })
  renderScreen(
    <ToastProvider>
      <MailPanel />
    </ToastProvider>,
    { messages: { mail: en }, locale: 'en' },
  )
  const words = 'The text of an email is kept for 90 days; this one has been deleted'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('the focus moves to the choice of the list when its last mail is sent again', async () => {
  let left = list.slice(2, 3)
  api.answerBy(listMail, () => ({ isMailServerSet: true, list: left, before: null }))
  api.answerBy(retryMail, () => {
    left = []
    return null
  })
  renderScreen(
    <ToastProvider>
      <MailPanel />
    </ToastProvider>,
    { messages: { mail: en }, locale: 'en' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('No email yet')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

test.each([
  ['cn', cn, '邮件服务器不接受 MAIL_URL 中的账号或密码，3 封邮件正在等待。'],
  ['en', en, 'The mail server refuses the user name or password in MAIL_URL. 3 emails wait.'],
  ['zh-TW', zhTW, '郵件伺服器不接受 MAIL_URL 中的帳號或密碼，3 封郵件正在等待。'],
] as const)(
  'a warning says in %s why mail waits, and in which words it was refused',
  async (locale, words, said) => {
    const held = { channel: 'mail', fault: 'login', count: 3, lastError: '535 5.7.8 not accepted' } as const
    api.answer(listHeldMail, { list: [held] })
    renderScreen(<HeldMail />, { messages: { mail: words }, locale })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(said)
    expect(alert.textContent).toContain('535 5.7.8 not accepted')
  },
)
