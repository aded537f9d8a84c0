import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { answer, asked, facts } from '../../../../report/report/web/calls-under-test.ts'
import { open } from '../../../../report/report/web/opened-page-under-test.tsx'
import { named } from '../../../../report/report/web/page-under-test.ts'
import { shareReport } from '../../contract/messaging.ts'
import { listShares, shareByEmail } from '../../contract.ts'
import { messages as shares } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { confirm, listed, mailed, openIt, prepareShareDialog, sent } from './share-dialog-under-test.ts'

prepareShareDialog()

test('a report is mailed from its page by a field and a button, a notice tells it, and the dialog closes [P2-120 P2-147 P8-005 R8-012]', async () => {
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

test('a dialog tells after sending how the recipient opens the report, and is closed by a button', async () => {
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
  'a dialog promises no feedback of interviews that the company keeps to its owners, in each language',
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

test('the button of the messaging app shows in no other browser', async () => {
  answer(listShares, { ...listed, mailing: { ...listed.mailing, isMessengerSet: true } })
  const { dialog } = await openIt()
  expect(within(dialog).queryByRole('button', { name: '发到钉钉会话' })).toBe(null)
})

test('a reader inside the mini-app has no button for sharing [R2-024 R1-029]', async () => {
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
