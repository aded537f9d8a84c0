import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxUploadBytes, uploadFiles } from '../../../features/platform/uploads/contract.ts'
import { buildApp } from './app.ts'

const server = serverUnderTest()
const apps: FastifyInstance[] = []
const addresses: string[] = []
let uploadFolder = ''

/** Two servers on one database. */
beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'candor-quota-'))
  const settings = { ...server.services.settings, uploadsPerHour: { files: 4, megabytes: 3 } }
  for (const _each of ['one', 'another']) {
    const app = await buildApp({ ...server.services, settings }, { webRoot: null, uploadFolder })
    apps.push(app)
    addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }))
  }
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

interface Sending {
  at?: number
  bytes?: number
  lang?: string
}

interface Answer {
  code: number
  msg: string
  data: unknown
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'code' in value
}

async function upload(token: string, { at = 0, bytes = 100, lang = 'en' }: Sending = {}): Promise<Answer> {
  const form = new FormData()
  form.append('files', new Blob(['a'.repeat(bytes)]), 'notes.txt')
  const address = `${addresses[at]}${uploadFiles.path}`
  const response = await fetch(address, { method: 'POST', headers: { token, lang }, body: form })
  const answer: unknown = await response.json()
  if (!isAnswer(answer)) throw new Error('an upload was answered with something else than the envelope')
  return answer
}

const megabyte = 1024 * 1024

test.each([
  ['cn', '上传的文件过多，请在 40 分钟后再试'],
  ['en', 'Too many uploads. Try again in 40 minutes'],
  ['zh-TW', '上傳的檔案過多，請在 40 分鐘後再試'],
])('past its number of files an account is told when to go on, over every process, %s', async (lang, msg) => {
  server.clock.set(new Date('2026-03-14T02:20:00Z'))
  const { token } = await anAccount(server.services)
  const { token: other } = await anAccount(server.services)
  const sent = await Promise.all([0, 1, 0, 1].map((at) => upload(token, { at })))
  expect(sent.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const refused = { code: 1009, msg, data: { retryAfterSeconds: 2400 } }
  expect(await upload(token, { at: 0, lang })).toEqual(refused)
  expect(await upload(token, { at: 1, lang })).toEqual(refused)
  expect((await upload(other)).code).toBe(0)
  server.clock.pass(2400 * 1000)
  expect((await upload(token)).code).toBe(0)
})

test('the server takes no more uploads at once than the quota has bytes for, and stores none of the others', async () => {
  const { token, companyId } = await anAccount(server.services)
  const sending = Array.from({ length: 4 }, (_, at) => upload(token, { at: at % 2, bytes: 0.9 * megabyte }))
  const codes = (await Promise.all(sending)).map(({ code }) => code)
  expect(codes.sort()).toEqual([0, 0, 0, 1009])
  const stored = server.services.db.selectFrom('storedFile').where('companyId', '=', companyId).select('id')
  expect(await stored.execute()).toHaveLength(3)
  expect(await readdir(uploadFolder)).toEqual([])
})

test('a file refused for its content counts against the hourly upload limit', async () => {
  const { token } = await anAccount(server.services)
  for (let each = 0; each < 4; each += 1) expect((await upload(token, { bytes: 0 })).code).toBe(1010)
  expect((await upload(token)).code).toBe(1009)
})

test('a body that is longer than any file may be is refused without being counted', async () => {
  const { token } = await anAccount(server.services)
  expect((await upload(token, { bytes: maxUploadBytes + megabyte })).code).toBe(1010)
  expect((await upload(token)).code).toBe(0)
})
