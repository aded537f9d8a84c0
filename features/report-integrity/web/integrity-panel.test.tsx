import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeMedia } from '../../report-record/web/fake-media.ts'
import { messages } from '../messages/en.ts'
import { aMinute, began, openChecks } from './panel-under-test.tsx'

beforeEach(() => void fakeMedia())

async function rowOf(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('list', { name: messages.checks })
  const row = within(list).getByRole('button', { name }).closest('li')
  if (!row) throw new Error('a check is an item of the list')
  return row
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const folded = (name: string) => screen.findByRole('button', { name })
const media = { video_url: null, video_url_mp4: null, video_screenshot_url: null }

test('with results the tab shows each check with its result, under the words that a finding is no proof [R1-017 R2-109]', async () => {
  const leftPage = { type: 'leftPage', status: 0, desc: ['3 times', '00:41 in total'], url: [] }
  openChecks({ report: { unqualified: [leftPage], keyboardDetection: 1, multiplePersonDetection: -1 } })
  expect(within(await rowOf(messages.leftPage)).getByText(messages.stateNotPassed)).toBeTruthy()
  expect(within(await rowOf(messages.keyboard)).getByText(messages.stateClear)).toBeTruthy()
  expect(within(await rowOf(messages.multiplePerson)).getByText(messages.stateGenerating)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '1 check needs your judgement' })).toBeTruthy()
  expect(screen.getAllByText(messages.notProof).length).toBeGreaterThan(0)
})

test('a finding shows what was seen with its picture and its video, and a picture is enlarged up to three times', async () => {
  const url = [
    { ...media, video_screenshot_url: '/file/media/photo' },
    { ...media, video_url: '/file/media/clip', video_screenshot_url: '/file/media/poster' },
  ]
  openChecks({ report: { unqualified: [{ type: 'noFace', status: 1, desc: ['one', 'two'], url }] } })
  const pane = within(await screen.findByRole('complementary', { name: messages.pane }))
  expect(await pane.findByText('one；two')).toBeTruthy()
  const video = pane.getByLabelText('No face in frame: video 2', { selector: 'video' })
  expect(video.querySelector('source')?.getAttribute('src')).toBe('/file/media/clip')
  const person = userEvent.setup()
  await person.click(pane.getByRole('button', { name: 'No face in frame: picture 1' }))
  const picture = await screen.findByRole('img', { name: 'No face in frame: picture 1' })
  for (let press = 0; press < 9; press++) fireEvent.keyDown(picture, { key: '+' })
  expect(picture.style.width).toBe('300%')
})

test('each switch that is on has its line, and words and images have theirs [R3-043]', async () => {
  const image = (name: string) => [{ url: `/file/media/${name}`, createTime: began + 1_000 }]
  openChecks({
    report: {
      fullRecordingFlag: 1,
      isFullrecording: 1,
      fullRecordingImages: image('computer'),
      phoneMonitoring: 1,
      phoneMonitoringText: 'A second phone lay there.',
      abnormalDetection: 1,
      screenshotProtection: 1,
      screenRecordingProtection: 1,
      keyboardDetection: 1,
      multiplePersonDetection: 1,
    },
  })
  for (const name of [messages.screenshotProtection, messages.screenRecordingProtection]) {
    expect(within(await rowOf(name)).getByText(messages.stateOn)).toBeTruthy()
  }
  for (const name of [messages.abnormalDetection, messages.keyboard, messages.multiplePerson]) {
    expect(within(await rowOf(name)).getByText(messages.stateClear)).toBeTruthy()
  }
  expect(within(await rowOf(messages.phoneMonitoring)).getByText('A second phone lay there.')).toBeTruthy()
  expect(within(await rowOf(messages.computerMonitoring)).getByText(messages.recordingExists)).toBeTruthy()
  const computer = await section(messages.computer)
  expect(computer.getByRole('button', { name: 'Computer, 00:01' }).querySelector('img')?.src).toMatch(
    /computer$/,
  )
})

test.each([
  [0, 'faceSame'],
  [1, 'faceNotSame'],
  [5, 'faceNotChecked'],
] as const)('the face comparison is worded by its code %i [R3-044]', async (code, key) => {
  openChecks({ report: { interviewFacialRecognitionRes: { code } } })
  const person = await section(messages.person)
  expect((await person.findAllByText(messages[key])).length).toBeGreaterThan(0)
  for (const other of ['faceSame', 'faceNotSame', 'faceNotChecked'] as const) {
    if (other !== key) expect(person.queryByText(messages[other])).toBe(null)
  }
})

test('without a face: how often, whether that ends the interview, and when [R3-045]', async () => {
  const noFaceList = [{ startTime: began + 10_000, endTime: began + 14_000, url: null }]
  const noFaceDetectionInfo = { noFaceDetectionTimes: 7, autoClose: 1, noFaceList }
  openChecks({ report: { noFaceDetection: 1, noFaceDetectionInfo } })
  expect(within(await rowOf(messages.noFace)).getByText('7 times; too many end the interview')).toBeTruthy()
  const list = await section(messages.noFaceList)
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['00:1000:1400:04'])
})

test('the highest likeness by wording and by meaning shows [R3-046]', async () => {
  openChecks({ report: { checkTextRepetition: 1, maxWordTextSimilarity: 61.5, maxAiTextSimilarity: 62.25 } })
  const row = within(await rowOf(messages.textSimilarity))
  expect(row.getByText('Highest: 62.25% by meaning, 61.50% by wording')).toBeTruthy()
})

test('unusual photos show with their number and their times [R3-048]', async () => {
  const abnormalPictures = [
    { url: '/file/media/one', createTime: began + 3_000 },
    { url: '/file/media/two', createTime: began + 9_000 },
  ]
  openChecks({ report: { checkPhotoDetection: 1, abnormalPictureNum: 2, abnormalPictures } })
  expect(within(await rowOf(messages.abnormalPicture)).getByText('2 unusual')).toBeTruthy()
  const group = await section(messages.abnormalPhotos)
  const pictures = group.getAllByRole('button')
  expect(pictures.map(({ textContent }) => textContent)).toEqual(['00:03', '00:09'])
  expect(pictures.map((picture) => picture.querySelector('img')?.getAttribute('src'))).toEqual([
    '/file/media/one',
    '/file/media/two',
  ])
})

test('how often one may sign in shows [R3-049]', async () => {
  openChecks({ report: { candidateLoginLimitTimes: 3 } })
  expect(within(await rowOf(messages.login)).getByText('Up to 3 sign-ins')).toBeTruthy()
})

test('a change of person shows how often, both pictures and when [R3-050]', async () => {
  const personChangeDetection = {
    changeTimes: 1,
    changeBeforePicture: '/file/media/before',
    changeAfterPicture: '/file/media/after',
    changeDateTime: began + 20_000,
  }
  openChecks({ report: { personChangeDetection } })
  const person = await section(messages.person)
  expect((await person.findAllByText('1 change of person')).length).toBeGreaterThan(0)
  expect(person.getByText('Changed at 2026-03-14 10:00:20')).toBeTruthy()
  for (const [name, source] of [
    [messages.before, '/file/media/before'],
    [messages.after, '/file/media/after'],
  ] as const) {
    expect(person.getByRole('button', { name }).querySelector('img')?.getAttribute('src')).toBe(source)
  }
})

test('reading from a draft shows how often, and when each time was [R3-051]', async () => {
  const details = [
    { startTime: began + 6_000, endTime: began + 8_000 },
    { startTime: began + 31_000, endTime: began + 36_000 },
  ]
  openChecks({ report: { speechDraftDetection: { speechDraftTimes: 2, details } } })
  const row = within(await rowOf(messages.speechDraft))
  expect(row.getByText(messages.stateMedium)).toBeTruthy()
  expect(row.getByText('2 times, 00:07 in total')).toBeTruthy()
  expect(await screen.findByText('00:06 to 00:08, 00:02')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: messages.next }))
  expect(screen.getByText('00:31 to 00:36, 00:05')).toBeTruthy()
})

test('the rate of concentration shows, and is no verdict [R3-052]', async () => {
  openChecks({ report: { concentrationDetection: { concentrationRate: 71.5 } } })
  const row = within(await rowOf(messages.concentration))
  expect(row.getByText('71.50%')).toBeTruthy()
  expect(row.getByText(messages.stateMeasured)).toBeTruthy()
})

test('pictures of phone and screen show, each once though two calls tell of them [R3-053]', async () => {
  const picture = (name: string, seconds: number) => ({
    url: `/file/media/${name}`,
    createTime: began + seconds * 1000,
  })
  openChecks({
    report: {
      mobileMonitorImages: [picture('phone', 4)],
      screenRecordingImages: [picture('screen', 5)],
    },
    images: [
      { source: 2, ...picture('phone', 4) },
      { source: 3, ...picture('screen', 5) },
    ],
  })
  const phone = await section(messages.phone)
  expect(phone.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['00:04'])
  const ofScreen = await section(messages.screen)
  expect(ofScreen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['00:05'])
})

test('pictures come from the three monitors, and from no other [R9-069]', async () => {
  const images = [1, 2, 3, 4].map((source) => ({ source, url: `/file/media/${source}`, createTime: began }))
  openChecks({ images })
  const photos = await section(messages.photos)
  await waitFor(() => expect(photos.getAllByRole('heading', { level: 3 })).toHaveLength(3))
  expect(photos.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    messages.computer,
    messages.phone,
    messages.screen,
  ])
})

const exit = { startTime: began + 12_000, endTime: began + 30_000, time: 18 }

test('the record of exits shows how often, how long in all, each stretch, and the sign-ins [R3-054]', async () => {
  openChecks({
    report: { candidateLoginLimitTimes: 3 },
    course: {
      usedTimes: 1,
      totalTime: 18,
      cheatLogs: [exit],
      loginInfoList: [{ loginTime: began - 60_000, platform: 1, ip: '203.0.113.8', ipAddr: 'Ellersby' }],
    },
    exits: [exit],
  })
  const course = await section(messages.course)
  expect(await course.findByText('1 of 3 logins used')).toBeTruthy()
  expect(course.getByText('1 time, 00:18 in total')).toBeTruthy()
  const rowsOf = (name: string) =>
    within(course.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rowsOf(messages.exits)).toEqual(['10:00:1210:00:3000:18'])
  expect(rowsOf(messages.logins)).toEqual(['2026-03-14 09:59:00PC203.0.113.8 Ellersby'])
})

test('both sides of the ID card show [R3-055]', async () => {
  const idCard = { frontIdCard: '/file/media/front', backIdCard: '/file/media/back' }
  openChecks({}, { info: aMinute({ idCard }) })
  const card = await section(messages.idCard)
  expect(card.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toContain(messages.idFront)
  const sources = [messages.idFront, messages.idBack].map((name) =>
    card.getByRole('button', { name }).querySelector('img')?.getAttribute('src'),
  )
  expect(sources).toEqual(['/file/media/front', '/file/media/back'])
})

test('the log shows when, what, on what and from where, with three devices by their codes [R3-056 R3-057]', async () => {
  const logs = [1, 2, 3].map((platform) => ({
    createdTime: began + platform * 1000,
    content: `Step ${platform}`,
    platform,
    ip: `203.0.113.${platform}`,
    ipAddr: 'Ellersby',
  }))
  openChecks({ logs })
  const log = await section(messages.logs)
  const rows = (await log.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '2026-03-14 10:00:01Step 1PC203.0.113.1 Ellersby',
    '2026-03-14 10:00:02Step 2Mini program203.0.113.2 Ellersby',
    '2026-03-14 10:00:03Step 3H5203.0.113.3 Ellersby',
  ])
})

test('a press on a lane goes to the event that lies there, in the recording and in the address', async () => {
  const { place } = openChecks({ exits: [exit], course: { cheatLogs: [exit] } })
  await rowOf(messages.leftPage)
  const lane = document.querySelector('[data-lane="leftPage"]')
  if (!lane) throw new Error('the check has a lane')
  vi.spyOn(lane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 38))
  fireEvent.click(lane, { clientX: 116 })
  expect(place.address.t).toBe(12)
  const slider = screen.getByRole('slider', { name: messages.axis })
  expect(slider.getAttribute('aria-valuetext')).toBe('00:12, Left the interview page')
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/file/media/q1'))
  fireEvent.click(lane, { clientX: 500 })
  expect(place.address.t).toBe(50)
})

test('the axis is one slider that steps from event to event, and each event stands on it and in the list once', async () => {
  const noFaceList = [{ startTime: began + 40_000, endTime: null, url: null }]
  const { place } = openChecks({
    report: { noFaceDetectionInfo: { noFaceDetectionTimes: 1, autoClose: 0, noFaceList } },
    exits: [exit],
    course: { cheatLogs: [exit] },
  })
  await rowOf(messages.noFace)
  const slider = screen.getByRole('slider', { name: messages.axis })
  act(() => slider.focus())
  fireEvent.keyDown(slider, { key: 'Home' })
  expect(place.address.t).toBe(12)
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(place.address.t).toBe(40)
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(slider.getAttribute('aria-valuenow')).toBe('40')
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider.getAttribute('aria-valuetext')).toBe('00:12, Left the interview page')
  await userEvent.click(await folded(messages.events))
  const events = (await section(messages.events)).getAllByRole('listitem')
  expect(events.map(({ textContent }) => textContent)).toEqual([
    '00:12Left the interview page',
    '00:40No face in frame',
  ])
})

test('two thousand events are drawn as one path', async () => {
  const exits = Array.from({ length: 2_000 }, (_, index) => ({
    startTime: began + index * 30,
    endTime: began + index * 30 + 10,
    time: null,
  }))
  openChecks({ exits })
  await rowOf(messages.leftPage)
  const lane = document.querySelector('[data-lane="leftPage"]')
  const paths = [...(lane?.querySelectorAll('path.seen') ?? [])]
  expect(paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([2_000])
})

test('without any results every part says so in words', async () => {
  openChecks({ report: { unqualified: null } })
  for (const text of [messages.noChecks, messages.similarityNone, messages.courseNone, messages.photosNone]) {
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  }
  expect(screen.getByText(messages.notProof)).toBeTruthy()
  expect(screen.queryByRole('complementary')).toBe(null)
})
