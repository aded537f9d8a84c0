import 'fake-indexeddb/auto'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages as drafts } from '../../../drafts/messages/cn.ts'
import { messages as manage } from '../../../manage/messages/cn.ts'
import { getMenuTabs } from '../../../report/contract.ts'
import { registerActions } from '../../../report/web/action-registry.ts'
import { answer, facts, hold } from '../../../report/web/calls-under-test.ts'
import { open } from '../../../report/web/opened-page-under-test.tsx'
import { named, preparePage } from '../../../report/web/page-under-test.ts'
import { shareReport } from '../../contract/messaging.ts'
import { listShares, makeShare, shareByEmail } from '../../contract.ts'
import { messages as shares } from '../../messages/cn.ts'
import { action } from '../action.ts'

preparePage()

const listed: ReplyOf<typeof listShares> = {
  shares: [],
  sections: [{ key: 'reportAIInterview', state: 'open' }],
  needsPassword: false,
  mailing: {
    ...{ needsPassword: false, sendsPassword: false, isMessengerSet: true, isServerSet: true },
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
  answer(shareReport, { ...made, isQueued: true })
  answer(shareByEmail, {
    shares: [{ shareId: 's1', email: 'gao@x.example', hasPassword: true, password }],
    expiresAt: 0,
  })
})

afterEach(() => registerActions([]))

type Opened = ReturnType<typeof open>

async function openIt() {
  const opened = open(`${named}&corpId=c1&cid=cid1&currentUserId=u1`, { shares, drafts, manage })
  await opened.user.click(await screen.findByRole('button', { name: '分享' }))
  const dialog = within(await screen.findByRole('dialog', { name: '分享这份报告' }))
  const press = async (name: RegExp | string) =>
    opened.user.click(await dialog.findByRole('button', { name }))
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
      await press(/^发送/)
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
