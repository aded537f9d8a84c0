import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@candor/kernel/refusal'
import { readEnvelope } from '@candor/testkit/envelope'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from './codes.ts'
import { callsOf } from './define.ts'
import { replyToUnknownPath } from './envelope.ts'
import { wireNumber } from './fields.ts'
import { serveOpenly } from './server-under-test.ts'

const defineCall = callsOf('things')

const saveThing = defineCall({
  method: 'POST',
  path: '/mark/thing/save',
  summary: 'Saves a thing',
  access: 'public',
  input: z.object({
    jobseekerChannelId: z.string().check(z.minLength(1), z.maxLength(128)),
    size: wireNumber(1, 5),
    note: z.optional(z.string().check(z.maxLength(3))),
  }),
  reply: z.object({ id: z.string(), size: z.number() }),
  refusals: { full: codes.quotaUsedUp },
})
const uploadThing = defineCall({
  method: 'POST',
  path: '/mark/thing/upload',
  summary: 'Uploads a thing',
  access: 'public',
  input: z.object({ name: z.string().check(z.maxLength(100)) }),
  reply: z.object({ name: z.string(), text: z.string() }),
  files: { fields: ['thing'], maxBytes: 1024 * 1024 },
})

const listThings = defineCall({
  method: 'POST',
  path: '/mark/thing/list',
  summary: 'Lists things',
  access: 'public',
  input: z.object({ list: z.array(z.number()).check(z.maxLength(1000)) }),
  reply: z.null(),
})

const app: FastifyInstance = Fastify()
let uploadFolder = ''

beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'candor-uploads-'))
  const serve = serveOpenly(app, {
    describeRefusal: (refusal, locale) => `${locale} ${refusal.feature}.${refusal.refusal}`,
    isUnavailable: (error) => error instanceof Error && error.message === 'gone',
    uploadFolder,
  })
  serve(saveThing, async ({ input }) => {
    if (input.note === 'ful') throw new Refusal(saveThing, 'full', { data: { left: 0 } })
    if (input.note === 'bug') throw new Error('a secret of the server')
    if (input.note === 'off') throw new Error('gone')
    const reply = { id: input.jobseekerChannelId, size: input.size, secret: 'never sent' }
    return reply
  })
  serve(listThings, async () => null)
  serve(uploadThing, async ({ input, files }) => {
    const text = files.thing ? await readFile(files.thing.path, 'utf8') : ''
    return { name: `${input.name} ${files.thing?.name}`, text }
  })
  app.setNotFoundHandler(replyToUnknownPath)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await rm(uploadFolder, { recursive: true })
})

const form = (text: string) => ({ 'content-type': 'application/x-www-form-urlencoded', body: text })
const json = (body: unknown) => ({ 'content-type': 'application/json', body: JSON.stringify(body) })

async function post(sent: { 'content-type': string; body: string }, lang = 'en') {
  const headers = { 'content-type': sent['content-type'], lang }
  const response = await app.inject({ method: 'POST', url: saveThing.path, headers, payload: sent.body })
  return { status: response.statusCode, ...readEnvelope(response.json()), text: response.body }
}

test('form and JSON, and both spellings of an id, are one input', async () => {
  const expected = { code: 0, msg: 'ok', data: { id: 'c1', size: 3 } }
  expect(await post(form('jobseekerChannelId=c1&size=3'))).toMatchObject(expected)
  expect(await post(form('jobSeekerChannelId=c1&size=3'))).toMatchObject(expected)
  expect(await post(json({ jobSeekerChannelId: 'c1', size: 3 }))).toMatchObject(expected)
})

test('a reply carries msg and data, and nothing that the contract does not name [R7-002]', async () => {
  const answer = await post(json({ jobseekerChannelId: 'c1', size: 1 }))
  expect(JSON.parse(answer.text)).toEqual({ code: 0, msg: 'ok', data: { id: 'c1', size: 1 } })
})

test.each([
  ['cn', 'size：不能大于 5'],
  ['en', 'size: must be at most 5'],
  ['zh-TW', 'size：不能大於 5'],
])('a fault of input is worded in %s with its field and what is allowed', async (lang, msg) => {
  const answer = await post(form('jobseekerChannelId=c1&size=9&note=long'), lang)
  expect(answer).toMatchObject({ status: 200, code: 1003, msg })
  expect(answer.data).toMatchObject({ faults: [{ path: 'size' }, { path: 'note' }] })
})

test.each([
  ['size is missing', 'size: is required', form('jobseekerChannelId=c1')],
  ['size is no number', 'size: must be a number', form('jobseekerChannelId=c1&size=many')],
  ['the body is a list', 'The request body is not valid JSON', json([1])],
  [
    'the body is broken',
    'The request body is not valid JSON',
    { 'content-type': 'application/json', body: '{' },
  ],
  ['the type is unknown', 'The request body is not valid JSON', { 'content-type': 'text/odd', body: 'x' }],
])('when %s the caller reads: %s', async (_case, msg, sent) => {
  expect(await post(sent)).toMatchObject({ status: 200, code: 1003, msg })
})

test.each(['a\0', '\ud800'])(
  'text that cannot be kept as it came, %j, is refused with its place',
  async (note) => {
    const body = { jobseekerChannelId: '7', size: 2, note }
    const headers = { lang: 'en', 'content-type': 'application/json' }
    const payload = JSON.stringify(body)
    const answer = await app.inject({ method: 'POST', url: saveThing.path, headers, payload })
    expect(answer.json()).toMatchObject({ code: 1003, data: { faults: [{ path: 'note' }] } })
  },
)

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const nestedBody = (levels: number) => `{"jobseekerChannelId":"c1","size":1,"other":${nested(levels)}}`

test.each([
  ['cn', '请求内容的嵌套不能超过 64 层'],
  ['en', 'The request must not be nested deeper than 64 levels'],
  ['zh-TW', '請求內容的巢狀不能超過 64 層'],
])('input nested deeper than 64 levels is refused in %s, however deep it is', async (lang, allowed) => {
  const headers = { 'content-type': 'application/json' }
  // The body itself is a level.
  expect(await post({ ...headers, body: nestedBody(63) }, lang)).toMatchObject({ code: 0 })
  for (const levels of [64, 8000]) {
    const answer = await post({ ...headers, body: nestedBody(levels) }, lang)
    expect(answer).toMatchObject({ status: 200, code: 1003, msg: allowed })
  }
  const inText = json({ jobseekerChannelId: 'c1', size: 1, other: `"\\${nested(100)}` })
  expect(await post(inText, lang)).toMatchObject({ code: 0 })
})

test.each([
  ['cn', '请求内容不能超过 10,000 个值'],
  ['en', 'The request must not hold more than 10,000 values'],
  ['zh-TW', '請求內容不能超過 10,000 個值'],
])('input of more values than any call takes is refused in %s before it is parsed', async (lang, msg) => {
  const list = (body: string) =>
    app.inject({
      method: 'POST',
      url: listThings.path,
      headers: { 'content-type': 'application/json', lang },
      payload: body,
    })
  const zeros = (count: number) => Array(count).fill('0').join()
  // The body and its list are values too; this one has no end, as nobody came so far.
  expect(readEnvelope((await list(`{"list":[${zeros(9_998)}`)).json()).msg).not.toBe(msg)
  for (const items of [zeros(9_999), Array(5_000).fill('{}').join()])
    expect((await list(`{"list":[${items}`)).json()).toMatchObject({ code: 1003, msg })
  const inText = JSON.stringify({ list: [1], other: ',{['.repeat(10_000) })
  expect(readEnvelope((await list(inText)).json()).code).toBe(0)
})

test('a key that cannot be kept is refused with the place where it stands', async () => {
  const answer = await post(json({ jobseekerChannelId: 'c1', size: 1, other: [{ 'a\0': 1 }] }))
  expect(answer).toMatchObject({ status: 200, code: 1003, data: { faults: [{ path: 'other[0]' }] } })
})

test('a hundred faults of many are named', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: listThings.path,
    headers: { 'content-type': 'application/json', lang: 'en' },
    payload: JSON.stringify({ list: Array.from({ length: 900 }, () => 'x') }),
  })
  const { code, data } = readEnvelope(answer.json())
  expect(code).toBe(1003)
  expect(data).toEqual({ faults: expect.toSatisfy((faults: unknown[]) => faults.length === 100) })
})

test('a refusal has its code, its wording and its data; a bug tells nothing', async () => {
  const note = (text: string) => post(json({ jobseekerChannelId: 'c1', size: 1, note: text }), 'cn')
  expect(await note('ful')).toMatchObject({
    status: 200,
    code: 1008,
    msg: 'cn things.full',
    data: { left: 0 },
  })
  const bug = await note('bug')
  expect(bug).toMatchObject({ status: 500, code: 1500 })
  expect(bug.text).not.toContain('secret')
  expect(await note('off')).toMatchObject({ status: 503, code: 1500 })
})

test('an unknown path of a service answers a code, not a page [P7-081]', async () => {
  const response = await app.inject({ method: 'GET', url: '/candidate/unknown/path' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ code: 1005, msg: 'There is no such call' })
})

function multipartOf(bytes: number, times = 1) {
  const boundary = 'edge'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="thing"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, lang: 'en' },
    payload: `${head}${`${file}${'x'.repeat(bytes)}\r\n`.repeat(times)}--${boundary}--\r\n`,
  }
}

const multipartHead = { 'content-type': 'multipart/form-data; boundary=edge', lang: 'en' }

test.each([
  ['cn', '此接口不接收文件，请用表单或 JSON 发送'],
  ['en', 'This call does not take files; send a form or JSON'],
  ['zh-TW', '此介面不接收檔案，請用表單或 JSON 傳送'],
])('a call that takes no files refuses multipart in %s', async (lang, msg) => {
  const { payload } = multipartOf(3)
  const headers = { ...multipartHead, lang }
  const answer = await app.inject({ method: 'POST', url: saveThing.path, headers, payload })
  expect(answer.json()).toMatchObject({ code: 1003, msg, data: null })
})

test.each([
  ['has no boundary', 'multipart/form-data', multipartOf(3).payload],
  ['is cut off', 'multipart/form-data; boundary=edge', multipartOf(300).payload.slice(0, 250)],
  ['is something else', 'multipart/form-data; boundary=edge', '\0\xff not a form at all'],
  ['is empty', 'multipart/form-data; boundary=edge', ''],
])('a multipart body that %s is refused, and the words say what it is not', async (_case, type, payload) => {
  const headers = { 'content-type': type, lang: 'en' }
  const answer = await app.inject({ method: 'POST', url: uploadThing.path, headers, payload })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { code: 1003, msg: 'The request body is not valid multipart/form-data', data: null },
  ])
  const onOther = await app.inject({ method: 'POST', url: saveThing.path, headers, payload })
  expect([onOther.statusCode, readEnvelope(onOther.json()).code]).toEqual([200, 1003])
})

test('a form, or a multipart body, of a thousand fields is refused by their number', async () => {
  const many = await post(form('a=1&'.repeat(1000)))
  expect(many).toMatchObject({ code: 1003, msg: 'At most 19 fields can be sent' })
  const field = '--edge\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
  const payload = `${field.repeat(1000)}--edge--\r\n`
  const answer = await app.inject({ method: 'POST', url: uploadThing.path, headers: multipartHead, payload })
  expect(answer.json()).toMatchObject({ code: 1003, msg: 'At most 17 fields can be sent' })
})

test('a body longer than the longest input of its call is refused', async () => {
  const longest = { jobseekerChannelId: 'c'.repeat(128), size: 1, note: 'abc' }
  expect(await post(json(longest))).toMatchObject({ code: 0 })
  expect(await post(json({ ...longest, other: 'x'.repeat(20_000) }))).toMatchObject({
    code: 1010,
    msg: 'The request must not exceed 17 KB',
  })
})

test('no file of a refused or an answered upload stays behind', async () => {
  await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3) })
  await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(1024 * 1024 + 1) })
  await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3, 2) })
  const cutOff = multipartOf(300).payload.slice(0, 250)
  await app.inject({ method: 'POST', url: uploadThing.path, headers: multipartHead, payload: cutOff })
  expect(await readdir(uploadFolder)).toEqual([])
})

test('a file reaches the handler, and one that is too large is refused with what is allowed', async () => {
  const small = await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3) })
  expect(small.json()).toMatchObject({ code: 0, data: { name: 'A a.txt', text: 'xxx' } })
  const large = await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(1024 * 1024 + 1) })
  expect(large.statusCode).toBe(200)
  expect(large.json()).toMatchObject({ code: 1010, msg: 'The file must not exceed 1 MB' })
})

test('more files than the call takes are refused, and the words say so', async () => {
  const two = await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3, 2) })
  expect(two.json()).toMatchObject({ code: 1010, msg: 'Only one file can be uploaded' })
})
