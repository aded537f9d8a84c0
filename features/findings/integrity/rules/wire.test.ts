import { expect, test } from 'vitest'
import { resultsWith } from './checked-under-test.ts'
import { mergePictures } from './monitor.ts'
import { readCourse, readExits, readFinding, readLog, readMonitorPictures } from './wire.ts'

const nothing = { type: 'leftPage', status: 0, desc: [], url: [] }

test.each([
  [['离开 3 次', '共 41 秒'], '离开 3 次；共 41 秒'],
  [['one'], 'one'],
  [['one', ' ', 'two'], 'one；two'],
  [[], null],
])('descriptions become one text, joined by a full-width semicolon: %j [R3-011]', (desc, text) => {
  expect(readFinding({ ...nothing, desc }).text).toBe(text)
})

test('a check goes by our name where we have one, else by the name that came in', () => {
  expect(readFinding(nothing).check).toEqual({ known: 'leftPage' })
  expect(readFinding({ ...nothing, type: '双屏检测' }).check).toEqual({ named: '双屏检测' })
})

test('a picture is told from a video with its poster, and an empty place shows nothing', () => {
  const none = { video_url: null, video_url_mp4: null, video_screenshot_url: null }
  const url = [
    { ...none, video_screenshot_url: '/photo' },
    { ...none, video_url: '/a.webm', video_url_mp4: '/a.mp4', video_screenshot_url: '/poster' },
    none,
  ]
  expect(readFinding({ ...nothing, url }).media).toEqual([
    { kind: 'picture', address: '/photo' },
    { kind: 'video', addresses: ['/a.webm', '/a.mp4'], poster: '/poster' },
  ])
})

test('a stretch away is as long as was reported, else from its start to its end', () => {
  const unknown = { startTime: 2, endTime: null, time: null }
  const exits = readExits([
    unknown,
    { ...unknown, time: 3 },
    { ...unknown, endTime: 8 },
    { ...unknown, endTime: 8, time: -1 },
  ])
  expect(exits.map(({ lengthMs }) => lengthMs)).toEqual([null, 3_000, 6, 6])
})

test('pictures come from three monitors at most, each once, though two calls tell of them', () => {
  const picture = (url: string, createTime: number | null) => ({ url, createTime })
  const lists = {
    fullRecordingImages: [picture('/a', 3)],
    mobileMonitorImages: [picture('/b', 1)],
    screenRecordingImages: null,
  }
  const images = [
    { source: 1, ...picture('/a', 3) },
    { source: 3, ...picture('/c', null) },
    { source: 4, ...picture('/d', 2) },
  ]
  const pictures = mergePictures(readMonitorPictures(images), resultsWith(lists).monitorPictures)
  expect(pictures.map(({ monitor, address }) => [monitor, address])).toEqual([
    ['phone', '/b'],
    ['computer', '/a'],
    ['screen', '/c'],
  ])
})

test.each([
  [3, 3],
  [0, 0],
  [-1, 'generating'],
  [-2, null],
  [null, null],
])('an amount of %s reads as %s', (sent, amount) => {
  expect(resultsWith({ abnormalPictureNum: sent }).abnormalPicture.count).toBe(amount)
})

test.each([
  [1, true],
  [0, false],
  [-1, 'generating'],
  [null, null],
])('a switch of %s reads as %s', (sent, flag) => {
  expect(resultsWith({ noFaceDetection: sent }).switches.noFace).toBe(flag)
})

test.each([
  [90, 90_000],
  [-1, 'generating'],
  [null, null],
])('%s seconds away in total read as %s', (totalTime, awayMs) => {
  const course = { usedTimes: 3, totalTime, cheatLogs: [], loginInfoList: [] }
  expect(readCourse(course)).toMatchObject({ exitCount: 3, awayMs })
})

test('how often one may sign in is unknown while it is worked out', () => {
  const limits = [5, -1, null].map((sent) => resultsWith({ candidateLoginLimitTimes: sent }).mostLogins)
  expect(limits).toEqual([5, null, null])
})

test('a platform that has no name here is another one, and none is unknown', () => {
  const entry = { createdTime: 1, content: '', ip: null, ipAddr: null }
  const platforms = readLog([1, 3, 9, null].map((platform) => ({ ...entry, platform }))).map(
    (read) => read.platform,
  )
  expect(platforms).toEqual(['pc', 'h5', 'otherPlatform', null])
})
