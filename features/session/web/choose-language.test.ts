import { connectApi, quiet } from '@candor/call/web/client'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { forgetSignIn, rememberSignIn } from './signed-in.ts'
import { fakeUser } from './user-under-test.ts'

afterEach(() => forgetSignIn())

test('the page loads anew in the language that was chosen before the server has answered, and tells it all the same', () => {
  connectApi({ ...quiet, token: () => 't' })
  rememberSignIn({ token: 't', userInfo: fakeUser() })
  const sent = vi.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => {}))
  const reload = vi.fn()
  vi.stubGlobal('fetch', sent)
  chooseLanguage(reload)
  expect(reload).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { token: 't' } })
})
