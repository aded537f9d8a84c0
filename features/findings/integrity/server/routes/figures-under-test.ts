import { aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import type { ImporterUnderTest } from '@candor/testkit/imports'
import type { ServerUnderTest } from '@candor/testkit/server'
import type { PermissionKey } from '../../../../platform/access/rules/permissions.ts'
import type { Profile } from '../../../../platform/company/contract/profiles.ts'
import { preventCheatingReport } from '../../contract/report.ts'
import { getChatMonitorImg, getCheatLogs, getExitAndLoginInfo, getOperatorLogs } from '../../contract.ts'

/** Begin of the session in these tests. */
export const at = 1_793_943_000_000

const stay = { platform: 1, ip: '203.0.113.8', ipAddr: '杭州' }

/** An interview with every check, as a bundle has it. */
export const checked = {
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

/** Imports an interview with these checks, and opens an account that reads them. */
export async function anImport(
  server: ServerUnderTest,
  importer: ImporterUnderTest,
  { antiCheating = checked, profile, isAnonymous, buttons }: Given = {},
) {
  const { companyId } = await aCompany(server.services, profile ? { profile } : {})
  const bundle = aBundle({ interviews: [bundledInterview({ antiCheating })] })
  const candidate = { ...bundle.candidate, isAnonymous: isAnonymous ?? false }
  const given = { 'one/bundle.json': { ...bundle, candidate }, ...files }
  const [result] = await importer.importFiles(given, companyId)
  const { token } = await anAccount(server.services, {
    companyId,
    buttons: buttons ?? ['reportInterviewLog'],
  })
  const row = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select(['id', 'candidateId'])
    .executeTakeFirst()
  return { result, token, interviewId: row?.id ?? '', jobseekerChannelId: row?.candidateId ?? '' }
}

type Imported = Awaited<ReturnType<typeof anImport>>

/** The replies of the tab's five calls, in order. */
export function readAll(server: ServerUnderTest, { token, interviewId, jobseekerChannelId }: Imported) {
  const ids = { interviewId, jobseekerChannelId }
  return Promise.all([
    server.call(preventCheatingReport, { interviewId }, { token }),
    server.call(getExitAndLoginInfo, ids, { token }),
    server.call(getCheatLogs, ids, { token }),
    server.call(getOperatorLogs, { interviewId }, { token }),
    server.call(getChatMonitorImg, { interviewId }, { token }),
  ])
}
