import type { ReplyOf } from '@candor/call/define'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { preventCheatingReport } from '../../../findings/integrity/contract/report.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
} from '../../../findings/integrity/contract.ts'
import { anImport, at, checked } from '../../../findings/integrity/server/routes/figures-under-test.ts'
import { type Block, readPaper } from '../../../report/paper/contract.ts'
import { answered, aPaper, failed } from '../../../report/paper/server/paper/paper-under-test.ts'
import { paper as section } from './paper.ts'

const server = serverUnderTest()

const importer = importerUnderTest(server)

/** What stands under a title, up to the next one. */
function under(blocks: readonly Block[], title: string) {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === title)
  if (from < 0) return null
  const after = blocks.slice(from + 1)
  const until = after.findIndex(({ kind }) => kind === 'heading')
  const own = until < 0 ? after : after.slice(0, until)
  const [heading] = blocks.slice(from)
  return {
    end: heading?.kind === 'heading' ? heading.end : undefined,
    notices: own.flatMap((block) => (block.kind === 'notice' ? [block.text] : [])),
    tables: own.flatMap((block) =>
      block.kind === 'table'
        ? [{ head: block.head, rows: block.rows.map((row) => row.map(({ text }) => text)) }]
        : [],
    ),
  }
}

async function printed(given: Parameters<typeof anImport>[2] = {}) {
  const { token, interviewId } = await anImport(server, importer, given)
  const { data } = await server.call(readPaper, { userId: interviewId }, { token, lang: 'en' })
  return data.paper.tabs.find(({ title }) => title === 'Anti-cheating')?.blocks ?? []
}

test('the log of an interview on paper has when, what, on what and from where [R3-056]', async () => {
  expect(under(await printed(), 'Progress log')?.tables).toEqual([
    {
      head: ['Time', 'What happened', 'Device', 'Address'],
      rows: [
        ['2026-11-06 13:30:00', 'Began', 'PC', '203.0.113.8 杭州'],
        ['2026-11-06 13:30:00', 'Left the page', 'Mobile web', '203.0.113.8 杭州'],
      ],
    },
  ])
})

test('the log of an interview on paper has no column of places for a reader without them', async () => {
  const blocks = await printed({ isAnonymous: true })
  const heads = ['Progress log', 'Sign-in and exit record'].flatMap((title) =>
    under(blocks, title)?.tables.flatMap(({ head }) => head),
  )
  expect(heads).toContain('What happened')
  expect(heads).not.toContain('Address')
})

test('every stretch of reading from a draft is printed with its beginning and its end [R3-051]', async () => {
  const details = Array.from({ length: 10 }, (_, index) => ({
    startTime: at + index * 60_000,
    endTime: at + index * 60_000 + 5_000,
  }))
  const antiCheating = { ...checked, speechDraftDetection: { speechDraftTimes: 10, details } }
  const [table] =
    under(await printed({ antiCheating }), 'Everything recorded, in chronological order')?.tables ?? []
  expect(table?.head).toEqual(['Start', 'End', 'Check'])
  const drafts = table?.rows.filter(([, , check]) => check === 'Reading from notes') ?? []
  expect(drafts).toHaveLength(10)
  expect(drafts[9]).toEqual(['2026-11-06 13:39:00', '2026-11-06 13:39:05', 'Reading from notes'])
})

const nothing: ReplyOf<typeof preventCheatingReport> = {
  unqualified: null,
  isGenerating: false,
  fullRecordingFlag: null,
  isFullrecording: null,
  fullRecordingImages: null,
  phoneMonitoring: null,
  phoneMonitoringText: null,
  abnormalDetection: null,
  screenshotProtection: null,
  screenRecordingProtection: null,
  keyboardDetection: null,
  multiplePersonDetection: null,
  interviewFacialRecognitionRes: null,
  noFaceDetection: null,
  noFaceDetectionInfo: null,
  checkTextRepetition: null,
  maxWordTextSimilarity: null,
  maxAiTextSimilarity: null,
  textSimilarityRes: null,
  checkPhotoDetection: null,
  abnormalPictureNum: null,
  abnormalPictures: null,
  candidateLoginLimitTimes: null,
  personChangeDetection: null,
  speechDraftDetection: null,
  concentrationDetection: null,
  mobileMonitorImages: null,
  screenRecordingImages: null,
}

const course = { usedTimes: null, totalTime: null, cheatLogs: [], loginInfoList: [] }

const exit = { startTime: at, endTime: at + 18_000, time: 18 }

const answers = {
  info: answered(preventCheatingReport, nothing),
  course: answered(getExitAndLoginInfo, course),
  exits: answered(getCheatLogs, []),
  logs: answered(getOperatorLogs, []),
  images: answered(getChatMonitorImg, []),
}

type Sources = { readonly [Source in keyof typeof answers]?: (typeof answers)[Source] }

async function write(given: Sources, locale: 'cn' | 'en' | 'zh-TW' = 'en') {
  const interview = { ...noInterview, id: 'i1', isFinished: true, beganAt: at }
  const paper = await aPaper(Object.values({ ...answers, ...given }), { locale, interview })
  return (await section.write?.(paper)) ?? []
}

test.each([
  ['cn', '登录与离开记录', '登录与离开记录未能载入，页面其余部分不受影响。'],
  [
    'en',
    'Sign-in and exit record',
    'The sign-in and exit record could not be loaded. The rest of the page still works.',
  ],
  ['zh-TW', '登入與離開紀錄', '登入與離開紀錄未能載入，頁面其餘部分不受影響。'],
] as const)(
  'a source that did not come is no record of nothing, and has no count (%s)',
  async (locale, title, words) => {
    const none = under(await write({ course: failed(getExitAndLoginInfo) }, locale), title)
    expect(none).toEqual({ end: undefined, notices: [words], tables: [] })
    const some = under(
      await write({ course: failed(getExitAndLoginInfo), exits: answered(getCheatLogs, [exit]) }, locale),
      title,
    )
    expect(some).toMatchObject({ end: undefined, notices: [words] })
    expect(some?.tables).toHaveLength(1)
  },
)

test.each([
  ['cn', '离开页面的时间未能载入，时间轴上可能不全'],
  ['en', 'The times away from the page could not be loaded, so the timeline may be incomplete'],
  ['zh-TW', '離開頁面的時間未能載入，時間軸上可能不全'],
] as const)(
  'a source that did not come is named where the times away did not come (%s)',
  async (locale, words) => {
    const blocks = await write({ exits: failed(getCheatLogs) }, locale)
    expect(blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []))).toContain(words)
  },
)

test('a source that did not come has its pictures uncounted', async () => {
  const lists = { ...nothing, fullRecordingImages: [{ url: '/file/media/a', createTime: at }] }
  const given = { info: answered(preventCheatingReport, lists) }
  expect(await write(given)).toContainEqual({
    kind: 'facts',
    facts: [{ name: 'Computer', value: { text: '1 picture' } }],
  })
  const blocks = await write({ ...given, images: failed(getChatMonitorImg) })
  expect(under(blocks, 'Photos and monitors')?.notices).toEqual([
    'The monitors’ pictures could not be loaded. The rest of the page still works.',
  ])
  expect(blocks.filter(({ kind }) => kind === 'facts')).toEqual([])
})

test.each([
  [null, 'No result'],
  [0, 'No change of person'],
  [2, '2 changes of person'],
])(
  'a source that did not come is no check of the person that found no change: a count of %s',
  async (changeTimes, text) => {
    const change = { changeBeforePicture: null, changeAfterPicture: null, changeDateTime: null }
    const personChangeDetection = { ...change, changeTimes }
    const blocks = await write({
      info: answered(preventCheatingReport, { ...nothing, personChangeDetection }),
    })
    const name = 'Change of person'
    expect(blocks).toContainEqual({ kind: 'facts', facts: [{ name, value: { text } }] })
  },
)

test.each([
  [{ info: failed(preventCheatingReport) }, 'The anti-cheating results could not be loaded'],
  [{ course: failed(getExitAndLoginInfo) }, 'The sign-in and exit record could not be loaded'],
  [{ exits: failed(getCheatLogs) }, 'The times away from the page could not be loaded'],
  [{ images: failed(getChatMonitorImg) }, 'The monitors’ pictures could not be loaded'],
])('a source that did not come is not an interview without checks: %#', async (given, words) => {
  const text = JSON.stringify(await write(given))
  expect(text).toContain(words)
  expect(text).not.toContain('No anti-cheating results')
  expect(JSON.stringify(await write({}))).toContain('No anti-cheating results')
})

test('signing in and leaving are counted as on screen', async () => {
  expect(under(await printed(), 'Sign-in and exit record')?.end).toBe(
    '1 of 3 sign-ins used · 1 time, 00:18 in total',
  )
})

test.each([
  [{ tattoo: 'reviewed', arm: 'generating', hand: null, leg: null }, '1 still generating'],
  [{ tattoo: 'notPassed', arm: 'generating', hand: null, leg: null }, '1 not passed · 1 still generating'],
  [{ tattoo: 'reviewed', arm: 'reviewed', hand: null, leg: null }, 'Nothing flagged'],
] as const)('on paper the body check of %o is headed by what is known of it', async (found, end) => {
  const interview = { ...noInterview, id: 'i1', isFinished: true, bodyChecks: [found] }
  const calls = [preventCheatingReport, getExitAndLoginInfo, getCheatLogs, getOperatorLogs, getChatMonitorImg]
  const blocks = await section.write?.(await aPaper(calls.map(failed), { interview }))
  expect(under(blocks ?? [], 'Body check')?.end).toBe(end)
})
