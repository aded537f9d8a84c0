import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { anImport, at, checked, readAll } from './figures-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const media = expect.stringMatching(/^\/file\/media\//)

test('every field of the checks is answered under the spelling of the wire [R3-042]', async () => {
  const imported = await anImport(server, importer)
  expect(imported.result).toMatchObject({ state: 'stored', faults: [], notes: [] })
  const [info, exits, , logs] = await readAll(server, imported)
  const { usedTimes, totalTime, cheatLogs, loginInfoList, operatorLogs, ...own } = checked
  expect(info.data).toEqual({
    ...own,
    isGenerating: false,
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
  const [, exits, cheatLogs] = await readAll(server, await anImport(server, importer))
  expect([exits.code, cheatLogs.code]).toEqual([0, 0])
  expect(cheatLogs.data).toEqual(checked.cheatLogs)
  expect(exits.data).toMatchObject({ usedTimes: 1, totalTime: 18, cheatLogs: checked.cheatLogs })
  expect(exits.data.loginInfoList).toEqual(checked.loginInfoList)
})

test('the log is answered in the order of time [R7-015 R7-060]', async () => {
  const [, , , logs] = await readAll(server, await anImport(server, importer))
  expect(logs.code).toBe(0)
  expect(logs.data.map(({ content, platform }) => [content, platform])).toEqual([
    ['Began', 1],
    ['Left the page', 3],
  ])
})

test('pictures come by the three monitors that there are [R7-016 R7-061]', async () => {
  const [, , , , images] = await readAll(server, await anImport(server, importer))
  expect(images.code).toBe(0)
  expect(images.data).toEqual([1, 2, 3].map((source) => ({ source, url: media, createTime: at })))
})

test('a check that is switched on without figures is told from one that is off, and unfinished stays −1', async () => {
  const antiCheating = {
    personChangeDetection: 1,
    speechDraftDetection: -1,
    concentrationDetection: 0,
    extra: [1],
  }
  const imported = await anImport(server, importer, { antiCheating })
  expect(imported.result?.faults).toEqual([])
  const [info] = await readAll(server, imported)
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
  const { result } = await anImport(server, importer, { antiCheating })
  expect(result?.state).toBe('refused')
  const faulty = result?.faults.map((fault) => fault.path) ?? []
  expect(faulty.some((each) => path.startsWith(each.replace('interviews[0].antiCheating.', '')))).toBe(true)
})
