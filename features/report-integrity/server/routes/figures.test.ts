import { aCompany, aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../access/rules/permissions.ts'
import type { Profile } from '../../../company/rules.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
  preventCheatingReport,
} from '../../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const at = 1_793_943_000_000
const stay = { platform: 1, ip: '203.0.113.8', ipAddr: '杭州' }

const checked = {
  unqualified: [],
  fullRecordingFlag: 1,
  isFullrecording: 1,
  fullRecordingImages: [{ url: 'media/computer.png', createTime: at }],
  phoneMonitoring: 1,
  phoneMonitoringText: 'A second phone lay on the desk.',
  abnormalDetection: 1,
  screenshotProtection: 0,
  screenRecordingProtection: 1,
  keyboardDetection: 1,
  multiplePersonDetection: 1,
  interviewFacialRecognitionRes: { code: 0 },
  noFaceDetection: 1,
  noFaceDetectionInfo: {
    noFaceDetectionTimes: 1,
    autoClose: 0,
    noFaceList: [{ startTime: at + 1_000, endTime: at + 4_000, url: 'media/empty.png' }],
  },
  checkTextRepetition: 1,
  maxWordTextSimilarity: 34.2,
  maxAiTextSimilarity: 58.2,
  textSimilarityRes: [
    {
      questionText: 'How did you migrate?',
      answer: 'We added the new column.',
      maxWordRate: 34.2,
      maxAiRate: 58.2,
      textSimilarityAnswers: [
        { publicAnswer: 'First add the column.', wordTextSimilarity: 34.2, aiTextSimilarity: 58.2 },
      ],
    },
  ],
  checkPhotoDetection: 1,
  abnormalPictureNum: 1,
  abnormalPictures: [{ url: 'media/odd.png', createTime: at + 2_000 }],
  candidateLoginLimitTimes: 3,
  personChangeDetection: {
    changeTimes: 1,
    changeBeforePicture: 'media/before.png',
    changeAfterPicture: 'media/after.png',
    changeDateTime: at + 3_000,
  },
  speechDraftDetection: {
    speechDraftTimes: 2,
    details: [{ startTime: at + 5_000, endTime: at + 9_000 }],
  },
  concentrationDetection: { concentrationRate: 92 },
  mobileMonitorImages: [{ url: 'media/phone.png', createTime: at }],
  screenRecordingImages: [{ url: 'media/screen.png', createTime: at }],
  usedTimes: 1,
  totalTime: 18,
  cheatLogs: [{ startTime: at + 6_000, endTime: at + 24_000, time: 18 }],
  loginInfoList: [{ loginTime: at - 60_000, ...stay }],
  operatorLogs: [
    { createdTime: at + 500, content: 'Left the page', ...stay, platform: 3 },
    { createdTime: at, content: 'Began', ...stay },
  ],
}
const pictures = ['computer', 'empty', 'odd', 'before', 'after', 'phone', 'screen']
const files = Object.fromEntries(
  pictures.map((name) => [`one/media/${name}.png`, Buffer.from(`the picture ${name}`)]),
)

interface Given {
  antiCheating?: unknown
  profile?: Profile
  isAnonymous?: boolean
  buttons?: PermissionKey[]
}

async function anImport({ antiCheating = checked, profile, isAnonymous, buttons }: Given = {}) {
  const { companyId } = await aCompany(server.house, profile ? { profile } : {})
  const bundle = aBundle({ interviews: [bundledInterview({ antiCheating })] })
  const candidate = { ...bundle.candidate, isAnonymous: isAnonymous ?? false }
  const given = { 'one/bundle.json': { ...bundle, candidate }, ...files }
  const [result] = await importer.importFiles(given, companyId)
  const { token } = await anAccount(server.house, { companyId, buttons: buttons ?? ['reportInterviewLog'] })
  const row = await server.house.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select(['id', 'candidateId'])
    .executeTakeFirst()
  return { result, token, interviewId: row?.id ?? '', jobseekerChannelId: row?.candidateId ?? '' }
}

type Imported = Awaited<ReturnType<typeof anImport>>

function readAll({ token, interviewId, jobseekerChannelId }: Imported) {
  const ids = { interviewId, jobseekerChannelId }
  return Promise.all([
    server.call(preventCheatingReport, { interviewId }, { token }),
    server.call(getExitAndLoginInfo, ids, { token }),
    server.call(getCheatLogs, ids, { token }),
    server.call(getOperatorLogs, { interviewId }, { token }),
    server.call(getChatMonitorImg, { interviewId }, { token }),
  ])
}

const media = expect.stringMatching(/^\/file\/media\//)

test('every field of the checks is answered under the spelling of the wire [R3-042]', async () => {
  const imported = await anImport()
  expect(imported.result).toMatchObject({ state: 'stored', faults: [], notes: [] })
  const [info, exits, , logs] = await readAll(imported)
  const { usedTimes, totalTime, cheatLogs, loginInfoList, operatorLogs, ...own } = checked
  expect(info.data).toEqual({
    ...own,
    fullRecordingImages: [{ url: media, createTime: at }],
    mobileMonitorImages: [{ url: media, createTime: at }],
    screenRecordingImages: [{ url: media, createTime: at }],
    abnormalPictures: [{ url: media, createTime: at + 2_000 }],
    noFaceDetectionInfo: {
      noFaceDetectionTimes: 1,
      autoClose: 0,
      noFaceList: [{ startTime: at + 1_000, endTime: at + 4_000, url: media }],
    },
    personChangeDetection: {
      changeTimes: 1,
      changeBeforePicture: media,
      changeAfterPicture: media,
      changeDateTime: at + 3_000,
    },
  })
  expect(exits.data).toEqual({ usedTimes, totalTime, cheatLogs, loginInfoList })
  expect(logs.data).toEqual([...operatorLogs].reverse())
  const before = await server.app.inject(info.data.personChangeDetection?.changeBeforePicture ?? '')
  expect(before.body).toBe('the picture before')
})

test('the stretches away from the page and the sign-ins are answered to two calls [R7-062 R7-072 P7-080]', async () => {
  const [, exits, cheatLogs] = await readAll(await anImport())
  expect([exits.code, cheatLogs.code]).toEqual([0, 0])
  expect(cheatLogs.data).toEqual(checked.cheatLogs)
  expect(exits.data).toMatchObject({ usedTimes: 1, totalTime: 18, cheatLogs: checked.cheatLogs })
  expect(exits.data.loginInfoList).toEqual(checked.loginInfoList)
})

test('the log is answered in the order of time [R7-015 R7-060]', async () => {
  const [, , , logs] = await readAll(await anImport())
  expect(logs.code).toBe(0)
  expect(logs.data.map(({ content, platform }) => [content, platform])).toEqual([
    ['Began', 1],
    ['Left the page', 3],
  ])
})

test('pictures come by the three monitors that there are [R7-016 R7-061]', async () => {
  const [, , , , images] = await readAll(await anImport())
  expect(images.code).toBe(0)
  expect(images.data).toEqual([1, 2, 3].map((source) => ({ source, url: media, createTime: at })))
})

test('where an anonymous candidate was is not in any answer', async () => {
  const answers = await readAll(await anImport({ isAnonymous: true }))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
  expect(answers.map(({ body }) => body).join('')).not.toMatch(/203\.0\.113|杭州/)
})

test('the key of the AI report opens the findings alone, and of another company nothing is found', async () => {
  const imported = await anImport({ buttons: ['reportAIInterview'] })
  const answers = await readAll(imported)
  expect(answers.map(({ code }) => code)).toEqual([0, 1002, 1002, 1002, 1002])
  const { unqualified, ...figures } = answers[0].data
  expect(unqualified).toEqual([])
  expect(Object.values(figures).filter((value) => value !== null)).toEqual([])
  const stranger = await anAccount(server.house, { buttons: ['reportInterviewLog'] })
  const foreign = await readAll({ ...imported, token: stranger.token })
  expect(foreign.map(({ code }) => code)).toEqual([1005, 1005, 1005, 1005, 1005])
})

test('an interview of another candidate is not found', async () => {
  const imported = await anImport()
  const other = await anInterview(server.house)
  const ids = { interviewId: imported.interviewId, jobseekerChannelId: other.candidateId }
  const answer = await server.call(getCheatLogs, ids, imported)
  expect(answer.code).toBe(1005)
})

test('under European law not even the name of the concentration leaves the server', async () => {
  const found = [{ type: 'concentration', status: 0, desc: ['looked away'] }]
  const antiCheating = { ...checked, unqualified: found }
  const answers = await readAll(await anImport({ antiCheating, profile: 'eu' }))
  expect(answers.map(({ body }) => body).join('')).not.toMatch(/concentration|looked away/i)
  const [chinese] = await readAll(await anImport({ antiCheating }))
  expect(chinese.data).toMatchObject({
    concentrationDetection: { concentrationRate: 92 },
    unqualified: found,
  })
})

test('a hidden finding is not told by any call through its figures [R2-078]', async () => {
  const hidden = ['leftPage', 'phoneMonitoring', 'personChange'].map((type) => ({ type, status: 2 }))
  const [info, exits, cheatLogs, , images] = await readAll(
    await anImport({ antiCheating: { ...checked, unqualified: hidden } }),
  )
  expect(info.data).toMatchObject({ phoneMonitoring: null, personChangeDetection: null, noFaceDetection: 1 })
  expect(exits.data).toMatchObject({ usedTimes: null, totalTime: null, cheatLogs: [] })
  expect(cheatLogs.data).toEqual([])
  expect(images.data.map(({ source }) => source)).toEqual([1, 3])
})

test('a check that is switched on without figures is told from one that is off, and unfinished stays −1', async () => {
  const antiCheating = {
    personChangeDetection: 1,
    speechDraftDetection: -1,
    concentrationDetection: 0,
    extra: [1],
  }
  const imported = await anImport({ antiCheating })
  expect(imported.result?.faults).toEqual([])
  const [info] = await readAll(imported)
  expect(info.data).toMatchObject({
    personChangeDetection: { changeTimes: null, changeDateTime: null },
    speechDraftDetection: { speechDraftTimes: -1, details: [] },
    concentrationDetection: null,
  })
})

test.each([
  [
    'speechDraftDetection.details[0].startTime',
    { speechDraftDetection: { details: [{ startTime: 'now' }] } },
  ],
  ['abnormalPictures[0].url', { abnormalPictures: [{ url: 'odd.png' }] }],
  ['cheatLogs[0].away', { cheatLogs: [{ startTime: at, away: 3 }] }],
  ['maxAiTextSimilarity', { maxAiTextSimilarity: 100.5 }],
])('an import with a wrong %s is refused by name', async (path, antiCheating) => {
  const { result } = await anImport({ antiCheating })
  expect(result?.state).toBe('refused')
  const faulty = result?.faults.map((fault) => fault.path) ?? []
  expect(faulty.some((each) => path.startsWith(each.replace('interviews[0].antiCheating.', '')))).toBe(true)
})

test('figures of an older shape take nothing from the findings', async () => {
  const interview = await anInterview(server.house)
  const document = { unqualified: [{ type: 'noFace', status: 0 }], maxWordTextSimilarity: 'high' }
  await aDocument(server.house, interview, 'antiCheating', document)
  const { token } = await anAccount(server.house, { companyId: interview.companyId })
  const { data } = await server.call(preventCheatingReport, { interviewId: interview.interviewId }, { token })
  expect(data.unqualified?.map(({ type }) => type)).toEqual(['noFace'])
  expect(data.maxWordTextSimilarity).toBe(null)
})
