import { client, openProvider } from '../../e2e/sign-in/provider.ts'
import { saveProvider } from '../../features/sign-in/openid-connect/contract/providers.ts'
import {
  finishCompanySignIn,
  startCompanySignIn,
} from '../../features/sign-in/openid-connect/contract/sign-in.ts'
import { timed } from './figures.ts'
import type { SignInBench } from './server.ts'

/** Goes to the provider and back, like a browser; returns the query of the return address. */
async function goThere(url: string, email: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  let next: { url: string; body?: string } = { url }
  for (let step = 0; step < 8; step += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      method: next.body === undefined ? 'GET' : 'POST',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.body === undefined ? {} : { body: new URLSearchParams(next.body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    const to = location === null ? null : new URL(location, next.url)
    if (to?.pathname === '/login/company') return to.searchParams
    next = to ? { url: to.href } : { url: next.url, body: `login=${encodeURIComponent(email)}` }
  }
  throw new Error('the provider did not lead back')
}

/** Signs in with a local provider; returns the time of the final request here, and the provider's part of it. */
export async function measureProvider(
  bench: SignInBench,
  { adminToken, email, turns }: { adminToken: string; email: string; turns: number },
): Promise<{ whole: number[]; ofProvider: number[] }> {
  const provider = await openProvider(bench.services.settings.publicUrl)
  const domain = email.slice(email.indexOf('@') + 1)
  const given = { label: 'Bench', issuer: provider.issuer, clientId: client.id, clientSecret: client.secret }
  const saved = { ...given, authMethod: 'client_secret' as const, domains: [domain] }
  await bench.send(saveProvider, saved, { token: adminToken })
  const whole: number[] = []
  const ofProvider: number[] = []
  for (let turn = -3; turn < turns; turn += 1) {
    await bench.forgetTries()
    const { data } = await bench.send(startCompanySignIn, { email })
    const back = await goThere(data.url, email)
    const returned = {
      state: back.get('state') ?? '',
      code: back.get('code') ?? '',
      iss: back.get('iss') ?? '',
    }
    const before = provider.spentMs()
    const ms = await timed(() => bench.send(finishCompanySignIn, { ...returned, browser: data.browser }))
    if (turn < 0) continue
    whole.push(ms)
    ofProvider.push(provider.spentMs() - before)
  }
  provider.close()
  return { whole, ofProvider }
}
