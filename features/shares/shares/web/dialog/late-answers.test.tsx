import 'fake-indexeddb/auto'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { messages as manage } from '../../../../platform/manage/messages/cn.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { registerActions } from '../../../../report/report/web/action-registry.ts'
import { answer, answerBy, facts, hold } from '../../../../report/report/web/calls-under-test.ts'
import { open } from '../../../../report/report/web/opened-page-under-test.tsx'
import { named, preparePage } from '../../../../report/report/web/page-under-test.ts'
import { renewSharePassword, revokeShares } from '../../contract/changing.ts'
import { shareReport } from '../../contract/messaging.ts'
import { listShares, makeShare, shareByEmail } from '../../contract.ts'
import { messages as shares } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { action } from '../action.ts'

preparePage()

const listed: ReplyOf<typeof listShares> = {
  shares: [],
  sections: [{ key: 'reportAIInterview', state: 'open' }],
  needsPassword: false,
  mailing: {
    needsPassword: false,
    sendsPassword: false,
    isMessengerSet: true,
    isServerSet: true,
    quota: null,
  },
}
const password = 'Kd27Rx'
const made = { shareId: 's1', shareUrl: 'https://x.example/link', password, expiresAt: 0 }

beforeAll(async () => {
  await action.Part.preload?.()
  await import('./share-dialog.tsx')
})

beforeEach(() => {
  registerActions([action])
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['share'] } })
  answer(listShares, listed)
  answer(makeShare, made)
  answer(shareReport, { ...made, isQueued: true, hasPassword: true })
  answer(shareByEmail, {
    shares: [{ shareId: 's1', email: 'gao@x.example', hasPassword: true, password }],
    expiresAt: 0,
  })
})

afterEach(() => registerActions([]))

type Opened = ReturnType<typeof open>

async function openIt(words: typeof en = shares) {
  const opened = open(`${named}&corpId=c1&cid=cid1&currentUserId=u1`, { shares: words, drafts, manage })
  await opened.user.click(await screen.findByRole('button', { name: words.action }))
  const dialog = within(await screen.findByRole('dialog', { name: words.title }))
  const press = async (name: string) => opened.user.click(await dialog.findByRole('button', { name }))
  return { ...opened, dialog, press }
}

type Dialog = Awaited<ReturnType<typeof openIt>>

const ways: readonly [string, AnyCall, (of: Dialog) => Promise<void>][] = [
  [
    'a link',
    makeShare,
    async ({ press }) => {
      await press('改为复制链接')
      await press('生成链接')
    },
  ],
  [
    'a mail',
    shareByEmail,
    async ({ user, dialog, press }) => {
      await user.type(await dialog.findByRole('textbox', { name: '邮箱' }), 'gao@x.example ')
      await press('发送给 1 人')
    },
  ],
  ['a conversation', shareReport, ({ press }) => press('发到钉钉会话')],
]

const leaving: readonly [string, (of: Opened) => void][] = [
  ['closed', () => {}],
  ['left with its report', ({ history }) => history.push('/login')],
]

test.each(ways.flatMap(([way, call, send]) => leaving.map(([left, go]) => ({ way, call, send, left, go }))))(
  'the password of $way that comes once the dialog was $left is shown all the same, once',
  async ({ call, send, go }) => {
    const opened = await openIt()
    const release = hold(call)
    await send(opened)
    await opened.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    act(() => go(opened))
    release()
    const late = within(await screen.findByRole('dialog', { name: '分享这份报告' }))
    expect(await late.findByText(password)).toBeTruthy()
    if (call === makeShare) expect(late.getByText(made.shareUrl)).toBeTruthy()
    await opened.user.click(late.getByRole('button', { name: '我已保存' }))
    await waitFor(() => expect(screen.queryByText(password)).toBe(null))
  },
)

const share = {
  shareId: 's1',
  to: 'gao@x.example',
  mails: [],
  sections: ['reportAIInterview'],
  showsScores: true,
  hasPassword: true,
  language: 'cn' as const,
  note: '',
  madeBy: '陈薇',
  madeAt: 1,
  expiresAt: Date.now() + 1e8,
  revokedAt: null,
  revokedBy: null,
  firstViewedAt: null,
  lastViewedAt: null,
  views: 0,
  readings: [],
}

test.each([
  {
    words: shares,
    mailIt: '发送给 1 人',
    made: '没有收到答复，链接可能已经生成。如果列表中有新的链接，请撤回后重新生成',
    revoked: '没有收到答复，请在列表中查看是否已撤回',
    renewed: '没有收到答复，之前的密码可能已失效，请再生成一次',
    sent: '没有收到答复，请重试，同一个分享不会重复发送',
  },
  {
    words: en,
    mailIt: 'Send to 1',
    made: 'No answer came, so a link may exist: if the list shows a new one, revoke it and create another',
    revoked: 'No answer came: see in the list what was revoked',
    renewed: 'No answer came, so the previous password may no longer work: replace it once more',
    sent: 'No answer came. Try again: the same share is not sent twice',
  },
  {
    words: zhTW,
    mailIt: '傳送給 1 人',
    made: '沒有收到答覆，連結可能已經產生。如果列表中有新的連結，請撤回後重新產生',
    revoked: '沒有收到答覆，請在列表中查看是否已撤回',
    renewed: '沒有收到答覆，之前的密碼可能已失效，請再產生一次',
    sent: '沒有收到答覆，請重試，同一個分享不會重複傳送',
  },
])('an unanswered call is not called failed, in each language', async (said) => {
  const { words, mailIt } = said
  answer(listShares, { ...listed, shares: [share] })
  for (const call of [makeShare, shareByEmail, renewSharePassword, revokeShares]) {
    answerBy(call, () => {
      throw new TypeError('Failed to fetch')
    })
  }
  const { user, dialog, press } = await openIt(words)
  await press(words.renew)
  await press(words.renewReally)
  await screen.findAllByText(said.renewed)
  await press(words.revoke)
  await press(words.revokeReally)
  await screen.findAllByText(said.revoked)
  await press(words.linkInstead)
  await press(words.make)
  await screen.findAllByText(said.made)
  await press(words.mailInstead)
  await user.type(await dialog.findByRole('textbox', { name: words.email }), 'gao@x.example ')
  await user.click(dialog.getByRole('button', { name: mailIt }))
  await screen.findAllByText(said.sent)
})

test('a report that was sent into a conversation without an answer is not said to have failed', async () => {
  answerBy(shareReport, () => {
    throw new TypeError('Failed to fetch')
  })
  const { press } = await openIt()
  await press('发到钉钉会话')
  await screen.findAllByText('没有收到答复，请重试，同一个分享不会重复发送')
})

test.each([
  [shares, '密码不再显示，请在“谁可以查看”中生成新密码。', '：'],
  [en, 'the password is not shown again. Give the link a new one under “Who can see it”.', ': '],
  [zhTW, '密碼不再顯示，請在「誰看得到」中產生新密碼。', '：'],
])(
  'a password that was lost with the first answer is said to be, and another one can be made',
  async (words, lost, colon) => {
    answer(listShares, { ...listed, shares: [{ ...share, to: null }] })
    answer(shareReport, { ...made, isQueued: true, hasPassword: true, shareUrl: null, password: null })
    const mailed = { shareId: 's1', email: 'gao@x.example', hasPassword: true, password: null }
    answer(shareByEmail, { shares: [mailed], expiresAt: 0 })
    const { user, dialog, press } = await openIt(words)
    await press(words.toConversation)
    expect(await dialog.findByText(`${words.nobodyNamed}${colon}${lost}`)).toBeTruthy()
    expect(dialog.getByRole('button', { name: words.renew })).toBeTruthy()
    await press(words.another)
    await user.type(await dialog.findByRole('textbox', { name: words.email }), 'gao@x.example ')
    await user.click(dialog.getByRole('button', { name: /1$|1 人$/ }))
    expect(await dialog.findByText(`gao@x.example${colon}${lost}`)).toBeTruthy()
    expect(dialog.getByRole('button', { name: words.renew })).toBeTruthy()
  },
)
