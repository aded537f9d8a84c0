import { once } from 'node:events'
import { Writable } from 'node:stream'
import { readChecked } from '@candor/kernel/stored'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callsOf } from './define.ts'
import { serveOpenly } from './server-under-test.ts'

const defineCall = callsOf('things')
const common = { summary: 'Breaks', access: 'public', input: z.object({}), reply: z.null() } as const
const readThing = defineCall({ ...common, method: 'GET', path: '/mark/thing/read' })
const saveThing = defineCall({ ...common, method: 'POST', path: '/mark/thing/save' })

const Line = z.looseObject({
  level: z.number(),
  reqId: z.optional(z.string()),
  err: z.optional(z.looseObject({ message: z.string() })),
})

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** A server whose calls do what `handle` does, and everything that it logs at the level of errors. */
async function aServer(handle: () => Promise<null>) {
  const lines: z.infer<typeof Line>[] = []
  const stream = new Writable({
    write(text, _encoding, done) {
      lines.push(Line.parse(JSON.parse(String(text))))
      done()
    },
  })
  const loggerInstance: FastifyBaseLogger = pino(stream)
  const app: FastifyInstance = Fastify({ loggerInstance, forceCloseConnections: true })
  const serve = serveOpenly(app)
  for (const call of [readThing, saveThing]) serve(call, handle)
  closings.push(async () => void (await app.close()))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, lines, errors: () => lines.filter(({ level }) => level >= 50) }
}

const sendings = {
  GET: { method: 'GET' },
  'POST with a JSON body': {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"a"}',
  },
  'POST with a form': {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=a',
  },
  'POST without a body': { method: 'POST' },
}

test.each([
  ['cn', '这部分内容已收到，但无法读取，请联系管理员'],
  ['en', 'This part was imported but could not be read. Please tell an administrator.'],
  ['zh-TW', '這部分內容已收到，但無法讀取，請聯絡管理員'],
])(
  'a stored part that cannot be read is said so in %s, and is logged once by its name alone',
  async (lang, msg) => {
    const { address, errors, lines } = await aServer(async () =>
      readChecked(z.null(), { secret: 'an answer' }, 'tests.language'),
    )
    const response = await fetch(address + readThing.path, { headers: { lang } })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 1500, msg, data: { unreadable: 'tests.language' } })
    expect(errors()).toHaveLength(1)
    expect(JSON.stringify(errors())).toContain('tests.language')
    expect(JSON.stringify(lines)).not.toContain('an answer')
  },
)

test.each(Object.entries(sendings))(
  'a fault of ours in a %s is logged once, with its cause and its request',
  async (_name, sending) => {
    const { address, errors } = await aServer(async () => {
      throw new Error('the cause')
    })
    const path = sending.method === 'GET' ? readThing.path : saveThing.path
    const response = await fetch(address + path, sending)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('cause')
    expect(errors()).toMatchObject([{ err: { message: 'the cause' }, reqId: expect.stringMatching(/^req-/) }])
  },
)

test.each(Object.entries(sendings))(
  'a %s that breaks because its caller left is not logged as a fault',
  async (_name, sending) => {
    const begun = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const { app, address, lines, errors } = await aServer(async () => {
      begun.resolve()
      await left.promise
      throw new Error('nobody there')
    })
    const sockets: NodeJS.EventEmitter[] = []
    app.server.on('connection', (socket) => void sockets.push(socket))
    const leaving = new AbortController()
    const path = sending.method === 'GET' ? readThing.path : saveThing.path
    const asked = fetch(address + path, { ...sending, signal: leaving.signal })
    await begun.promise
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))
    leaving.abort()
    await expect(asked).rejects.toThrow('abort')
    await closed
    left.resolve()
    await expect.poll(() => lines.filter(({ level }) => level === 30).length).toBeGreaterThan(1)
    expect(errors()).toEqual([])
  },
)
