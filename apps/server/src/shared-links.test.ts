import { tmpdir } from 'node:os'
import { readAnswer } from '@candor/call/client/read-answer'
import { anAccount, anInterview } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { findId } from '../../../features/candidates/candidates/contract.ts'
import { checkReportPassword } from '../../../features/shares/shares/contract.ts'
import { buildApp } from './app.ts'
import { openLog } from './plumbing/log.ts'

const server = serverUnderTest()
const password = 'Kd27Rx'
const Line = z.object({ req: z.object({ path: z.string() }) })

async function aLockedLink() {
  const { services } = server
  const { companyId, accountId } = await anAccount(services)
  const { candidateId, interviewId } = await anInterview(services, { companyId })
  return aShare(services, { companyId, accountId, candidateId, interviewId, password })
}

/** Another server on the same data, like a second process or a restarted one. */
async function anotherServer() {
  const lines: string[] = []
  const app = await buildApp(server.services, {
    webRoot: null,
    uploadFolder: tmpdir(),
    loggerInstance: openLog('trace', { write: (line) => void lines.push(line) }),
  })
  onTestFinished(() => app.close())
  const open = async (id: string, pin: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: checkReportPassword.path,
      payload: { id, pin },
    })
    return readAnswer(checkReportPassword, answer.json())
  }
  return { app, open, lines }
}

test('wrong passwords are counted over all servers on one database, and by one that is started again', async () => {
  const { token } = await aLockedLink()
  const first = await anotherServer()
  const second = await anotherServer()
  for (const each of [first, second, first, second, first])
    expect((await each.open(token, 'aaaaaa')).code).toBe(1006)
  expect((await second.open(token, password)).code).toBe(1009)
  expect((await (await anotherServer()).open(token, password)).code).toBe(1009)
})

test('no line of the log holds the token of a link, its password, or the token of a visit, even after faults', async () => {
  const { token } = await aLockedLink()
  const { app, open, lines } = await anotherServer()
  await open(token, 'wrong1')
  const visit = (await open(token, password)).data.visit?.token ?? ''
  const read = (id: string) =>
    app.inject({
      method: 'POST',
      url: `${findId.path}?userid=${token}&pin=${password}`,
      headers: { token: visit, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ userId: id, jobseekerChannelId: token }).toString(),
    })
  await read('unknown')
  expect(readEnvelope((await read('')).json()).code).toBe(0)
  await app.inject({ method: 'POST', url: `/no/such/call?userid=${token}`, payload: { pin: password } })
  await app.inject({ method: 'POST', url: checkReportPassword.path, payload: `{"id":"${token}",` })
  expect(lines.length).toBeGreaterThan(5)
  for (const secret of [token, password, 'wrong1', visit])
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
})

test('no line of the log holds what opens a calendar or a file, however its address is written', async () => {
  const { app, lines } = await anotherServer()
  const calendar = 'kQ3x-'.repeat(9).slice(0, 43)
  const paper = 'pR7y_'.repeat(5).slice(0, 22)
  const paths = [
    `/file/calendar/${calendar}.ics`,
    `/file/calendar/${calendar}/`,
    `/file/c%61lendar/${calendar}.ics`,
    `/File/Calendar/${calendar}.ics`,
    `/file/calendar/${calendar}.ics/more`,
    `/file/calendar/${calendar}%zz`,
    `/file/paper/${paper}`,
    `/file/media/${calendar}/report.pdf`,
    `/interview/${calendar}`,
  ]
  for (const url of paths) for (const method of ['GET', 'POST'] as const) await app.inject({ method, url })
  for (const secret of [calendar, paper]) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  const incoming = lines.filter((line) => line.includes('incoming request'))
  const asked = incoming.map((line) => Line.parse(JSON.parse(line)).req.path)
  expect(asked).toHaveLength(paths.length * 2)
  expect(asked).toContain('/file/calendar/:word')
  expect(asked).toContain('/interview/…')
})
