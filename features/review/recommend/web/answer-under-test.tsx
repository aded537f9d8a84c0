import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { listRefusalReasons } from '../../../candidates/refusal-reasons/contract.ts'
import { messages as reasons } from '../../../candidates/refusal-reasons/messages/cn.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { registerActions } from '../../../report/report/web/action-registry.ts'
import { answer, asked } from '../../../report/report/web/calls-under-test.ts'
import { open } from '../../../report/report/web/opened-page-under-test.tsx'
import { named, preparePage } from '../../../report/report/web/page-under-test.ts'
import { rememberSignIn, signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { saveOperateStatus } from '../contract.ts'
import { messages as recommend } from '../messages/cn.ts'
import { action } from './action/answer.ts'

type Given = NonNullable<ReplyOf<typeof findOperateStatus>>

export const giver = (userName: string | null, selectNote: string | null) => ({
  userName,
  selectNote,
  createdTime: Date.UTC(2026, 2, 14, 2, 41, 7),
})

export const given = (more: Partial<Given> = {}): Given => ({
  recommendStatus: 0,
  operateStatus: null,
  recommendStageId: '2',
  recommendedBy: [giver('陈薇安', '请看第二题')],
  ...more,
})

export function signInAs(userType: string, userId = 'u'): void {
  const known = signedIn()
  if (!known) throw new Error('the page tests sign in')
  rememberSignIn({ ...known, userInfo: { ...known.userInfo, userType, userId } })
}

/** A page with a recommendation that its reader, an interviewer, has not answered. */
export function prepareAnswer(): void {
  preparePage()
  // The part comes when it is drawn: the first test must not wait for the whole of its code.
  beforeAll(() => action.Part.preload?.())
  beforeEach(() => {
    registerActions([action])
    signInAs('interviewer')
    answer(findOperateStatus, given())
    answer(saveOperateStatus, null)
    answer(listRefusalReasons, [])
  })
  afterEach(async () => {
    registerActions([])
    await forgetDrafts('u')
  })
}

export const show = (address = named, words: typeof recommend = recommend) =>
  open(address, { recommend: words, 'refusal-reasons': reasons, drafts })
export const button = (name: string) => screen.findByRole('button', { name })
export const sent = () =>
  asked.filter(({ path }) => path === saveOperateStatus.path).map((call) => Object.fromEntries(call.sent))
