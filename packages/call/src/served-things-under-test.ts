import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@candor/kernel/refusal'
import { readEnvelope } from '@candor/testkit/envelope'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import { codes } from './codes.ts'
import { callsOf } from './define.ts'
import { replyToUnknownPath } from './envelope.ts'
import { wireNumber } from './fields.ts'
import { serveOpenly } from './server-under-test.ts'

const defineCall = callsOf('things')

export const saveThing = defineCall({
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

export const uploadThing = defineCall({
  method: 'POST',
  path: '/mark/thing/upload',
  summary: 'Uploads a thing',
  access: 'public',
  input: z.object({ name: z.string().check(z.maxLength(100)) }),
  reply: z.object({ name: z.string(), text: z.string() }),
  files: { fields: ['thing'], maxBytes: 1024 * 1024 },
})

export const listThings = defineCall({
  method: 'POST',
  path: '/mark/thing/list',
  summary: 'Lists things',
  access: 'public',
  input: z.object({ list: z.array(z.number()).check(z.maxLength(1000)) }),
  reply: z.null(),
})

export const form = (text: string) => ({ 'content-type': 'application/x-www-form-urlencoded', body: text })
export const json = (body: unknown) => ({ 'content-type': 'application/json', body: JSON.stringify(body) })

/** Serves the calls during the tests of a file. `post` sends to the call that saves. */
export function servedThings() {
  const app: FastifyInstance = Fastify()
  const uploadFolder = mkdtempSync(join(tmpdir(), 'candor-uploads-'))

  beforeAll(async () => {
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

  async function post(sent: { 'content-type': string; body: string }, lang = 'en') {
    const headers = { 'content-type': sent['content-type'], lang }
    const response = await app.inject({ method: 'POST', url: saveThing.path, headers, payload: sent.body })
    return { status: response.statusCode, ...readEnvelope(response.json()), text: response.body }
  }

  return { app, post, uploadFolder }
}
