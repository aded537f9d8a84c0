import { Refusal } from '@candor/kernel/refusal'
import { readEnvelope, readEnvelopes } from '@candor/testkit/envelope'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { batch } from './batch.ts'
import { callsOf } from './define.ts'
import { Versioned, WithMsg } from './serialized-reply.ts'
import { serveOpenly } from './server-under-test.ts'

const defineCall = callsOf('things')
const described = { access: 'public', input: z.object({ name: z.optional(z.string()) }) } as const
const readThing = defineCall({
  ...described,
  method: 'GET',
  path: '/mark/thing/read',
  summary: 'Reads a thing',
  reply: z.object({ text: z.string() }),
})
const countThings = defineCall({
  ...described,
  method: 'POST',
  path: '/mark/thing/count',
  isRead: true,
  summary: 'Counts things',
  reply: z.object({ text: z.string() }),
})

const app: FastifyInstance = Fastify()
let version = '1'
let text = 'as it was'
let built = 0

beforeAll(async () => {
  const serve = serveOpenly(app, {
    authenticate: async (_, { token }) => {
      if (token === 'ended') throw new Refusal({ feature: 'gate', refusals: { shut: 1001 } }, 'shut')
      return token
    },
    identify: (token) => token,
  })
  for (const call of [readThing, countThings]) {
    serve(
      call,
      async () =>
        new Versioned(version, async () => {
          built += 1
          return new WithMsg({ text }, 'said')
        }),
    )
  }
  await app.ready()
})
afterAll(() => app.close())
beforeEach(() => {
  version = `${version}1`
  text = 'as it was'
  built = 0
})

type Headers = Record<string, string>

const read = (headers: Headers = { token: 'anna' }, name = 'one') =>
  app.inject({ method: 'GET', url: `${readThing.path}?name=${name}`, headers })

async function ask(calls: readonly { etag?: string }[], token = 'anna') {
  const payload = { calls: calls.map((each) => ({ method: 'POST', path: countThings.path, ...each })) }
  const answer = await app.inject({ method: 'POST', url: batch.path, headers: { token }, payload })
  return readEnvelopes(answer.json())
}

test('an answer is built once for its version, and anew for the next', async () => {
  const first = await read()
  expect(first.json()).toEqual({ code: 0, msg: 'said', data: { text: 'as it was' } })
  text = 'as it is'
  expect((await read()).body).toBe(first.body)
  expect(built).toBe(1)
  version = `${version}2`
  expect(readEnvelope((await read()).json()).data).toEqual({ text: 'as it is' })
  expect(built).toBe(2)
})

test.each<[string, Headers, string]>([
  ['another caller', { token: 'bert' }, 'one'],
  ['another language', { token: 'anna', lang: 'cn' }, 'one'],
  ['another input', { token: 'anna' }, 'two'],
])('a kept answer goes only to the same caller for the same input: %s', async (_, headers, name) => {
  await read()
  text = 'for somebody else'
  expect(readEnvelope((await read(headers, name)).json()).data).toEqual({ text: 'for somebody else' })
  expect(readEnvelope((await read()).json()).data).toEqual({ text: 'as it was' })
})

test('for a caller without a name nothing is kept', async () => {
  await read({})
  await read({})
  expect(built).toBe(2)
})

test('a caller who has an answer learns only that it is the same; no cache keeps it', async () => {
  const { headers } = await read()
  const again = await read({ token: 'anna', 'if-none-match': `"other", ${headers.etag}` })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.etag).toBe(headers.etag)
  expect(again.headers['cache-control']).toBe('no-store')
  version = `${version}2`
  text = 'as it is'
  const changed = await read({ token: 'anna', 'if-none-match': String(headers.etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(headers.etag)
})

test('an answer that was built anew and came out the same is the same', async () => {
  const { headers } = await read()
  version = `${version}2`
  expect((await read({ token: 'anna', 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect(built).toBe(2)
})

test('a POST says its etag as well, and answers in full even to a caller who has the answer', async () => {
  const post = (headers: Headers) => app.inject({ method: 'POST', url: countThings.path, headers })
  const { headers } = await post({ token: 'anna' })
  const again = await post({ token: 'anna', 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(200)
  expect(again.headers.etag).toBe(headers.etag)
})

test('a call of a batch with the etag of its answer gets no payload while it is the same', async () => {
  const [plain, first] = await ask([{}, { etag: '' }])
  expect(plain).toEqual({ code: 0, msg: 'said', data: { text: 'as it was' } })
  expect(first).toEqual({ ...plain, etag: expect.stringMatching(/^[\w-]{43}$/) })
  const etag = String(first?.etag)
  expect(await ask([{ etag }])).toEqual([{ code: 0, msg: 'ok', etag, isUnchanged: true }])
  expect(built).toBe(1)
  version = `${version}2`
  text = 'as it is'
  const [changed] = await ask([{ etag }])
  expect(changed?.data).toEqual({ text: 'as it is' })
  expect(changed?.etag).not.toBe(etag)
})

test('a caller who may not read an answer any more is refused, though they have it', async () => {
  const { headers } = await read()
  const [first] = await ask([{ etag: '' }])
  const etag = String(first?.etag)
  const refused = await read({ token: 'ended', 'if-none-match': String(headers.etag) })
  expect(readEnvelope(refused.json()).code).toBe(1001)
  expect((await ask([{ etag }], 'ended'))[0]?.code).toBe(1001)
})
