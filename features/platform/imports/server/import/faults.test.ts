import { aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { importBundle } from './import-bundle.ts'
import { countCandidates, statesOf } from './stored-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const { importFiles } = importer

const answer = (id: string, more: object = {}) => ({
  question_id: id,
  problem_answer_method: 1,
  problem: '<p>?</p>',
  ...more,
})

test('fifty faults are fifty lines with their JSON paths, and the other bundles go on', async () => {
  const { companyId } = await aCompany(server.services)
  const answers = Array.from({ length: 50 }, (_, index) => answer(`q${index}`, { problem: 7 }))
  const bad = aBundle({ interviews: [bundledInterview({ answers })] })
  const results = await importFiles({ 'a/bundle.json': bad, 'b/bundle.json': aBundle() }, companyId)
  expect(statesOf(results)).toEqual(['refused', 'stored'])
  expect(results[0]?.faults).toHaveLength(50)
  expect(results[0]?.faults[49]).toEqual({
    path: 'interviews[0].answers[49].problem',
    message: 'must be text',
  })
  expect(await countCandidates(server, companyId)).toBe(1)
})

test('a fault that no schema can find is reported with its path', async () => {
  const { companyId } = await aCompany(server.services)
  await anAccount(server.services, { companyId })
  const bundle = aBundle({
    externalId: 'x'.repeat(129),
    recommendations: [
      {
        externalId: 'r',
        to: 'nobody@company.example',
        recommendStageId: '2',
        recommendStatus: 0,
        createdAt: 1,
      },
    ],
    interviews: [
      bundledInterview({
        answers: [
          answer('q1', { video: [{ video_url: 'media/missing.webm' }] }),
          answer('q1'),
          answer('q2', { followUpOf: 'q7', answer: 'a'.repeat(20_001) }),
          answer('q3', { video: [{ video_url: 'media/run.svg' }] }),
        ],
        evidence: [
          {
            externalId: 'e',
            claim: { kind: 'summary' },
            kind: 'note',
            question_id: 'q9',
            quote: 'q',
            startMs: 2,
            endMs: 3,
          },
        ],
      }),
    ],
  })
  const [result] = await importFiles({ 'bundle.json': bundle, 'media/run.svg': '<svg/>' }, companyId)
  const told = Object.fromEntries((result?.faults ?? []).map(({ path, message }) => [path, message]))
  expect(told).toMatchObject({
    externalId: 'must have at most 128 characters',
    'recommendations[0].to':
      'the company has no account nobody@company.example; use the email of an existing account, or create it first',
    'interviews[0].answers[0].video[0].video_url':
      'media/missing.webm is not in the bundle; add the file at this path beside bundle.json, or remove the reference',
    'interviews[0].answers[1].question_id': 'q1 appears more than once; each must be different',
    'interviews[0].answers[2].followUpOf':
      'there is no answer with the question_id q7; use one of the answers of this interview',
    'interviews[0].answers[2].answer': 'must have at most 20,000 characters',
    'interviews[0].evidence[0].question_id':
      'there is no answer with the question_id q9; use one of the answers of this interview',
  })
  expect(told['interviews[0].answers[3].video[0].video_url']).toContain('webm')
  expect(result?.faults).toHaveLength(8)
})

test.each([
  ['no JSON', '{ "format": ', 'is not valid JSON'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'is not UTF-8 text; save it as UTF-8 and send it again'],
  [
    'text that cannot be stored',
    { ...aBundle(), externalId: 'a\0' },
    'has characters that cannot be stored (a null character or half of a UTF-16 pair); remove them',
  ],
  ['a list', [], 'must be an object'],
  ['nothing', 'null', 'must be an object'],
])('a bundle.json of %s is refused with a sentence', async (_name, content, message) => {
  const { companyId } = await aCompany(server.services)
  const [result] = await importFiles({ 'bundle.json': content }, companyId)
  expect(result?.state).toBe('refused')
  expect(result?.faults[0]?.message).toContain(message)
})

const oddParts = {
  candidate: {
    name: '沈知遥',
    stageId: '2',
    stageTypeKind: 2,
    appliedAt: 1,
    email: 'nobody',
    photo: 'photo.png',
  },
  attachments: [{ externalId: 'a', attachName: 'A', attachType: 1, attachUrl: 'javascript:alert(1)' }],
  interviewPlans: [
    { externalId: 'p', interviewRoundName: 'A', createDate: 1, planRoomType: 2, interviewDate: '20 March' },
  ],
  interviews: [
    bundledInterview({
      answers: [answer('q1', { transcript: { sentences: [{ startMs: 2, endMs: 1, text: 'a' }] } })],
      tests: {
        programme: { name: 'A', tasks: [{ taskId: 'a' }, { taskId: 'a' }] },
        reading: [{ language: 'cn' }, { language: 'cn' }],
      },
    }),
  ],
}

test.each([
  [
    'en',
    {
      'candidate.email': 'must be an email, such as name@company.example',
      'candidate.photo': 'must be the path of a file in the bundle, such as media/photo.png',
      'attachments[0].attachUrl': 'must be an address that begins with https:// or http://',
      'interviewPlans[0].interviewDate': 'must be a day, such as 2026-03-20',
      'interviews[0].answers[0].transcript.sentences[0].endMs':
        'must not be before startMs; write that or later',
      'interviews[0].tests.reading': 'names a language more than once; each must appear once',
    },
  ],
  [
    'cn',
    {
      'candidate.email': '必须是邮箱，例如 name@company.example',
      'candidate.photo': '必须是数据包内文件的路径，例如 media/photo.png',
      'attachments[0].attachUrl': '必须是以 https:// 或 http:// 开头的网址',
    },
  ],
  [
    'zh-TW',
    {
      'interviewPlans[0].interviewDate': '必須是日期，例如 2026-03-20',
      'interviews[0].tests.reading': '同一語言出現兩次，每種語言只能出現一次',
    },
  ],
] as const)('a fault tells in %s the right value beside the wrong one', async (locale, messages) => {
  const { companyId } = await aCompany(server.services)
  const { faults } = await importBundle(
    { services: server.services, format: importer.format, companyId, keyId: null, locale },
    { name: 'a', folder: null, json: { value: aBundle(oddParts), faults: null }, media: new Map() },
  )
  const told = Object.fromEntries(faults.map(({ path, message }) => [path, message]))
  expect(told).toMatchObject(messages)
})

test('a time later than the year 9999 is a fault wherever it stands', async () => {
  const { companyId } = await aCompany(server.services)
  const late = 253_402_300_800_000
  const videoUrl = 'media/run.webm'
  const bundle = aBundle({
    candidateForm: { formName: 'Form', submittedAt: late, items: [] },
    recommendations: [
      { externalId: 'r', to: 'a@b.example', recommendStageId: '2', recommendStatus: 0, createdAt: late },
    ],
    interviews: [
      bundledInterview({
        fullRecords: [{ createdDate: late, videoUrl }],
        mobileMonitorVideoList: [{ createdDate: late, videoUrl }],
        antiCheating: { cheatLogs: [{ startTime: late }], loginInfoList: [{ loginTime: late }] },
        tests: {
          competency: {
            comprehensiveCompetenceScore: 5,
            emotionalStabilityScore: 5,
            firstAnswerTime: late,
            lastAnswerTime: 9_000_000_000_000_000,
          },
        },
      }),
    ],
  })
  const { faults } = await importBundle(
    { services: server.services, format: importer.format, companyId, keyId: null, locale: 'en' },
    { name: 'a', folder: null, json: { value: bundle, faults: null }, media: new Map() },
  )
  const tooLate = faults.filter(({ message }) => message.includes('253,402,300,799,999'))
  expect(tooLate.map(({ path }) => path).sort()).toEqual([
    'candidateForm.submittedAt',
    'interviews[0].antiCheating.cheatLogs[0].startTime',
    'interviews[0].antiCheating.loginInfoList[0].loginTime',
    'interviews[0].fullRecords[0].createdDate',
    'interviews[0].mobileMonitorVideoList[0].createdDate',
    'interviews[0].tests.competency.firstAnswerTime',
    'interviews[0].tests.competency.lastAnswerTime',
    'recommendations[0].createdAt',
  ])
})
