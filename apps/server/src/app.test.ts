import { tmpdir } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import { listCalls } from '@candor/testkit/calls'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { signIn } from '../../../features/session/contract.ts'
import { buildApp } from './app.ts'

const server = serverUnderTest()

test('every call that is defined is served, and none answers a stranger', async () => {
  const calls = await listCalls()
  expect(calls.length).toBeGreaterThan(15)
  for (const call of calls) {
    const answer = await server.call(call, {})
    const expected = call.access === 'public' ? 1003 : 1004
    expect(`${call.path} ${answer.code}`).toBe(`${call.path} ${expected}`)
  }
})

test('no two calls share a method and a path', async () => {
  const names = (await listCalls()).map((call) => `${call.method} ${call.path}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the interface is published as OpenAPI 3.1, with every call in it', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/openapi.json' })
  const document = response.json()
  expect(document.openapi).toBe('3.1.0')
  for (const call of await listCalls()) {
    expect(Object.keys(document.paths[call.path] ?? {})).toContain(call.method.toLowerCase())
  }
})

test('it says when it is ready', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/healthz' })
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready' }])
})

test('every answer carries a strict content policy', async () => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/healthz' })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a body over the limit is refused, and the server stays up', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/admin/login',
    headers: { 'content-type': 'application/json', lang: 'en' },
    payload: JSON.stringify({ email: 'x'.repeat(2_000_000), password: 'x' }),
  })
  expect([response.statusCode, response.json().code]).toEqual([200, 1010])
  expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
})

test('a long answer is packed for whoever can unpack it, a short one is not', async () => {
  const ask = (url: string, encoding: string) =>
    server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } })
  const packed = await ask('/openapi.json', 'br, gzip')
  expect(packed.headers['content-encoding']).toBe('br')
  const document = JSON.parse(brotliDecompressSync(packed.rawPayload).toString())
  expect(document.openapi).toBe('3.1.0')
  expect((await ask('/openapi.json', 'identity')).headers['content-encoding']).toBe(undefined)
  expect((await ask('/healthz', 'br, gzip')).headers['content-encoding']).toBe(undefined)
})

test('what a proxy says of where a request is from is believed of a named proxy alone', async () => {
  const options = { webRoot: null, uploadFolder: tmpdir(), trustProxy: ['10.0.0.1'] }
  const app = await buildApp(server.house, options)
  const codeFrom = async (remoteAddress: string, client: string) => {
    const response = await app.inject({
      method: 'POST',
      url: signIn.path,
      remoteAddress,
      headers: { 'x-forwarded-for': client },
      payload: { email: 'nobody@proxied.example', password: 'x' },
    })
    return response.json().code
  }
  for (let turn = 0; turn < 5; turn += 1) expect(await codeFrom('10.0.0.1', '192.0.2.1')).toBe(1011)
  expect(await codeFrom('10.0.0.1', '192.0.2.1')).toBe(1009)
  expect(await codeFrom('10.0.0.1', '192.0.2.2')).toBe(1011)
  expect(await codeFrom('203.0.113.5', '192.0.2.1')).toBe(1011)
  await app.close()
})
