import { anAccount } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'

const server = serverUnderTest()
const users = '/admin/user/listUnfrozenUsers'
const recommend = '/candidate/jobseekerChannel/jobseekerChannel/transmitResume'
const notText = { toString: 'x' }

interface Sent {
  path: string
  input: Record<string, unknown>
}

async function post({ path, input }: Sent) {
  const { token } = await anAccount(server.services)
  const headers = { token, lang: 'en', 'content-type': 'application/json' }
  const response = await server.app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: JSON.stringify(input),
  })
  return { status: response.statusCode, ...readEnvelope(response.json()) }
}

const whole = 'must be a whole number'
const tried: [string, string, string, Record<string, unknown>][] = [
  ['limit', whole, users, { limit: 1.5 }],
  ['labelId', whole, '/rpa/label/deleteCandidateLabel', { jobseekerChannelId: 'c', labelId: 1.5 }],
  ['recommendStatus', whole, '/candidate/shortList/query', { recommendStatus: 0.5 }],
  [
    'recommendStatus',
    whole,
    '/candidate/shortList/neighbours',
    { jobSeekerChannelId: 'c', recommendStatus: 0.5 },
  ],
  [
    'startTime',
    whole,
    '/mark/report/interview/viewReportReq',
    { interviewId: 'i', startTime: 0.5, endTime: 1, type: 'mobile' },
  ],
  ['positionIdList[0]', 'must be text', users, { positionIdList: notText }],
  ['positionIdList[1]', 'must be text', users, { positionIdList: ['a', ['b']] }],
  ['positionIdList[0]', 'must be text', users, { positionIdList: '[[[["a"]]]]' }],
  // Not parsed: as JSON it would be a list, which is not a string.
  [
    'positionIdList[0]',
    'must have at most 128 characters',
    users,
    { positionIdList: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  ],
  [
    'positionIdList',
    'must have at most 1,000 items',
    users,
    { positionIdList: Array.from({ length: 1001 }, (_, id) => id) },
  ],
  ['registerUserIdAry[0]', 'must be text', recommend, { registerUserIdAry: notText, updateIdsAry: ['c'] }],
  ['updateIdsAry[0]', 'must be text', recommend, { registerUserIdAry: ['a'], updateIdsAry: notText }],
  [
    'estimateScore',
    'must be a multiple of 0.5',
    '/mark/employ/estimate/addEstimate',
    { interviewId: 'i', estimateType: 1, estimateScore: 0.3 },
  ],
]

test.each(tried)(
  'a value that %s cannot have is refused by name: %s',
  async (field, message, path, input) => {
    const answer = await post({ path, input })
    expect(answer).toMatchObject({ status: 200, code: 1003, msg: `${field}: ${message}` })
  },
)

test('a page of the audit log begins before a whole number', async () => {
  const { token } = await anAccount(server.services, { userType: 'admin' })
  const headers = { token, lang: 'en' }
  const response = await server.app.inject({ url: '/admin/config/audit?before=1.5', headers })
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { code: 1003, msg: 'before: must be a whole number' },
  ])
})

test('an id may come as a number', async () => {
  expect(await post({ path: users, input: { positionIdList: [7, '8'] } })).toMatchObject({ code: 0 })
})
