import { newId } from '@candor/db/new-id'
import { aCandidate, aDocument, anAccount, changeRow } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { interviewInfo } from '../contract.ts'
import { anAnswer, aReport, media } from './routes/report-under-test.ts'

const server = serverUnderTest()

test('the four ids name an interview, and its four parts are answered [R7-023 P7-024 P3-017]', async () => {
  const { interviewId, candidateId, positionId, companyId, account } = await aReport(server)
  const ids = { userId: interviewId, companyId, positionId, jobSeekerChannelId: candidateId }
  const answer = await server.call(interviewInfo, ids, { token: account.token })
  expect(answer.code).toBe(0)
  expect(answer.data).toMatchObject({
    interviewResult: { interviewId, positionId, jobseekerChannelId: candidateId },
    idCard: { frontIdCard: media, backIdCard: media },
    answerResult: [{ question_id: 'q1' }],
    fullRecords: [{ createdDate: 1_710_000_000_000, videoUrl: media }],
  })
})

test('both spellings of an id are read, and a candidate alone leads to the newest interview [R7-023]', async () => {
  const { interviewId, candidateId, account } = await aReport(server)
  const response = await server.app.inject({
    method: 'POST',
    url: interviewInfo.path,
    headers: { token: account.token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `jobseekerChannelId=${candidateId}`,
  })
  expect(response.json()).toMatchObject({ code: 0, data: { interviewResult: { interviewId } } })
})

test('the interview result has every field under its name [R3-001 P3-008 P3-010]', async () => {
  const { read, ...report } = await aReport(server)
  const beganAt = new Date(1_710_000_100_000)
  const finishedAt = new Date(1_710_000_200_000)
  await changeRow(server.services, 'interview', report.interviewId, {
    beganAt,
    finishedAt,
    usedSeconds: 871,
    totalSeconds: 2701,
  })
  await changeRow(server.services, 'candidate', report.candidateId, {
    age: 29,
    gender: 2,
    education: 5,
    nativePlace: '浙江杭州',
    channelId: 7,
    hasVeto: true,
  })
  await aDocument(server.services, report, 'tests.colourVision', {
    resultStatus: 2,
    successCount: 11,
    errorCount: 3,
  })
  const { data } = await read()
  const spelled =
    'interviewId name phone position positionId positionid jobseekerChannelId stageId stageTypeId channelId gender age education native_place referee url interview_status haveAi haveVideoQuestion showRecommendAction isCustom triggerOneVote usetime real_begininterview_time interview_finish_time resumeUrl tattooResults mobileMonitorVideoList colorBlindess email jobtitle'
  for (const field of spelled.split(' ')) expect(data.interviewResult).toHaveProperty(field)
  expect(data.interviewResult).toMatchObject({
    name: '林晓彤',
    phone: '13800000001',
    email: 'shen@person.example',
    jobtitle: '高级后端工程师',
    referee: '周凯',
    url: media,
    resumeUrl: media,
    interview_status: 'finish',
    haveAi: 1,
    haveVideoQuestion: 1,
    age: 29,
    gender: 2,
    education: 5,
    native_place: '浙江杭州',
    channelId: 7,
    stageId: '2',
    stageTypeId: 2,
    triggerOneVote: 1,
    usetime: 871,
    totaltime: 2701,
    real_begininterview_time: beganAt.getTime(),
    interview_finish_time: finishedAt.getTime(),
    colorBlindess: { resultStatus: 2, successCount: 11, errorCount: 3 },
  })
  expect(Object.keys(data.idCard ?? {})).toEqual(['frontIdCard', 'backIdCard'])
})

test('another company’s interview, an unknown one and ids that do not belong together are not found alike', async () => {
  const report = await aReport(server)
  const other = await aReport(server)
  const read = (ids: Record<string, string>) =>
    server.call(interviewInfo, ids, { token: report.account.token }).then(({ code }) => code)
  expect(await read({ userId: other.interviewId })).toBe(1005)
  expect(await read({ userId: newId() })).toBe(1005)
  expect(await read({ userId: 'nonsense' })).toBe(1005)
  expect(await read({})).toBe(1005)
  expect(await read({ userId: report.interviewId, companyId: other.companyId })).toBe(1005)
  expect(await read({ userId: report.interviewId, positionId: other.positionId })).toBe(1005)
  expect(await read({ userId: report.interviewId, jobSeekerChannelId: other.candidateId })).toBe(1005)
})

test('an interviewer reads the interviews of those who were recommended, and no other', async () => {
  const { companyId, candidateId, interviewId } = await aReport(server)
  const { token, accountId } = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const read = () => server.call(interviewInfo, { userId: interviewId }, { token })
  expect((await read()).code).toBe(1002)
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  expect((await read()).code).toBe(0)
})

test('a candidate without an interview is answered as one', async () => {
  const { companyId, token } = await anAccount(server.services)
  const { candidateId } = await aCandidate(server.services, { companyId })
  const { data } = await server.call(interviewInfo, { jobSeekerChannelId: candidateId }, { token })
  expect(data.interviewResult).toMatchObject({ interviewId: null, haveAi: 0, haveVideoQuestion: 0 })
  expect(data.answerResult).toEqual([])
})

test.each([
  [2, 1],
  [8, 0],
  [9, 0],
])('in a stage of type %i showRecommendAction is %i [R4-029 P4-063]', async (stageTypeKind, expected) => {
  const { read, candidateId } = await aReport(server)
  await changeRow(server.services, 'candidate', candidateId, { stageTypeKind })
  expect((await read()).data.interviewResult.showRecommendAction).toBe(expected)
})

test('reading asks the database no more often for twenty answers than for one', async () => {
  const one = await aReport(server)
  const many = await aReport(server, {
    answers: Array.from({ length: 20 }, (_, index) => anAnswer(`q${index}`)),
  })
  const queries = vi.spyOn(Client.prototype, 'query')
  await one.read()
  const forOne = queries.mock.calls.length
  await many.read()
  expect(forOne).toBeGreaterThan(0)
  expect(queries.mock.calls.length).toBe(2 * forOne)
})
