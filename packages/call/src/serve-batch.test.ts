import { Refusal } from '@candor/kernel/refusal'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { batch, maxBatchedCalls } from './batch.ts'
import { readAnswer } from './client/read-answer.ts'
import { codes } from './codes.ts'
import { callsOf } from './define.ts'
import type { RequestContext } from './serve.ts'
import { serveOpenly } from './server-under-test.ts'

const defineCall = callsOf('things')
const readThing = defineCall({
  method: 'GET',
  path: '/mark/thing/read',
  summary: 'Reads a thing',
  access: 'public',
  payload: 'result',
  input: z.object({ name: z.string().check(z.maxLength(20)) }),
  reply: z.object({ name: z.string() }),
  refusals: { gone: codes.notFound },
})
const keepThing = defineCall({
  method: 'POST',
  path: '/mark/thing/keep',
  summary: 'Keeps a thing',
  access: 'public',
  input: z.object({ name: z.string().check(z.maxLength(20)) }),
  reply: z.null(),
})
const readOwnThing = defineCall({
  method: 'POST',
  path: '/mark/thing/readOwn',
  isRead: true,
  summary: 'Reads a thing of one’s own',
  access: 'account' as 'public',
  input: z.object({}),
  reply: z.null(),
})
const uploadThing = defineCall({
  method: 'POST',
  path: '/mark/thing/upload',
  summary: 'Uploads a thing',
  access: 'public',
  input: z.object({}),
  reply: z.null(),
  files: { fields: ['thing'], maxBytes: 1024 },
})

const readSlowly = defineCall({
  method: 'POST',
  path: '/mark/thing/slow',
  isRead: true,
  mayLag: true,
  summary: 'Reads a thing that takes long',
  access: 'public',
  input: z.object({}),
  reply: z.null(),
})

const app: FastifyInstance = Fastify()
/** The tests make them smaller. */
const generous = { bytes: 1024 * 1024, ms: 60_000, lagMs: 60_000 }
const batchLimits = { ...generous }
let atOnce = 0
const slowReplies: (() => void)[] = []
let maxAtOnce = 0
const keptNames: string[] = []
let proved: { access: unknown; context: RequestContext }[] = []

beforeAll(async () => {
  const serve = serveOpenly(app, {
    describeRefusal: (refusal, locale) => `${locale} ${refusal.refusal}`,
    authenticate: async (access, context) => {
      proved.push({ access, context })
      if (access !== 'public') throw new Refusal({ feature: 'gate', refusals: { shut: 1004 } }, 'shut')
      return null
    },
    batchLimits,
  })
  serve(readSlowly, async () => {
    await new Promise<void>((resolve) => slowReplies.push(resolve))
    return null
  })
  serve(readThing, async ({ input: { name } }) => {
    atOnce += 1
    maxAtOnce = Math.max(maxAtOnce, atOnce)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce -= 1
    if (name === 'gone') throw new Refusal(readThing, 'gone')
    if (name === 'bug') throw new Error('a secret of the server')
    const reply = { name, secret: 'never sent' }
    return reply
  })
  serve(keepThing, async ({ input: { name } }) => {
    keptNames.push(name)
    return null
  })
  serve(readOwnThing, async () => null)
  serve(uploadThing, async () => null)
  await app.ready()
})
afterAll(() => app.close())
beforeEach(() => {
  proved = []
  maxAtOnce = 0
  Object.assign(batchLimits, generous)
})

const read = (name: unknown) => ({ method: 'GET', path: readThing.path, input: { name } })

async function send(calls: unknown) {
  const headers = { 'content-type': 'application/json', lang: 'en', 'idempotency-key': 'a-key' }
  const response = await app.inject({
    method: 'POST',
    url: batch.path,
    headers,
    payload: JSON.stringify({ calls }),
  })
  return { status: response.statusCode, headers: response.headers, ...readAnswer(batch, response.json()) }
}

test('several calls are answered in one request, each in its own envelope, in their order', async () => {
  const { code, data, headers } = await send([read('one'), read('two')])
  expect(code).toBe(0)
  expect(data).toEqual([
    { code: 0, msg: 'ok', result: { name: 'one' } },
    { code: 0, msg: 'ok', result: { name: 'two' } },
  ])
  expect(headers['cache-control']).toBe('no-store')
})

test('each call passes its own gate, and one that fails leaves the others as they are', async () => {
  const { code, data } = await send([
    read('one'),
    { method: 'POST', path: readOwnThing.path, input: {} },
    read('gone'),
    read('bug'),
    read('x'.repeat(21)),
    read('last'),
  ])
  expect(code).toBe(0)
  expect(data.map((each: { code: number }) => each.code)).toEqual([0, 1004, 1005, 1500, 1003, 0])
  expect(data[2]).toEqual({ code: 1005, msg: 'en gone', data: null })
  expect(data[4]?.data).toEqual({ faults: [{ path: 'name', message: expect.stringContaining('20') }] })
  expect(JSON.stringify(data)).not.toContain('secret')
  expect(proved.map(({ access }) => access).sort()).toEqual(['account', ...Array(5).fill('public')])
})

test('the calls of a batch know that they are of one, and none takes its key for its own', async () => {
  await send([read('one'), read('two')])
  const [first, second] = proved.map(({ context }) => context)
  expect(first?.batch).not.toBe(null)
  expect(first?.batch).toBe(second?.batch)
  expect(first?.idempotencyKey).toBe(null)
  await send([read('one')])
  expect(proved[2]?.context.batch).not.toBe(first?.batch)
})

test('a call that changes something is refused in a batch, and nothing is proved or done', async () => {
  const act = { method: 'POST', path: keepThing.path, input: { name: 'x' } }
  const { data } = await send([act, read('one'), act])
  const refused = {
    code: codes.invalidInput,
    msg: 'A call that changes something is sent on its own, not in a batch',
    data: null,
  }
  expect(data).toEqual([refused, { code: 0, msg: 'ok', result: { name: 'one' } }, refused])
  expect(keptNames).toEqual([])
  expect(proved).toHaveLength(1)
})

test('a path that is no call, takes files, or is a batch itself is not found', async () => {
  const { data } = await send([
    { method: 'GET', path: '/etc/passwd', input: {} },
    { method: 'POST', path: readThing.path, input: { name: 'one' } },
    { method: 'POST', path: uploadThing.path },
    { method: 'POST', path: '/batch', input: { calls: [] } },
    { method: 'GET', path: '__proto__' },
  ])
  expect(data.map((each: { code: number }) => each.code)).toEqual(Array(5).fill(codes.notFound))
})

test('an input that is longer than its call takes is refused, as it is alone', async () => {
  const long = { name: 'x'.repeat(30_000) }
  const { data } = await send([{ method: 'GET', path: readThing.path, input: long }, read('one')])
  expect(data.map((each: { code: number }) => each.code)).toEqual([codes.fileRefused, 0])
})

test('thirty calls are the most, and they are answered one after the other', async () => {
  const { data } = await send(Array(maxBatchedCalls).fill(read('one')))
  expect(data).toHaveLength(maxBatchedCalls)
  expect(maxAtOnce).toBe(1)
  expect((await send(Array(maxBatchedCalls + 1).fill(read('one')))).code).toBe(codes.invalidInput)
  expect((await send([])).code).toBe(codes.invalidInput)
  expect((await send('all')).code).toBe(codes.invalidInput)
  expect((await send([{ method: 'DELETE', path: readThing.path }])).code).toBe(codes.invalidInput)
})

test('a list whose answers grow too long ends there, after one of them at least, and no more is done', async () => {
  batchLimits.bytes = 60
  const three = [read('one'), read('two'), read('three')]
  const { code, data } = await send(three)
  expect(code).toBe(0)
  expect(data.map(({ result }) => result)).toEqual([{ name: 'one' }, { name: 'two' }])
  expect(proved).toHaveLength(2)
  batchLimits.bytes = 1
  expect((await send(three)).data).toHaveLength(1)
})

test('a reply that may lag is waited for a short time, and is left to ask again after it', async () => {
  const both = [read('one'), { method: 'POST', path: readSlowly.path, input: {} }]
  const waiting = send(both)
  await expect.poll(() => slowReplies.length).toBe(1)
  slowReplies.pop()?.()
  expect((await waiting).data).toHaveLength(2)
  batchLimits.lagMs = 1
  expect((await send(both)).data).toHaveLength(1)
  slowReplies.pop()?.()
})

test('a list that takes too long ends there, so that what was proved at its start is never old', async () => {
  batchLimits.ms = 1
  expect((await send([read('one'), read('two')])).data).toHaveLength(1)
})
