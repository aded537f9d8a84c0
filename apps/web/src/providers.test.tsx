import 'fake-indexeddb/auto'
import { connectApi, quiet } from '@candor/call/web/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteOpened, openedSections } from '../../../features/report/report/web/opened-sections.ts'
import { endSignIn, forgetSignIn, rememberSignIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../features/sign-in/session/web/user-under-test.ts'
import { queryClient } from './query-client.ts'
import './providers.tsx'

const answered = ['/mark/interview/interview/interviewInfo', { userId: 'i1' }]
const known = () => queryClient.getQueryData(answered)
const signInAs = (userId: string) => rememberSignIn({ token: `t-${userId}`, userInfo: fakeUser({ userId }) })

beforeEach(() => {
  connectApi({
    ...quiet,
    lang: () => 'cn',
  })
  signInAs('u1')
  queryClient.setQueryData(answered, '林晓彤')
})

test('signing out forgets what was answered to the account, and keeps the language', () => {
  localStorage.setItem('lang', 'zh-TW')
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: 'ok', data: null }))
  endSignIn()
  expect(known()).toBe(undefined)
  expect(localStorage.getItem('lang')).toBe('zh-TW')
})

test('after a session that ran out the same account finds what was answered, and another account does not', () => {
  forgetSignIn()
  signInAs('u1')
  expect(known()).toBe('林晓彤')
  forgetSignIn()
  signInAs('u2')
  expect(known()).toBe(undefined)
})

test.each([
  ['signing out', () => endSignIn()],
  ['the session ran out', () => forgetSignIn()],
])('after %s the sections that one account opened are not told as seen by another', (_, end) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: 'ok', data: null }))
  noteOpened('c1', '22')
  expect(openedSections('c1')).toEqual(['22'])
  end()
  signInAs('u2')
  noteOpened('c1', '13')
  expect(openedSections('c1')).toEqual(['13'])
})
