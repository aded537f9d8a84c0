import { noticeKind } from '@candor/testkit/web/notices'
import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { messages as manage } from '../../../../platform/manage/messages/cn.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { registerActions } from '../../../../report/report/web/action-registry.ts'
import { answer, asked, facts, hold, refuse } from '../../../../report/report/web/calls-under-test.ts'
import { open } from '../../../../report/report/web/opened-page-under-test.tsx'
import { named, preparePage } from '../../../../report/report/web/page-under-test.ts'
import { renewSharePassword, revokeShares } from '../../contract/changing.ts'
import { shareReport } from '../../contract/messaging.ts'
import { listShares, shareByEmail } from '../../contract.ts'
import { messages as shares } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { action } from '../action.ts'

preparePage()

type Listed = ReplyOf<typeof listShares>

const listed: Listed = {
  shares: [],
  sections: [{ key: 'reportAIInterview', state: 'open' }],
  needsPassword: false,
  mailing: {
    needsPassword: false,
    sendsPassword: false,
    isMessengerSet: false,
    isServerSet: true,
    quota: null,
  },
}
const sent = (email: string, password: string | null) => ({
  shareId: email,
  email,
  hasPassword: password !== null,
  password,
})

beforeAll(async () => {
  await action.Part.preload?.()
  await import('./share-dialog.tsx')
})

beforeEach(() => {
  registerActions([action])
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['share'] } })
  answer(listShares, listed)
  answer(shareByEmail, { shares: [sent('gao@x.example', null)], expiresAt: 0 })
})

afterEach(() => {
  registerActions([])
})

async function openIt(address = named) {
  const { user } = open(address, { shares, drafts })
  await user.click(await screen.findByRole('button', { name: '分享' }))
  const dialog = await screen.findByRole('dialog', { name: '分享这份报告' })
  return { user, dialog, field: await within(dialog).findByRole('textbox', { name: '邮箱' }) }
}
const mailed = () => asked.filter(({ path }) => path === shareByEmail.path)
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^发送/ })

test('a report is mailed from its page by a field and a button, said to be shared, and the dialog is gone [P2-120 P2-147 P8-005 R8-012]', async () => {
  const { user, dialog, field } = await openIt()
  await user.click(within(dialog).getByText('不需要'))
  await user.type(field, 'gao@x.example')
  await user.click(confirm(dialog))
  expect(await screen.findByText('分享成功')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '分享这份报告' })).toBe(null))
  const [call] = mailed()
  expect(call?.sent.get('email')).toBe('gao@x.example')
  expect(call?.sent.get('shareUrl')).toMatch(/\/newShareReport\?userid=./)
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
})

test('the form of a share begins with 30 days', async () => {
  const { dialog } = await openIt()
  expect(within(dialog).getByRole('radio', { name: '30 天' })).toHaveProperty('checked', true)
})

test('after sending, the dialog says what the recipient does next, and is closed by a button', async () => {
  answer(shareByEmail, { shares: [sent('gao@x.example', 'K4DX7R')], expiresAt: 0 })
  const { user, dialog, field } = await openIt()
  await user.type(field, 'gao@x.example')
  await user.click(confirm(dialog))
  const next = within(await within(dialog).findByRole('region', { name: '接下来' }))
  expect(next.getByText('对方打开链接，输入密码后即可查看报告，无需账号。')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '完成' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '分享这份报告' })).toBe(null))
})

test.each([
  [shares, '分享', '邮箱', '发送给 1 人', '分享成功'],
  [en, 'Share', 'Email', 'Send to 1', 'Shared'],
  [zhTW, '分享', '電子郵件', '傳送給 1 人', '分享成功'],
])(
  'a notice says that a report was shared, in each language [P8-024]',
  async (words, action, email, send, notice) => {
    const { user } = open(named, { shares: words, drafts })
    await user.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: email }), 'gao@x.example ')
    await user.click(dialog.getByRole('button', { name: send }))
    expect(await screen.findByText(notice)).toBeTruthy()
  },
)

test.each([
  [shares, '分享', '面试安排；公司未对访客开放结果与意见', /面试安排、结果与意见/],
  [
    en,
    'Share',
    'interviews with people; your company does not open their results and comments to visitors',
    /interviews with people, with results and comments/,
  ],
  [zhTW, '分享', '面試安排；公司未對訪客開放結果與意見', /面試安排、結果與意見/],
])(
  'of interviews with people it promises no feedback that the company keeps to its owners, in each language',
  async (words, action, text, promised) => {
    const feedback = { key: 'interviewFeedback', state: 'open', isWithoutResults: true } as const
    answer(listShares, { ...listed, sections: [...listed.sections, feedback] })
    const { user } = open(named, { shares: words, drafts })
    await user.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('checkbox', { name: new RegExp(text) })).toBeTruthy()
    expect(dialog.queryByText(promised)).toBe(null)
  },
)

test('an empty field is told in its words, and nothing is sent [R5-018 P5-004 P8-003]', async () => {
  const { user, dialog } = await openIt()
  await user.click(confirm(dialog))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('请输入邮箱')
  expect(mailed()).toEqual([])
})

test('a wrong address is told in its words once it is confirmed, and nothing is sent [R5-019 P5-005 P8-004]', async () => {
  const { user, dialog, field } = await openIt()
  await user.click(confirm(dialog))
  await user.type(field, 'abc@')
  expect(within(dialog).queryByRole('alert')).toBe(null)
  await user.click(confirm(dialog))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('邮箱格式不正确')
  expect(mailed()).toEqual([])
})

test('several addresses become chips, once each, and the wrong one among them stays to be mended', async () => {
  const { user, dialog, field } = await openIt()
  await user.click(field)
  await user.paste('a@x.example; A@x.example, b@x.example abc c@x.example')
  const chips = () => within(dialog).getAllByRole('button', { name: /^移除/ })
  expect(chips()).toHaveLength(2)
  expect(field).toHaveProperty('value', 'abc c@x.example')
  expect(within(dialog).getByRole('alert').textContent).toBe('邮箱格式不正确：abc')
  await user.clear(field)
  await user.keyboard('{Backspace}')
  expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual(['移除 a@x.example'])
  expect(confirm(dialog).textContent).toBe('发送给 1 人')
})

test('passwords are shown once after sending, each beside its address', async () => {
  answer(shareByEmail, {
    shares: [sent('a@x.example', 'Kd27Rx'), sent('b@x.example', 'mW8pQ2')],
    expiresAt: 0,
  })
  const { user, dialog, field } = await openIt()
  await user.type(field, 'a@x.example b@x.example ')
  await user.click(confirm(dialog))
  expect(await within(dialog).findByText('Kd27Rx')).toBeTruthy()
  expect(within(dialog).getByText('b@x.example')).toBeTruthy()
  expect(within(dialog).getAllByRole('button', { name: '复制密码' })).toHaveLength(2)
})

test('a failed mailing shows the server’s words, and what was typed stays [R8-007]', async () => {
  refuse(shareByEmail, 9, 'M')
  const { user, dialog, field } = await openIt()
  await user.type(field, 'gao@x.example')
  await user.click(confirm(dialog))
  expect(await noticeKind('M')).toBe('info')
  expect(within(dialog).getByRole('button', { name: '移除 gao@x.example' })).toBeTruthy()
})

test.each([
  ['7', '7'],
  [undefined, '4'],
])(
  'a report opened in a conversation of the messaging app %s is sent into it by a button, as of app %s [R7-081 P7-050 R3-080 P3-002]',
  async (appId, sent) => {
    answer(listShares, { ...listed, mailing: { ...listed.mailing, isMessengerSet: true } })
    answer(shareReport, {
      shareId: '1',
      isQueued: true,
      hasPassword: true,
      shareUrl: 'x',
      password: 'Kd27Rx',
      expiresAt: 0,
    })
    const { user, dialog } = await openIt(
      `${named}&corpId=c1&cid=cid1&currentUserId=u1${appId ? `&appId=${appId}` : ''}`,
    )
    await user.click(await within(dialog).findByRole('button', { name: '发到钉钉会话' }))
    expect(await within(dialog).findByText('Kd27Rx')).toBeTruthy()
    const call = asked.find(({ path }) => path === shareReport.path)
    expect(Object.fromEntries(call?.sent ?? [])).toMatchObject({
      corpId: 'c1',
      appId: sent,
      cid: 'cid1',
      currentUserId: 'u1',
    })
  },
)

test('elsewhere there is no such button', async () => {
  answer(listShares, { ...listed, mailing: { ...listed.mailing, isMessengerSet: true } })
  const { dialog } = await openIt()
  expect(within(dialog).queryByRole('button', { name: '发到钉钉会话' })).toBe(null)
})

const share = {
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
  [
    shares,
    '分享',
    '分享这份报告',
    '生成新密码',
    '确认生成',
    /^新密码关闭后不再显示，请另行告知对方。之前的密码已失效/,
  ],
  [
    en,
    'Share',
    'Share this report',
    'New password',
    'Replace it now',
    /^The new password is not shown again once you close this/,
  ],
  [
    zhTW,
    '分享',
    '分享這份報告',
    '產生新密碼',
    '確認產生',
    /^新密碼關閉後不再顯示，請另行告知對方。之前的密碼已失效/,
  ],
])(
  'the password of a share is replaced by a button that asks once, and told there',
  async (words, action, title, label, really, told) => {
    answer(listShares, { ...listed, shares: [{ ...share, shareId: 's1', to: 'gao@x.example', mails: [] }] })
    answer(renewSharePassword, { password: 'mW8pQ2' })
    const { user } = open(named, { shares: words, drafts })
    await user.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await user.click(await dialog.findByRole('button', { name: label }))
    expect(asked.some(({ path }) => path === renewSharePassword.path)).toBe(false)
    await user.click(dialog.getByRole('button', { name: really }))
    expect(await dialog.findByText('mW8pQ2')).toBeTruthy()
    expect(dialog.getByText(told)).toBeTruthy()
    const call = asked.find(({ path }) => path === renewSharePassword.path)
    expect(Object.fromEntries(call?.sent ?? [])).toEqual({ jobseekerChannelId: 'c1', shareId: 's1' })
  },
)

test('a new password that comes once the dialog was closed is shown all the same', async () => {
  answer(listShares, { ...listed, shares: [{ ...share, shareId: 's1', to: 'gao@x.example', mails: [] }] })
  answer(renewSharePassword, { password: 'mW8pQ2' })
  const { user } = open(named, { shares, drafts, manage })
  await user.click(await screen.findByRole('button', { name: '分享' }))
  const dialog = within(await screen.findByRole('dialog', { name: shares.title }))
  const release = hold(renewSharePassword)
  await user.click(await dialog.findByRole('button', { name: shares.renew }))
  await user.click(dialog.getByRole('button', { name: shares.renewReally }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  release()
  expect(await screen.findByText('mW8pQ2')).toBeTruthy()
})

test('a second link is revoked while the first is still being revoked', async () => {
  const rows = ['s1', 's2'].map((shareId) => ({ ...share, shareId, to: `${shareId}@x.example`, mails: [] }))
  answer(listShares, { ...listed, shares: rows })
  answer(revokeShares, { revoked: 1 })
  const { user, dialog } = await openIt()
  const release = hold(revokeShares)
  const buttons = await within(dialog).findAllByRole('button', { name: '撤回' })
  for (const button of buttons) {
    await user.click(button)
    await user.click(within(dialog).getByRole('button', { name: '确认撤回' }))
  }
  const revoked = asked.filter(({ path }) => path === revokeShares.path)
  expect(revoked.map(({ sent }) => sent.get('shareId'))).toEqual(['s1', 's2'])
  release()
})

test('the list of shares shows each address, the state of its mail and who forwarded it', async () => {
  const mail = { to: 'gao@x.example', kind: 'link', lastError: null } as const
  answer(listShares, {
    ...listed,
    shares: [
      {
        ...share,
        shareId: '1',
        to: 'gao@x.example',
        mails: [
          { ...mail, state: 'sent' },
          { ...mail, to: 'f@x.example', kind: 'sentOn', state: 'sent' },
        ],
      },
      {
        ...share,
        shareId: '2',
        to: 'no@x.example',
        mails: [{ ...mail, state: 'failed', lastError: '550 no such mailbox' }],
      },
      { ...share, shareId: '3', to: null, mails: [] },
    ],
  })
  const { dialog } = await openIt()
  expect(await within(dialog).findByText('gao@x.example')).toBeTruthy()
  expect(within(dialog).getByText('由访客转发给 f@x.example')).toBeTruthy()
  expect(within(dialog).getByText('550 no such mailbox')).toBeTruthy()
  expect(within(dialog).getByText('发送失败')).toBeTruthy()
  expect(within(dialog).getByText('链接，未指定收件人')).toBeTruthy()
})

test.each([
  [shares, '分享', '分享这份报告', '设置密码后才能打开', '公司要求每个链接都有密码', '1 个有效，0 个已结束'],
  [
    en,
    'Share',
    'Share this report',
    'Does not open without a password',
    'The company requires one on every link',
    '1 open, 0 ended',
  ],
  [zhTW, '分享', '分享這份報告', '設定密碼前無法開啟', '公司要求每個連結都有密碼', '1 個有效，0 個已結束'],
])(
  'where the company asks for a password a link without one says that it opens nothing, and why',
  async (words, action, title, told, why, count) => {
    const [bare, locked] = ['s1', 's2'].map((shareId) => ({
      ...share,
      shareId,
      to: `${shareId}@x.example`,
      mails: [],
      hasPassword: shareId === 's2',
    }))
    answer(listShares, {
      ...listed,
      needsPassword: true,
      shares: [bare, locked].flatMap((each) => each ?? []),
    })
    const { user } = open(named, { shares: words, drafts })
    await user.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const rows = await dialog.findAllByRole('listitem')
    const row = (of: string) => rows.find((each) => each.textContent?.includes(of))?.textContent
    for (const said of [told, why]) {
      expect(row('s1@x.example')).toContain(said)
      expect(row('s2@x.example')).not.toContain(said)
    }
    expect(dialog.getByText(count)).toBeTruthy()
  },
)

test.each([
  [shares, '已无法打开', '公司已不对访客开放其中的内容', '0 个有效，0 个已结束'],
  [en, 'Opens nothing', 'Your company no longer shows its sections to visitors', '0 open, 0 ended'],
  [zhTW, '無法開啟', '公司已不對訪客開放其中的內容', '0 個有效，0 個已結束'],
])(
  'a link of which the company has closed everything says that it opens nothing, and why',
  async (words, told, why, count) => {
    answer(listShares, {
      ...listed,
      shares: [{ ...share, shareId: 's1', to: null, mails: [], sections: [] }],
    })
    const { user } = open(named, { shares: words, drafts })
    await user.click(await screen.findByRole('button', { name: words.action }))
    const dialog = within(await screen.findByRole('dialog', { name: words.title }))
    expect(await dialog.findByText(told)).toBeTruthy()
    expect(dialog.getByText(why)).toBeTruthy()
    expect(dialog.getByText(count)).toBeTruthy()
  },
)

test('inside the mini-app whoever may share has no button for it [R2-024 R1-029]', async () => {
  const { unmount } = open(named, { shares, drafts })
  expect(await screen.findByRole('button', { name: '分享' })).toBeTruthy()
  unmount()
  open(`${named}&isFrom=miniapp`, { shares, drafts })
  await screen.findByText('简历内容')
  expect(screen.queryByRole('button', { name: '分享' })).toBe(null)
})

test('sharing the report of a candidate who left the stage asks first', async () => {
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['share'], standing: 'left' } })
  const { user } = open(named, { shares, drafts })
  await user.click(await screen.findByRole('button', { name: '分享' }))
  const question = await screen.findByRole('dialog', { name: '仍要分享？' })
  expect(within(question).getByText(/已离开推荐时的阶段/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: '仍要分享' }))
  expect(await screen.findByRole('dialog', { name: '分享这份报告' })).toBeTruthy()
})
