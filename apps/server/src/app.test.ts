import { brotliDecompressSync } from 'node:zlib'
import { listCalls } from '@candor/testkit/calls'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'

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
