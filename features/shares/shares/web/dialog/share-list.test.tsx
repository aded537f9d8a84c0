import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { messages as manage } from '../../../../platform/manage/messages/cn.ts'
import { answer, asked, hold } from '../../../../report/report/web/calls-under-test.ts'
import { open } from '../../../../report/report/web/opened-page-under-test.tsx'
import { named } from '../../../../report/report/web/page-under-test.ts'
import { renewSharePassword, revokeShares } from '../../contract/changing.ts'
import { listShares } from '../../contract.ts'
import { messages as shares } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { listed, openIt, prepareShareDialog, share } from './share-dialog-under-test.ts'

prepareShareDialog()

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
  'the password of a share is replaced by a button that asks once, and shown there',
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

test('a new password that comes after the dialog was closed is still shown', async () => {
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
  'a link without a required password says that it opens nothing, and why',
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
    const row = (of: string) => rows.find((item) => item.textContent?.includes(of))?.textContent
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
  'a link whose sections the company has all closed says that it opens nothing, and why',
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
