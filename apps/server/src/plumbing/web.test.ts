import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvelope } from '@candor/testkit/envelope'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { callPrefixes, serveWeb } from './web.ts'

const root = await mkdtemp(join(tmpdir(), 'candor-web-'))
beforeAll(async () => {
  for (const page of ['index', 'visit', 'appointment']) await writeFile(join(root, `${page}.html`), page)
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148'
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'

async function open(url: string, agent = desktop, mainAppUrl: string | null = 'https://app.acme.example') {
  const app = Fastify()
  await serveWeb(app, { root, mainAppUrl, appUrl: null })
  const headers = { accept: 'text/html', host: 'reports.acme.example', 'user-agent': agent }
  const answer = await app.inject({ url, headers })
  await app.close()
  return answer
}

const moved = ['/mail-report', '/sharereport', '/newShareReport', '/welfareActivities']

test.each(moved)(
  '%s leads a desktop to the host of the application, and leaves a phone where it is [P4-039 P4-040]',
  async (path) => {
    const atDesk = await open(`${path}?userid=a-token`)
    expect([atDesk.statusCode, atDesk.headers.location]).toEqual([
      302,
      `https://app.acme.example${path}?userid=a-token`,
    ])
    expect((await open(path, phone)).statusCode).toBe(200)
  },
)

test('without such a host, and at that very host, a desktop stays', async () => {
  expect((await open('/newShareReport', desktop, null)).statusCode).toBe(200)
  expect((await open('/newShareReport', desktop, 'http://reports.acme.example')).statusCode).toBe(200)
  expect((await open('/interview')).statusCode).toBe(200)
})

test.each(['/interview', '/mail-report', '/Interview/?userid=x'])(
  '%s is the page of visitors, told to nobody else [P2-020 P2-036]',
  async (url) => {
    const answer = await open(url, phone)
    expect(answer.body).toBe('visit')
    expect(answer.headers).toMatchObject({ 'x-robots-tag': /noindex/, 'referrer-policy': 'no-referrer' })
  },
)

test('a mailed link that a mail program has rewritten leads to the page that it meant', async () => {
  const token = 'a'.repeat(43)
  const located = async (url: string) => {
    const { statusCode, headers } = await open(url, phone)
    return [statusCode, headers.location, headers['cache-control']]
  }
  for (const [rewritten, meant] of [
    [`/newPassword%23${token}`, `/newPassword#${token}`],
    [`/acceptPage%3Fsign%3D${token}`, `/acceptPage?sign=${token}`],
    [`/newShareReport?userid=${token}%3E`, `/newShareReport?userid=${token}`],
  ] as const)
    expect(await located(rewritten)).toEqual([302, meant, 'no-store'])
  expect((await open(`/acceptPage?sign=${token}`, phone)).body).toBe('appointment')
})

test('every other address is the application', async () => {
  for (const url of ['/', '/shareurl', '/interviews', '/interview/5'])
    expect((await open(url)).body).toBe('index')
})

test.each(callPrefixes)('no page stands for a call under /%s that there is not [P7-081]', async (prefix) => {
  const answer = await open(`/${prefix}/unknown`)
  expect(readEnvelope(answer.json()).code).toBe(1005)
})
