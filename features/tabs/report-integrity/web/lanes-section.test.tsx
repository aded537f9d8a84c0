import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { began, exit, openChecks, rowOf, section } from './panel-under-test.tsx'

fakeMedia()

const folded = (name: string) => screen.findByRole('button', { name })

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
  for (const name of ['Screenshot protection', 'Screen-recording protection']) {
    expect(within(await rowOf(name)).getByText('Switched on')).toBeTruthy()
  }
  for (const name of ['Unusual behaviour', 'Keyboard use', 'More than one person in frame']) {
    expect(within(await rowOf(name)).getByText('Nothing found')).toBeTruthy()
  }
  expect(within(await rowOf('Phone monitoring')).getByText('A second phone lay there.')).toBeTruthy()
  expect(
    within(await rowOf('Computer monitoring and full recording')).getByText('Recorded in full'),
  ).toBeTruthy()
  const computer = await section('Computer')
  expect(computer.getByRole('button', { name: 'Computer, 00:01' }).querySelector('img')?.src).toMatch(
    /computer$/,
  )
})

test('without a face: how often, whether that ends the interview, and when [R3-045]', async () => {
  const noFaceList = [{ startTime: began + 10_000, endTime: began + 14_000, url: null }]
  const noFaceDetectionInfo = { noFaceDetectionTimes: 7, autoClose: 1, noFaceList }
  openChecks({ report: { noFaceDetection: 1, noFaceDetectionInfo } })
  expect(
    within(await rowOf('No face in frame')).getByText('7 times; too many end the interview'),
  ).toBeTruthy()
  const list = await section('Times without a face')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['00:1000:1400:04'])
})

test('the highest likeness by wording and by meaning shows [R3-046]', async () => {
  openChecks({ report: { checkTextRepetition: 1, maxWordTextSimilarity: 61.5, maxAiTextSimilarity: 62.25 } })
  const row = within(await rowOf('Answer similarity'))
  expect(row.getByText('Highest: 62.25% by meaning, 61.50% by wording')).toBeTruthy()
})

test('how often one may sign in shows [R3-049]', async () => {
  openChecks({ report: { candidateLoginLimitTimes: 3 } })
  expect(within(await rowOf('Number of sign-ins')).getByText('Up to 3 sign-ins')).toBeTruthy()
})

test('reading from a draft shows how often, and when each time was [R3-051]', async () => {
  const details = [
    { startTime: began + 6_000, endTime: began + 8_000 },
    { startTime: began + 31_000, endTime: began + 36_000 },
  ]
  openChecks({ report: { speechDraftDetection: { speechDraftTimes: 2, details } } })
  const row = within(await rowOf('Reading from notes'))
  expect(row.getByText('Medium risk')).toBeTruthy()
  expect(row.getByText('2 times, 00:07 in total')).toBeTruthy()
  expect(await screen.findByText('00:06 to 00:08, 00:02')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next event' }))
  expect(screen.getByText('00:31 to 00:36, 00:05')).toBeTruthy()
})

test('the rate of concentration shows, and is no verdict [R3-052]', async () => {
  openChecks({ report: { concentrationDetection: { concentrationRate: 71.5 } } })
  const row = within(await rowOf('Concentration'))
  expect(row.getByText('71.50%')).toBeTruthy()
  expect(row.getByText('Recorded')).toBeTruthy()
})

test('a press on a lane goes to the event that lies there, in the recording and in the address', async () => {
  const { page } = openChecks({ exits: [exit], course: { cheatLogs: [exit] } })
  await rowOf('Left the interview page')
  const lane = document.querySelector('[data-lane="leftPage"]')
  if (!lane) throw new Error('the check has a lane')
  vi.spyOn(lane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 38))
  fireEvent.click(lane, { clientX: 116 })
  expect(page.address.t).toBe(12)
  const slider = screen.getByRole('slider', { name: 'Session time' })
  expect(slider.getAttribute('aria-valuetext')).toBe('00:12, Left the interview page')
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/file/media/q1'))
  fireEvent.click(lane, { clientX: 500 })
  expect(page.address.t).toBe(50)
})

test('the axis is one slider that steps from event to event, and each event stands on it and in the list once', async () => {
  const noFaceList = [{ startTime: began + 40_000, endTime: null, url: null }]
  const { page } = openChecks({
    report: { noFaceDetectionInfo: { noFaceDetectionTimes: 1, autoClose: 0, noFaceList } },
    exits: [exit],
    course: { cheatLogs: [exit] },
  })
  await rowOf('No face in frame')
  const slider = screen.getByRole('slider', { name: 'Session time' })
  act(() => slider.focus())
  fireEvent.keyDown(slider, { key: 'Home' })
  expect(page.address.t).toBe(12)
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(page.address.t).toBe(40)
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(slider.getAttribute('aria-valuenow')).toBe('40')
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider.getAttribute('aria-valuetext')).toBe('00:12, Left the interview page')
  await userEvent.click(await folded('Everything recorded, in chronological order'))
  const events = (await section('Everything recorded, in chronological order')).getAllByRole('listitem')
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
  await rowOf('Left the interview page')
  const lane = document.querySelector('[data-lane="leftPage"]')
  const paths = [...(lane?.querySelectorAll('path.seen') ?? [])]
  expect(paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([2_000])
})
