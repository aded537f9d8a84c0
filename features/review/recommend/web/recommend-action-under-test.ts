import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { registerActions } from '../../../report/report/web/action-registry.ts'
import { answer, answerBy, asked, facts } from '../../../report/report/web/calls-under-test.ts'
import { open } from '../../../report/report/web/opened-page-under-test.tsx'
import { named, preparePage } from '../../../report/report/web/page-under-test.ts'
import { messages as mentions } from '../../mentions/messages/cn.ts'
import { listAsked } from '../contract/asked.ts'
import { listUnfrozenUsers, transmitResume } from '../contract.ts'
import { messages as recommend } from '../messages/cn.ts'
import { action } from './action/recommend.ts'
import { openRecommending } from './recommending.ts'

type Account = ReplyOf<typeof listUnfrozenUsers>[number]

export const account = (userId: string, userName: string, more: Partial<Account> = {}): Account => ({
  userId,
  id: userId,
  userName,
  email: `${userId}@hailan.example`,
  userType: 'general',
  ...more,
})

export const staff = [
  account('u1', '沈岚', { userType: 'interviewer' }),
  account('u2', '吴涛'),
  account('u3', 'Anna', { userType: 'admin' }),
]

function holds(text: string) {
  return ({ userName, email }: Account) => `${userName} ${email}`.toLowerCase().includes(text.toLowerCase())
}

export const show = (address = named) => open(address, { recommend, mentions, drafts })

export const openIt = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: '推荐' }))
  return screen.findByRole('dialog', { name: '推荐给同事' })
}

export const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) })

type Asked = ReplyOf<typeof listAsked>[number]

/** A colleague who was asked and has not answered. */
export const asked1 = (more: Partial<Asked> = {}): Asked => ({
  recommendationId: 'r1',
  userId: 'u1',
  userName: '沈岚',
  askedBy: '陈薇',
  askedAt: Date.parse('2026-11-23T02:00:00Z'),
  stageName: '初筛',
  notes: [],
  hasCoveredNotes: false,
  answer: { state: 'pending', at: null, text: '', reasons: [], by: null },
  remindedAt: null,
  mayRemindFrom: 0,
  mayWithdraw: true,
  ...more,
})

export const sentTo = () => asked.filter(({ path }) => path === transmitResume.path)

/** A page on which its reader may recommend the candidate to three colleagues. */
export function prepareRecommending(): void {
  preparePage()
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
    answer(listAsked, [])
  })
  afterEach(async () => {
    registerActions([])
    openRecommending('')
    await forgetDrafts('u')
  })
}
