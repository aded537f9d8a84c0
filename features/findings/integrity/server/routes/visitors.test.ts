import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import type { SharedKey } from '../../../../shares/shares/rules/sharing.ts'
import { preventCheatingReport } from '../../contract/report.ts'
import { getExitAndLoginInfo, getOperatorLogs } from '../../contract.ts'

const server = serverUnderTest()

const checks = {
  unqualified: [{ type: 'leftPage', status: 0, desc: ['3 times'] }],
  operatorLogs: [{ createdTime: 5, content: 'Opened', platform: 1, ip: '203.0.113.7', ipAddr: 'Hangzhou' }],
  usedTimes: 3,
  noFaceDetection: -1,
  loginInfoList: [{ loginTime: 4, platform: 1, ip: '203.0.113.7', ipAddr: 'Hangzhou' }],
}

/** A visit to a checked interview, by a share behind a password, with what the company opens to visitors. */
async function aVisitTo(sections: readonly SharedKey[], opens: readonly number[]) {
  const { services } = server
  const interview = await anInterview(services)
  const { companyId, candidateId, interviewId } = interview
  await aDocument(services, interview, 'antiCheating', checks)
  const { accountId } = await anAccount(services, { companyId })
  const tabConfig = opens.map((tabType) => ({ tabType, inUse: 1 }))
  await aSetting(services, companyId, 'reportTabConfig', tabConfig)
  const share = await aShare(services, {
    companyId,
    candidateId,
    interviewId,
    accountId,
    sections,
    password: 'aB3dE6',
  })
  return { interviewId, jobseekerChannelId: candidateId, token: (await aVisit(services, share)).token }
}

const opens = [visitorSwitch('reportInterviewLog')]
const openedReport: SharedKey[] = ['reportAIInterview', 'antiCheating']

test('a share that names the checks shows a visitor their results, without an IP address [D05]', async () => {
  const { token, ...of } = await aVisitTo(openedReport, opens)
  const found = await server.call(preventCheatingReport, of, { token })
  expect(found.data.unqualified?.map(({ type }) => type)).toEqual(['leftPage'])
  const log = await server.call(getOperatorLogs, of, { token })
  expect(log.data).toEqual([{ createdTime: 5, content: 'Opened', platform: 1, ip: null, ipAddr: 'Hangzhou' }])
  const course = await server.call(getExitAndLoginInfo, of, { token })
  expect(course.data).toMatchObject({ usedTimes: 3, loginInfoList: [{ ip: null, ipAddr: 'Hangzhou' }] })
})

test.each<[string, readonly SharedKey[], readonly number[]]>([
  ['does not name the checks', ['reportAIInterview'], opens],
  ['names them where the company keeps them', openedReport, []],
])('a share that %s tells a visitor nothing of them', async (_, sections, opened) => {
  const { token, ...of } = await aVisitTo(sections, opened)
  const found = await server.call(preventCheatingReport, of, { token })
  expect(found.data).toMatchObject({ unqualified: null, isGenerating: false })
  expect(found.body).not.toContain('leftPage')
  expect((await server.call(getOperatorLogs, of, { token })).code).toBe(1002)
  expect((await server.call(getExitAndLoginInfo, of, { token })).code).toBe(1002)
})
