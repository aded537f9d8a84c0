import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listCalls } from '@candor/testkit/calls'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../features/sign-in/session/contract.ts'
import { repositoryRoot } from './plumbing/features.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const demo = join(repositoryRoot, 'demo')

/** Wire keys of analyses that are based on the face. */
const visual = /emotion|emtions|beauty|apperence/i
/** The anti-cheating figure that is based on the face. */
const concentration = /concentration/i

beforeAll(async () => {
  const { db } = server.services
  const northgate = await importer.importPath(join(demo, 'northgate'), null)
  const companyFile = await readFile(join(demo, 'hailan/company.json'))
  const hailan = await importer.importFiles({ 'company.json': companyFile }, null)
  const { id } = await db
    .selectFrom('company')
    .where('externalId', '=', 'hailan')
    .select('id')
    .executeTakeFirstOrThrow()
  const ofHailan = await importer.importPath(join(demo, 'hailan/su-qinglan-backend'), id)
  const results = [...northgate, ...hailan, ...ofHailan]
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['stored']))
})

/** All replies about all interviews of an account's company, by call and interview. */
async function* repliesTo(email: string): AsyncGenerator<[name: string, body: string]> {
  const { data } = await server.call(signIn, { email, password: 'candor-demo' })
  const rows = await server.services.db
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidateId')
    .innerJoin('account', 'account.companyId', 'candidate.companyId')
    .where('account.email', '=', email)
    .select(['interview.id as interviewId', 'candidate.id as candidateId', 'candidate.positionId'])
    .execute()
  const calls = (await listCalls()).filter(
    ({ access, path }) => access !== 'serviceKey' && !/login/.test(path),
  )
  for (const { interviewId, candidateId, positionId } of rows) {
    const companyId = data.userInfo.companyId
    const ids = {
      interviewId,
      userId: interviewId,
      jobseekerChannelId: candidateId,
      id: candidateId,
      positionId,
      companyId,
    }
    for (const call of calls) {
      const sent = { ...ids, authRoleId: data.userInfo.authRoleId, isWechatHint: 0 }
      const answer = await server.call(call, sent, { token: data.token })
      yield [`${call.path} ${interviewId}`, answer.body]
    }
  }
}

let ofNorthgate: (readonly [name: string, body: string])[] = []
beforeAll(async () => {
  ofNorthgate = await Array.fromAsync(repliesTo('hr@northgate.example'))
})

test('no call answers emotion or appearance for a company under European law, though its results hold them', async () => {
  const imported = await readFile(join(demo, 'northgate/maren-holloway-platform/bundle.json'), 'utf8')
  expect(imported).toMatch(visual)
  expect(ofNorthgate.length).toBeGreaterThan(30)
  expect(ofNorthgate.filter(([, body]) => body.startsWith('{"code":0')).length).toBeGreaterThan(25)
  expect(ofNorthgate.filter(([, body]) => visual.test(body)).map(([name]) => name)).toEqual([])
})

test('no call answers concentration under European law, though it was imported, and the other checks are answered', async () => {
  const imported = await readFile(join(demo, 'northgate/maren-holloway-platform/bundle.json'), 'utf8')
  expect(imported).toMatch(/"concentrationRate"/)
  expect(ofNorthgate.filter(([, body]) => concentration.test(body)).map(([name]) => name)).toEqual([])
  const checks = ofNorthgate.filter(([name]) =>
    /preventCheating|getCheatLogs|getExitAndLogin|getOperatorLogs|getChatMonitor/.test(name),
  )
  expect(
    checks.filter(([, body]) => /"startTime"|"createTime"|"createdTime"|"leftPage"/.test(body)).length,
  ).toBe(5)
})

test('the same walk finds them for a company under Chinese law, so it looks where they are', async () => {
  const sought = new Set([visual, concentration])
  for await (const [, body] of repliesTo('hr@hailan.example')) {
    for (const pattern of sought) if (pattern.test(body)) sought.delete(pattern)
    if (sought.size === 0) break
  }
  expect([...sought]).toEqual([])
})
