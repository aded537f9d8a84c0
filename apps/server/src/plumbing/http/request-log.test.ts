import { tmpdir } from 'node:os'
import { batch } from '@candor/call/batch'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { getUserInfo, listSignInWays } from '../../../../../features/sign-in/session/contract.ts'
import { buildApp } from '../../app.ts'
import { openLog } from '../log.ts'

const server = serverUnderTest()

const Line = z.looseObject({ refused: z.optional(z.unknown()) })

/** What the server logs at `info` about requests. */
async function aLoggingServer() {
  const lines: string[] = []
  const app = await buildApp(server.services, {
    webRoot: null,
    uploadFolder: tmpdir(),
    loggerInstance: openLog('info', { write: (line) => void lines.push(line) }),
  })
  onTestFinished(() => app.close())
  return { app, read: () => lines.map((line) => Line.parse(JSON.parse(line))) }
}

test('a request is one line of the log, with its status, its time and what it was refused with', async () => {
  const { app, read } = await aLoggingServer()
  await app.inject(listSignInWays.path)
  await app.inject(getUserInfo.path)
  const calls = [listSignInWays, getUserInfo].map(({ method, path }) => ({ method, path }))
  await app.inject({
    method: 'POST',
    url: batch.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ calls }),
  })
  const line = (method: string, path: string) =>
    expect.objectContaining({
      level: 30,
      reqId: expect.any(String),
      req: { method, path },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    })
  const lines = read()
  expect(lines).toEqual([
    line('GET', listSignInWays.path),
    line('GET', getUserInfo.path),
    line('POST', batch.path),
  ])
  expect(lines.map(({ refused }) => refused)).toEqual([
    undefined,
    [{ code: 1004 }],
    [{ code: 1004, path: getUserInfo.path }],
  ])
})

test('the question of a supervisor is no line of the log', async () => {
  const { app, read } = await aLoggingServer()
  await app.inject('/healthz')
  expect(read()).toEqual([])
})
