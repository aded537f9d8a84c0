import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { registerActions } from '../../../../report/report/web/action-registry.ts'
import { answer, asked, facts } from '../../../../report/report/web/calls-under-test.ts'
import { open } from '../../../../report/report/web/opened-page-under-test.tsx'
import { named, preparePage } from '../../../../report/report/web/page-under-test.ts'
import { listShares, shareByEmail } from '../../contract.ts'
import { messages as shares } from '../../messages/cn.ts'
import { action } from '../action.ts'

type Listed = ReplyOf<typeof listShares>

export const listed: Listed = {
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

export const sent = (email: string, password: string | null) => ({
  shareId: email,
  email,
  hasPassword: password !== null,
  password,
})

export async function openIt(address = named) {
  const { user } = open(address, { shares, drafts })
  await user.click(await screen.findByRole('button', { name: '分享' }))
  const dialog = await screen.findByRole('dialog', { name: '分享这份报告' })
  return { user, dialog, field: await within(dialog).findByRole('textbox', { name: '邮箱' }) }
}

export const mailed = () => asked.filter(({ path }) => path === shareByEmail.path)

export const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^发送/ })

export const share = {
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

/** A page on which its reader may share the report. */
export function prepareShareDialog(): void {
  preparePage()
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
}
