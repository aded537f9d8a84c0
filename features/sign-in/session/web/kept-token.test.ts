import { callApi } from '@candor/call/web/api'
import { connectApi, quiet } from '@candor/call/web/client'
import { expect, test, vi } from 'vitest'
import { getUserInfo } from '../contract.ts'
import { fakeUser } from './user-under-test.ts'

/** The token of the header that a call is sent with on a page that was opened with one kept. */
async function sentToken(kept: string): Promise<string | null> {
  localStorage.setItem('token', kept)
  localStorage.setItem('userInfo', JSON.stringify(fakeUser()))
  vi.resetModules()
  const { signedIn } = await import('./signed-in.ts')
  connectApi({ ...quiet, lang: () => 'cn', token: () => signedIn()?.token ?? null })
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers))
    return Response.json({ code: 0, msg: 'ok', data: fakeUser() })
  })
  await callApi(getUserInfo, {})
  return sent[0]?.get('token') ?? null
}

test('a token that is kept encoded is sent decoded [R7-004]', async () => {
  expect(await sentToken('a%2Bb%2Fc%3D')).toBe('a+b/c=')
})

test.each(['t-1_x', '100%', '%E0%A4%A'])(
  'a token that is no code is sent as it is kept: %s',
  async (token) => {
    expect(await sentToken(token)).toBe(token)
  },
)
