import 'fake-indexeddb/auto'
import { readServerClock } from '@candor/call/web/server-clock'
import { hourMs } from '@candor/kernel/durations'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { forgetDrafts, keepDraft, type StoredDraft } from './draft-store.ts'
import { UnsentElsewhere } from './unsent-elsewhere.tsx'

type Locale = 'cn' | 'en' | 'zh-TW'
const words = { cn, en, 'zh-TW': zhTW }
const userInfo = fakeUser({})
const keepUnsent = (candidateId: string, subject: string, unsent: NonNullable<StoredDraft['unsent']>) =>
  keepDraft({
    accountId: userInfo.userId,
    candidateId,
    subject,
    value: {},
    idempotencyKey: 'k',
    unsent,
    savedAt: Date.now(),
  })
const show = (locale: Locale) =>
  renderScreen(<UnsentElsewhere candidateId="c1" paths={['/shareurl', '/reportContent']} />, {
    locale,
    messages: { drafts: words[locale] },
  })

beforeEach(() => rememberSignIn({ token: 't', userInfo }))
afterEach(async () => {
  await forgetDrafts(userInfo.userId)
  forgetSignIn()
})

test.each([
  ['cn', '还有 3 处内容尚未提交'],
  ['en', '3 entries of yours have not been sent'],
  ['zh-TW', '還有 3 處內容尚未提交'],
] as const)(
  'unsent entries are counted and named with links, also where several of them wait on one page: %s',
  async (locale, said) => {
    await keepUnsent('', 'move a', { name: '苏晴岚', href: '/datePicker' })
    await keepUnsent('', 'move b', { name: '林晓彤', href: '/datePicker' })
    await keepUnsent('c2', 'remark', { name: '苏晴岚', href: '/shareurl?userid=2', isEvaluation: true })
    show(locale)
    expect(await screen.findByText(said)).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['苏晴岚', '/datePicker'],
      ['林晓彤', '/datePicker'],
      ['苏晴岚', '/shareurl?userid=2'],
    ])
  },
)

test.each([
  ['cn', '1 位候选人的评价尚未提交', '2 位候选人的评价尚未提交'],
  [
    'en',
    'Your evaluation of 1 candidate has not been sent',
    'Your evaluations of 2 candidates have not been sent',
  ],
  ['zh-TW', '1 位候選人的評價尚未提交', '2 位候選人的評價尚未提交'],
] as const)(
  'evaluations that were not sent are counted by candidate, however many there are of one: %s',
  async (locale, one, two) => {
    // The report that is open.
    await keepUnsent('c1', 'decision', { name: '苏晴岚', href: '/shareurl?userid=1', isEvaluation: true })
    await keepUnsent('c2', 'decision', { name: '林晓彤', href: '/shareurl?userid=2', isEvaluation: true })
    await keepUnsent('c2', 'remark', {
      name: '林晓彤',
      href: '/shareurl?userid=2&activeIndex=6',
      isEvaluation: true,
    })
    show(locale)
    expect(await screen.findByText(one)).toBeTruthy()
    await act(() =>
      keepUnsent('c3', 'remark', { name: '苏晴岚', href: '/shareurl?userid=3', isEvaluation: true }),
    )
    expect(await screen.findByText(two)).toBeTruthy()
    await act(() => keepUnsent('c3', 'share', { name: '苏晴岚', href: '/shareurl?userid=3' }))
    await waitFor(() => expect(screen.queryByText(two)).toBe(null))
  },
)

test('an outdated unsent entry is not told', async () => {
  const place = { name: '苏晴岚', href: '/datePicker' }
  await keepUnsent('', 'move a', { ...place, until: Date.now() })
  await keepUnsent('', 'move b', { ...place, until: Date.now() + hourMs })
  show('en')
  expect(await screen.findByText('1 entry of yours has not been sent')).toBeTruthy()
})

test('the server’s clock tells whether an unsent entry is outdated', async () => {
  const clockShows = (ms: number) =>
    readServerClock(new Response('', { headers: { date: new Date(ms).toUTCString() } }))
  clockShows(Date.now() - 3 * hourMs)
  await keepUnsent('c2', 'cancel p1', { name: '苏晴岚', href: '/shareurl', until: Date.now() - hourMs })
  show('en')
  expect(await screen.findByText('1 entry of yours has not been sent')).toBeTruthy()
  clockShows(Date.now())
})

test('the report tells of unsent entries on other pages about its candidate', async () => {
  await keepUnsent('c1', 'remark', { name: '苏晴岚', href: '/shareurl?userid=1' })
  await keepUnsent('c1', 'decision', { name: '苏晴岚', href: '/reportContent?userid=1' })
  await keepUnsent('c1', 'offer p1', { name: '苏晴岚', href: '/offer-times?interviewPlanId=p1' })
  show('en')
  expect(await screen.findByText('1 entry of yours has not been sent')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/offer-times?interviewPlanId=p1')
})
