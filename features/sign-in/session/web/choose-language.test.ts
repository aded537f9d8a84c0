import { connectApi, quiet } from '@candor/call/web/client'
import { expect, test, vi } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { signInAs } from './user-under-test.ts'

test('the page loads anew in the language that was chosen before the server has answered, and tells it all the same', () => {
  connectApi({ ...quiet, token: () => 't' })
  signInAs()
  const sent = vi.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => {}))
  const reload = vi.fn()
  vi.stubGlobal('fetch', sent)
  chooseLanguage(reload)
  expect(reload).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { token: 't' } })
})
