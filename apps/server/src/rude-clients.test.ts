import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { batch } from '@candor/call/batch'
import { readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { anAccount } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionKeys } from '../../../features/platform/access/rules/permissions.ts'
import { readPaper, readPaperFile, startPaperFile } from '../../../features/report/paper/contract.ts'
import { reportEvents } from '../../../features/report/report/contract.ts'
import { getUserInfo, listSignInWays } from '../../../features/sign-in/session/contract.ts'
import { buildApp } from './app.ts'
import { type RudeClient, requestText, rudeClient } from './rude-client-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

/** More than the operating system takes for a client that does not read. */
const large = Buffer.alloc(24 * 1024 * 1024, 'x')
let root = ''
let app: FastifyInstance
let address = ''
let token = ''
let addresses: Record<Exclude<Kind, 'paperFile'>, string>
let interviewId = ''

type Kind = 'call' | 'openapi' | 'static' | 'media' | 'paper' | 'paperFile' | 'events'

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-rude-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), 'a page')
  await writeFile(join(root, 'assets/large.js'), large)
  // The patience of the server is short, so that a test sees its end.
  const connections = { unreadMs: 400, headersMs: 600 }
  app = await buildApp(server.services, { webRoot: root, uploadFolder: root, connections })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  const account = await anAccount(server.services, { userType: 'admin', buttons: permissionKeys })
  token = account.token
  const answers = [{ question_id: 'q1', problem_answer_method: 0, problem: '<p>?</p>', answer: 'Split it.' }]
  await importer.importInterview(account, { answers, usetime: 200, totaltime: 3600 })
  const interview = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', account.companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  interviewId = interview.id
  const fileId = await aFile(server.services, account, {
    name: 'v.webm',
    content: large,
    contentType: 'video/webm',
  })
  addresses = {
    call: getUserInfo.path,
    openapi: '/openapi.json',
    static: '/assets/large.js',
    media: await fileAddress(server.services, token, fileId),
    paper: `${readPaper.path}?userId=${interviewId}`,
    events: `${reportEvents.path}?interviewId=${interviewId}`,
  }
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await rm(root, { recursive: true, force: true })
})

/** The address of a Word file of the report. */
async function aWordFile(): Promise<string> {
  const userId = interviewId
  const ask = async <C extends AnyCall>(call: C, input: Record<string, string>): Promise<ReplyOf<C>> => {
    const { method, path } = call
    const fields = new URLSearchParams(input).toString()
    const response = await app.inject({
      method,
      url: method === 'GET' ? `${path}?${fields}` : path,
      headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: fields }),
    })
    return readAnswer(call, response.json()).data
  }
  const { fileId } = await ask(startPaperFile, { userId, format: 'docx' })
  const state = () => ask(readPaperFile, { userId, fileId })
  await expect.poll(async () => (await state()).state).toBe('made')
  const made = await state()
  return made.state === 'made' ? made.address : ''
}

/** The status and body of an answer to somebody else; null where the connection ended before it. */
async function othersAnswer(): Promise<{ status: number; body: unknown } | null> {
  try {
    const answer = await fetch(`${address}${listSignInWays.path}`, { headers: { connection: 'close' } })
    return { status: answer.status, body: await answer.json() }
  } catch {
    // The patience of this server is so short that on a busy machine it can end for a client that behaves.
    return null
  }
}

/** Somebody else gets their answer. */
async function expectOthersAnswered(): Promise<void> {
  await expect.poll(othersAnswer, { timeout: 20_000 }).toMatchObject({ status: 200, body: { code: 0 } })
}

const aBatch = () => {
  const body = JSON.stringify({ calls: Array(30).fill({ method: 'GET', path: getUserInfo.path }) })
  return requestText(batch.path, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body,
  })
}

const kinds: Kind[] = ['call', 'openapi', 'static', 'media', 'paper', 'paperFile', 'events']

test.each([...kinds, 'batch'] as const)(
  'a client that asks for a reply of the kind %s 400 times without reading is closed, and others are answered',
  async (kind) => {
    const path = kind === 'batch' ? '' : kind === 'paperFile' ? await aWordFile() : addresses[kind]
    const request = kind === 'batch' ? aBatch() : requestText(path, { headers: { token } })
    const client = rudeClient(address)
    client.socket.write(request.repeat(400))
    await expectOthersAnswered()
    client.socket.resume()
    await client.closed
    await expectOthersAnswered()
  },
)

test.each(['static', 'media'] as const)(
  'a %s file that its client does not read is let go after a time, and its file with it',
  async (kind) => {
    const client = rudeClient(address)
    const cut = new Promise<boolean>((resolve) => {
      app.server.once('request', (_request, response) =>
        response.once('close', () => resolve(response.writableFinished)),
      )
    })
    client.socket.write(requestText(addresses[kind], { headers: { token } }))
    expect(await cut).toBe(false)
  },
)

test('half a request, in its headers or with nothing at all, is given up after a time', async () => {
  for (const begun of ['', 'GET', 'GET / HTTP/1.1\r\nhost: x\r\n', 'GET / HTTP/1.1\r\nx: y\r\n']) {
    const client = rudeClient(address)
    client.socket.resume()
    client.socket.write(begun)
    await client.closed
  }
  await expectOthersAnswered()
})

test('two thousand clients that say nothing keep nobody else waiting, and are closed after a time', async () => {
  const clients: RudeClient[] = []
  // The operating system drops whom it cannot queue, and tells a client that says nothing of it never.
  for (let wave = 0; wave < 10; wave += 1) {
    const next = Array.from({ length: 200 }, () => rudeClient(address))
    await Promise.all(next.map(({ socket }) => once(socket.resume(), 'connect')))
    await expectOthersAnswered()
    clients.push(...next)
  }
  await Promise.all(clients.map(({ closed }) => closed))
  await expectOthersAnswered()
})
