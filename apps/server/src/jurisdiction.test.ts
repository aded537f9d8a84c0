import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listCalls } from '@candor/testkit/calls'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, expect, test } from 'vitest'
import { openFolder } from '../../../features/imports/server/import/folder.ts'
import { importTree } from '../../../features/imports/server/import/import-tree.ts'
import { signIn } from '../../../features/session/contract.ts'
import { repositoryRoot } from './plumbing/features.ts'
import { loadFormat } from './plumbing/importing.ts'

const server = serverUnderTest()
const demo = join(repositoryRoot, 'demo')

/** Keys of analyses that read the face, as the wire spells them. */
const visual = /emotion|emtions|beauty|apperence/i
/** The anti-cheating figure that is read off the face. */
const concentration = /concentration/i

beforeAll(async () => {
  const tree = await openFolder(demo)
  const format = await loadFormat()
  const states = new Set<string>()
  await importTree({ services: server.services, format, locale: 'en', companyId: null }, tree, {
    onResult: ({ state }) => void states.add(state),
  })
  tree.close()
  expect([...states]).toEqual(['stored'])
})

async function everyReply(email: string): Promise<Map<string, string>> {
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
  const replies = new Map<string, string>()
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
      replies.set(`${call.path} ${interviewId}`, answer.body)
    }
  }
  return replies
}

test('no call answers emotion or appearance for a company under European law, though its results hold them', async () => {
  const imported = await readFile(join(demo, 'northgate/maren-holloway-platform/bundle.json'), 'utf8')
  expect(imported).toMatch(visual)
  const replies = await everyReply('hr@northgate.example')
  expect(replies.size).toBeGreaterThan(30)
  expect([...replies.values()].filter((body) => body.startsWith('{"code":0')).length).toBeGreaterThan(25)
  expect([...replies].filter(([, body]) => visual.test(body)).map(([name]) => name)).toEqual([])
})

test('no call answers concentration under European law, though it was imported, and the other checks are answered', async () => {
  const imported = await readFile(join(demo, 'northgate/maren-holloway-platform/bundle.json'), 'utf8')
  expect(imported).toMatch(/"concentrationRate"/)
  const replies = [...(await everyReply('hr@northgate.example'))]
  expect(replies.filter(([, body]) => concentration.test(body)).map(([name]) => name)).toEqual([])
  const checks = replies.filter(([name]) =>
    /preventCheating|getCheatLogs|getExitAndLogin|getOperatorLogs|getChatMonitor/.test(name),
  )
  expect(
    checks.filter(([, body]) => /"startTime"|"createTime"|"createdTime"|"leftPage"/.test(body)).length,
  ).toBe(5)
})

test('the same walk finds them for a company under Chinese law, so it looks where they are', async () => {
  const replies = await everyReply('hr@hailan.example')
  expect([...replies].some(([, body]) => visual.test(body))).toBe(true)
  expect([...replies].some(([, body]) => concentration.test(body))).toBe(true)
})
