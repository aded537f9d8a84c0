import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import {
  countNotices,
  listNotices,
  type Notice,
  newsEvents,
  readAllNotices,
  readNotices,
} from '../contract.ts'
import { stopNews } from './stream/browser-news.ts'

/** A new notice: a colleague asks for an opinion. */
export function aNotice(given: Partial<Notice> = {}): Notice {
  return {
    noticeId: 'n1',
    kind: 'asked',
    variant: 'one',
    isGone: false,
    isHeldBack: false,
    byName: 'Hana Reed',
    name: 'Lin Xiaotong',
    positionName: 'Data Engineer',
    count: 0,
    failed: 0,
    at: Date.UTC(2026, 10, 25, 6),
    isRead: false,
    jobseekerChannelId: 'c1',
    positionId: 'p1',
    thingId: null,
    ...given,
  }
}

/** Signs in, answers with these notices, and draws a piece of the screens of notices. The stream stays silent. */
export async function showNotices(piece: ReactNode, list: readonly Notice[], unread = list.length) {
  signInAs({ userId: 'u1', companyId: 'co', timeZone: 'UTC' })
  const api = fakeApi()
  api.keepWaiting(newsEvents)
  api.answer(countNotices, { unread, newest: list[0]?.noticeId ?? null })
  api.answer(listNotices, { list: [...list], before: null })
  api.answer(readNotices, null)
  api.answer(readAllNotices, null)
  const messages = await wordsOf('en', 'notices', 'session', 'access', 'manage')
  const draw = () => {
    onTestFinished(stopNews)
    renderScreen(<ToastProvider>{piece}</ToastProvider>, { messages })
  }
  return { api, user: userEvent.setup(), draw }
}
