import { connect, type Socket } from 'node:net'
import { readEnvelope } from '@candor/testkit/envelope'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callsOf } from './define.ts'
import { serveOpenly } from './server-under-test.ts'

const defineCall = callsOf('things')
const input = z.object({ name: z.optional(z.string().check(z.maxLength(100))) })
const saveThing = defineCall({
  method: 'POST',
  path: '/mark/thing/save',
  summary: 'Saves a thing',
  access: 'public',
  input,
  reply: z.null(),
})
const uploadThing = defineCall({
  method: 'POST',
  path: '/mark/thing/upload',
  summary: 'Uploads a thing',
  access: 'public',
  input,
  reply: z.null(),
  files: { fields: ['thing'], maxBytes: 100_000 },
})

const app: FastifyInstance = Fastify({ forceCloseConnections: true })
let port = 0

beforeAll(async () => {
  const serve = serveOpenly(app)
  for (const call of [saveThing, uploadThing]) serve(call, async () => null)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => app.close())

/** Sends a part of a body that says it is longer. Resolves with the answer that comes while the rest is awaited. */
async function answerTo(
  path: string,
  { type, length, sent }: { type: string; length: string; sent: string[] },
) {
  const socket: Socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.includes('"data":')) resolve(text)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed after: ${text}`)))
  })
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nlang: en\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`)
  for (const text of sent) socket.write(text)
  const text = await answer
  socket.destroy()
  return readEnvelope(JSON.parse(text.slice(text.indexOf('{"code"'), text.lastIndexOf('}') + 1)))
}

const multipart = 'multipart/form-data; boundary=edge'
const field = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`
const file = (text: string) =>
  `--edge\r\ncontent-disposition: form-data; name="thing"; filename="a"\r\n\r\n${text}`
const pieces = (text: string, times: number) => Array.from({ length: times }, () => text)
const endless = 'transfer-encoding: chunked'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

test.each([
  ['files for a call that takes none', saveThing.path, multipart, 'content-length: 1000000', [], 1003],
  ['a body that says it is too long', saveThing.path, 'application/json', 'content-length: 900000', [], 1010],
  ['an upload that says it is too long', uploadThing.path, multipart, 'content-length: 900000', [], 1010],
  [
    'JSON without an end',
    saveThing.path,
    'application/json',
    endless,
    pieces(chunk('['.repeat(1000)), 20),
    1010,
  ],
  [
    'JSON that comes byte by byte',
    saveThing.path,
    'application/json',
    endless,
    pieces(chunk('[').repeat(1000), 20),
    1010,
  ],
  [
    'a form without an end',
    saveThing.path,
    'application/x-www-form-urlencoded',
    endless,
    [chunk('a'.repeat(20_000))],
    1010,
  ],
  [
    'one field without an end',
    uploadThing.path,
    multipart,
    'content-length: 100000',
    [field('name', 'x'.repeat(20_000))],
    1010,
  ],
  [
    'more fields than the call has',
    uploadThing.path,
    multipart,
    'content-length: 100000',
    pieces(`${field('name', 'x')}\r\n`, 30),
    1003,
  ],
  ['no part at all', uploadThing.path, multipart, 'content-length: 100000', ['x'.repeat(20_000)], 1010],
  ['a file without an end', uploadThing.path, multipart, endless, [chunk(file('x'.repeat(100_001)))], 1010],
])(
  '%s: the refusal comes while the rest of the body is still awaited',
  async (_case, path, type, length, sent, code) => {
    expect(await answerTo(path, { type, length, sent })).toMatchObject({ code })
  },
)

test('a hundred unfinished bodies of many fields at once are refused, each before it has been sent', async () => {
  const sent = pieces(`${field('name', 'x'.repeat(1000))}\r\n`, 30)
  const answers = await Promise.all(
    pieces(uploadThing.path, 100).map((path) =>
      answerTo(path, { type: multipart, length: 'content-length: 100000', sent }),
    ),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1003))
})

test('a caller who goes on sending tiny pieces after the refusal is cut off', async () => {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  const head = `POST ${saveThing.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${endless}\r\n\r\n`
  socket.write(head)
  socket.write(chunk('[').repeat(40_000))
  await closed
})

test('a caller who sends a refused body to its end reads the answer, and asks again on the same connection', async () => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  const answers = new Promise<void>((resolve) => {
    socket.on('data', (bytes) => {
      text += bytes.toString()
      if (text.split('"data":').length === 3) resolve()
    })
  })
  const body = 'x'.repeat(3_000_000)
  const head = `POST ${saveThing.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: `
  socket.write(`${head}${body.length}\r\n\r\n${body}`)
  socket.write(`${head}2\r\n\r\n{}`)
  await answers
  socket.destroy()
  expect(text.match(/"code":\d+/g)).toEqual(['"code":1010', '"code":0'])
})

test('a body that does not come on is given up', async () => {
  const impatient: FastifyInstance = Fastify({ forceCloseConnections: true })
  serveOpenly(impatient, { bodyPatienceMs: 20 })(uploadThing, async () => null)
  const address = await impatient.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  const head = `POST ${uploadThing.path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${multipart}\r\ncontent-length: 90000\r\n\r\n`
  socket.write(`${head}${file('half of')}`)
  await closed
  await impatient.close()
})
