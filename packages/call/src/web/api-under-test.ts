import { beforeEach, vi } from 'vitest'
import { type ApiClient, connectApi } from './client.ts'

interface Sent {
  address: string
  init: RequestInit
}

/** What the calls of a test file sent and showed, and the reader who calls; each test begins afresh. */
export function apiUnderTest() {
  const sent: Sent[] = []
  const signs: string[] = []
  const reader: { token: string | null; lang: string | null } = { token: null, lang: 'cn' }

  function answerWith(body: unknown, status = 200): void {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      sent.push({ address, init })
      return new Response(status === 204 ? null : JSON.stringify(body), { status })
    })
  }

  const client: ApiClient = {
    token: () => reader.token,
    lang: () => reader.lang,
    refreshAuth: async () => void signs.push('refresh'),
    goToSignIn: () => void signs.push('sign-in'),
    toast: (text) => void signs.push(`toast ${text}`),
    dangerNotice: (title, text) => void signs.push(`danger ${title} ${text}`),
  }

  function headerOf(name: string): string | null {
    return new Headers(sent[0]?.init.headers).get(name)
  }

  beforeEach(() => {
    sent.length = 0
    signs.length = 0
    reader.token = null
    reader.lang = 'cn'
    connectApi(client)
  })

  return { sent, signs, reader, client, answerWith, headerOf }
}
