import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages as cn } from '../../../findings/integrity/messages/cn.ts'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { began, exit, openChecks, rowOf, section } from './panel-under-test.tsx'

fakeMedia()

const media = { video_url: null, video_url_mp4: null, video_screenshot_url: null }

test('with results the tab shows each check with its result, under the words that a finding is no proof [R1-017 R2-109]', async () => {
  const leftPage = { type: 'leftPage', status: 0, desc: ['3 times', '00:41 in total'], url: [] }
  openChecks({ report: { unqualified: [leftPage], keyboardDetection: 1, multiplePersonDetection: -1 } })
  expect(within(await rowOf('Left the interview page')).getByText('Not passed')).toBeTruthy()
  expect(within(await rowOf('Keyboard use')).getByText('Nothing found')).toBeTruthy()
  expect(within(await rowOf('More than one person in frame')).getByText('Generating')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '1 check needs your judgement' })).toBeTruthy()
  expect(screen.getAllByText('A finding, not proof: a person decides').length).toBeGreaterThan(0)
})

test('the tab says in Chinese that its results are for reference, and that a person judges', async () => {
  openChecks({}, { messages: cn })
  expect((await screen.findAllByText('检测结果仅供参考，由人判断')).length).toBeGreaterThan(0)
})

test('a finding shows what was seen with its picture and its video, and a picture is enlarged up to three times', async () => {
  const url = [
    { ...media, video_screenshot_url: '/file/media/photo' },
    { ...media, video_url: '/file/media/clip', video_screenshot_url: '/file/media/poster' },
  ]
  openChecks({ report: { unqualified: [{ type: 'noFace', status: 1, desc: ['one', 'two'], url }] } })
  const pane = within(await screen.findByRole('complementary', { name: 'The chosen check' }))
  expect(await pane.findByText('one；two')).toBeTruthy()
  const video = pane.getByLabelText('No face in frame: video 2', { selector: 'video' })
  expect(video.getAttribute('src')).toBe('/file/media/clip')
  const person = userEvent.setup()
  await person.click(pane.getByRole('button', { name: 'No face in frame: picture 1' }))
  const picture = await screen.findByRole('img', { name: 'No face in frame: picture 1' })
  for (let press = 0; press < 9; press++) fireEvent.keyDown(picture, { key: '+' })
  expect(picture.style.width).toBe('300%')
})

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
  const course = await section('Sign-in and exit record')
  expect(await course.findByText('1 of 3 sign-ins used')).toBeTruthy()
  expect(course.getByText('1 time, 00:18 in total')).toBeTruthy()
  const rowsOf = (name: string) =>
    within(course.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rowsOf('Left the interview page')).toEqual(['10:00:1210:00:3000:18'])
  expect(rowsOf('Sign-ins')).toEqual(['2026-03-14 09:59:00PC203.0.113.8 Ellersby'])
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
  const log = await section('Progress log')
  const rows = (await log.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '2026-03-14 10:00:01Step 1PC203.0.113.1 Ellersby',
    '2026-03-14 10:00:02Step 2Mini program203.0.113.2 Ellersby',
    '2026-03-14 10:00:03Step 3Mobile web203.0.113.3 Ellersby',
  ])
})

test('without any results every part says so in words [R2-146]', async () => {
  openChecks({ report: { unqualified: null } })
  for (const text of [
    'No anti-cheating results',
    'No similarity records',
    'No records of sign-ins or exits',
    'No photos or monitor pictures',
  ]) {
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  }
  expect(screen.getByText('A finding, not proof: a person decides')).toBeTruthy()
  expect(screen.queryByRole('complementary')).toBe(null)
})
