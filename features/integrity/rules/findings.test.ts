import { expect, test } from 'vitest'
import { isSent } from '../../interviews/rules.ts'
import { findingState, readFinding } from './findings.ts'

test('a finding of status 2 is hidden, and no other one is [R2-078]', () => {
  const statuses = [-1, 0, 1, 2, 3, 9]
  expect(statuses.filter((status) => isSent({ status }))).toEqual([-1, 0, 1, 3, 9])
})

test.each([
  [-1, 'generating'],
  [0, 'notPassed'],
  [1, 'reviewed'],
  [3, 'reviewed'],
] as const)('status %i reads as %s', (status, state) => {
  expect(findingState(status)).toBe(state)
})

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

test('a picture is told from a video, whose poster stays with it, and an empty place shows nothing', () => {
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
