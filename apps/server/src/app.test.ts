import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { batch } from '@candor/call/batch'
import type { AnyCall } from '@candor/call/define'
import { openDatabase } from '@candor/db/database'
import { anAccount } from '@candor/testkit/builders'
import { listCalls } from '@candor/testkit/calls'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { listInterviewInfos } from '../../../features/candidates/candidates/contract.ts'
import { getCompanyInfo } from '../../../features/platform/company/contract.ts'
import { importInterviewResult } from '../../../features/platform/imports/contract.ts'
import { reportEvents } from '../../../features/report/report/contract.ts'
import { getUserInfo, listSignInWays, signIn } from '../../../features/sign-in/session/contract.ts'
import { buildApp } from './app.ts'

const ApiDocument = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ security: z.optional(z.unknown()) }))),
  components: z.optional(z.looseObject({ securitySchemes: z.optional(z.unknown()) })),
  security: z.optional(z.unknown()),
})

const server = serverUnderTest()

/** Calls of strangers without any input: the ways to sign in are told, and no company is named. */
const openAnswers = new Map([
  [listSignInWays.path, [0]],
  [getCompanyInfo.path, [1005]],
])

test('every call that is defined is served, and none answers a stranger', async () => {
  const calls = await listCalls()
  expect(calls.length).toBeGreaterThan(15)
  for (const call of calls) {
    const answer = await server.call(call, {})
    // A public call checks its input, or says that this server has it switched off; the sign-in methods are public.
    const asks = openAnswers.get(call.path) ?? [1003, 1013]
    const expected = call.access === 'public' ? asks : [1004]
    expect(expected.map((code) => `${call.path} ${code}`)).toContain(`${call.path} ${answer.code}`)
  }
})

test('no two calls share a method and a path', async () => {
  const names = (await listCalls()).map((call) => `${call.method} ${call.path}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the interface is published as OpenAPI 3.1, with every call in it', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/openapi.json' })
  const document = ApiDocument.parse(response.json())
  expect(document.openapi).toBe('3.1.0')
  for (const call of await listCalls()) {
    expect(Object.keys(document.paths[call.path] ?? {})).toContain(call.method.toLowerCase())
  }
})

test('the published interface says of each call which tokens it takes, if any, and what it refuses with', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/openapi.json' })
  const { paths, components, security } = ApiDocument.parse(response.json())
  const account = { account: [] }
  const visit = { visit: [] }
  const serviceKey = { serviceKey: [] }
  const takenBy = (call: Pick<AnyCall, 'method' | 'path'>) =>
    paths[call.path]?.[call.method.toLowerCase()]?.security
  expect(takenBy(signIn)).toEqual([])
  expect(takenBy(getUserInfo)).toEqual([account])
  expect(takenBy(listInterviewInfos)).toEqual([account, visit])
  expect(takenBy(reportEvents)).toEqual([account, visit])
  expect(takenBy(importInterviewResult)).toEqual([serviceKey])
  expect(components?.securitySchemes).toMatchObject({
    account: { in: 'header', name: 'token' },
    visit: { in: 'header', name: 'token' },
    serviceKey: { in: 'header', name: 'token' },
  })
  expect(security).toEqual([{}, account, visit, serviceKey])
  expect(takenBy(batch)).toBe(undefined)
  expect(paths['/admin/config/accounts/add']?.post).toMatchObject({
    security: [account],
    description: expect.stringMatching(/^Refuses with .*\b1003 /),
  })
})

test('the health check says when the server is ready', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/healthz' })
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready' }])
})

/** Returns the address of a proxy in front of the database that can be made to stop answering. */
async function aDatabaseToSilence() {
  const to = new URL(server.services.storage.databaseUrl)
  const sockets: Socket[] = []
  const relay = createServer((client) => {
    const database = connect(join(decodeURIComponent(to.hostname), '.s.PGSQL.5432'))
    sockets.push(client, database)
    client.pipe(database).on('error', () => {})
    database.pipe(client).on('error', () => {})
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  const address = relay.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = Object.assign(new URL(to), { host: `127.0.0.1:${port}` }).href
  const db = openDatabase(url, () => {})
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    relay.close()
    await db.destroy()
  })
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { db, silence }
}

test('the health check says that the server is not ready while its database does not answer', async () => {
  const { db, silence } = await aDatabaseToSilence()
  const app = await buildApp(
    { ...server.services, db },
    { webRoot: null, uploadFolder: tmpdir(), health: { waitMs: 300, freshMs: 0 } },
  )
  onTestFinished(() => app.close())
  const ask = () => app.inject({ method: 'GET', url: '/healthz' })
  // The first request opens the connection, and may take longer than the limit.
  await expect.poll(async () => (await ask()).statusCode).toBe(200)
  silence()
  const answer = await ask()
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable' }])
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
  expect([response.statusCode, readEnvelope(response.json()).code]).toEqual([200, 1010])
  expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
})

test('no answer of a call is kept by a cache, whether it is one or a refusal', async () => {
  const answers = [
    await server.app.inject({ method: 'POST', url: '/admin/login', payload: {} }),
    await server.app.inject({ method: 'GET', url: '/admin/user/getUserInfo' }),
    await server.app.inject({ method: 'GET', url: '/admin/unknown' }),
    await server.app.inject({
      method: 'GET',
      url: '/admin/user/getUserInfo',
      headers: { token: (await anAccount(server.services)).token },
    }),
  ]
  expect(
    answers.map((answer) => [readEnvelope(answer.json()).code, answer.headers['cache-control']]),
  ).toEqual([
    [1003, 'no-store'],
    [1004, 'no-store'],
    [1005, 'no-store'],
    [0, 'no-store'],
  ])
})

test.each(['/x/%ff', '/admin/%', '/%c0%ae'])(
  'an address that is none, %s, is answered in the envelope',
  async (url) => {
    const response = await server.app.inject({ method: 'GET', url, headers: { lang: 'en' } })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { code: 1005, msg: 'There is no such call', data: null },
    ])
  },
)

test('a statement that goes astray is ended after two minutes, a transaction that asks nothing after ten, a wait for a lock after 15 seconds', async () => {
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as transaction`.execute(server.services.db)
  expect(rows).toEqual([{ statement: '2min', lock: '15s', transaction: '10min' }])
})

test('a stop lets a request under way finish, and then closes its connection', async () => {
  const app = await buildApp(server.services, { webRoot: null, uploadFolder: tmpdir() })
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    begun.resolve()
    await released.promise
    return { done: true }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${address}/slow`)
  await begun.promise
  const stopped = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  released.resolve()
  expect(await (await answer).json()).toEqual({ done: true })
  await stopped
})

test('the server compresses a long answer for a client that accepts it, and no short one', async () => {
  const ask = (url: string, encoding: string) =>
    server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } })
  const packed = await ask('/openapi.json', 'br, gzip')
  expect(packed.headers['content-encoding']).toBe('br')
  const document = ApiDocument.parse(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()))
  expect(document.openapi).toBe('3.1.0')
  expect((await ask('/openapi.json', 'identity')).headers['content-encoding']).toBe(undefined)
  expect((await ask('/healthz', 'br, gzip')).headers['content-encoding']).toBe(undefined)
})

test('the server believes only a named proxy about the address of a client', async () => {
  const options = { webRoot: null, uploadFolder: tmpdir(), trustProxy: ['10.0.0.1'] }
  const app = await buildApp(server.services, options)
  const codeFrom = async (remoteAddress: string, client: string) => {
    const response = await app.inject({
      method: 'POST',
      url: signIn.path,
      remoteAddress,
      headers: { 'x-forwarded-for': client },
      payload: { email: 'nobody@proxied.example', password: 'x' },
    })
    return readEnvelope(response.json()).code
  }
  for (let turn = 0; turn < 5; turn += 1) expect(await codeFrom('10.0.0.1', '192.0.2.1')).toBe(1011)
  expect(await codeFrom('10.0.0.1', '192.0.2.1')).toBe(1009)
  expect(await codeFrom('10.0.0.1', '192.0.2.2')).toBe(1011)
  expect(await codeFrom('203.0.113.5', '192.0.2.1')).toBe(1011)
  await app.close()
})
