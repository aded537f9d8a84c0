import { browserIn } from '@candor/testkit/web/browser-zone'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { InterviewArrangement } from '../../../candidates/interviews/contract.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { FeedbackSection } from './feedback-section.tsx'
import { link, openPage, partOf } from './page-under-test.tsx'

const start = Date.UTC(2026, 2, 18, 6)

const arrangement: z.output<typeof InterviewArrangement> = {
  createDate: start - 86_400_000,
  interviewMode: 1,
  interviewDate: null,
  interviewStartTime: start,
  interviewEndTime: start + 45 * 60_000,
  offlineLocation: null,
  responseStatus: 1,
  interviewFeedbackList: [
    { id: 'f1', lastUpdateByName: '赵敏', interviewResult: 1, feedbackContent: '对幂等理解到位。' },
    { id: 'f2', lastUpdateByName: '周予川', interviewResult: 0, feedbackContent: '建模偏弱。' },
    { id: 'f3', lastUpdateByName: null, interviewResult: 4, feedbackContent: '' },
  ],
}

const entriesOf = async (interviewArrangeList: (typeof arrangement)[]) => {
  await openPage({ interview: { interviewArrangeList } })
  return within(await partOf('面试反馈'))
}

test('the times of an interview name their zone where the reader’s clocks show others [P2-106]', async () => {
  sessionStorage.setItem('lang', 'cn')
  browserIn('Europe/London')
  const part = await entriesOf([arrangement])
  expect(part.getByText('2026-03-18 14:00 至 14:45（中国标准时间，UTC+08:00） · 45 分钟')).toBeTruthy()
})

test('an interview with people has its mode, time, length, and the opinion of each interviewer [P2-089 P2-106 P2-108 P2-109]', async () => {
  browserIn('Asia/Shanghai')
  const part = await entriesOf([arrangement])
  expect(part.getByText('线上视频面试')).toBeTruthy()
  expect(part.getByText('2026-03-18 14:00 至 14:45 · 45 分钟')).toBeTruthy()
  const [, ...found] = part.getAllByRole('listitem')
  expect(found.map((item) => item.textContent)).toEqual([
    '通过赵敏：对幂等理解到位。',
    '未通过周予川：建模偏弱。',
    '待定',
  ])
})

test('modes have their words, and only an interview in person has a place [P2-105 P2-107 P4-028]', async () => {
  const part = await entriesOf(
    [0, 1, 2].map((interviewMode) => ({
      ...arrangement,
      interviewMode,
      interviewFeedbackList: [],
      offlineLocation: '18 层',
      interviewStartTime: start - interviewMode * 86_400_000,
    })),
  )
  const [inPerson, video, voice] = part.getAllByRole('listitem')
  expect(inPerson?.textContent).toContain('线下面试已接受地点：18 层')
  expect(video?.textContent).toMatch(/线上视频面试已接受暂无反馈$/)
  expect(voice?.textContent).toMatch(/线上语音面试已接受暂无反馈$/)
})

test.each([
  [cn, ['线下面试', '线上视频面试', '线上语音面试']],
  [en, ['In person', 'Online, video', 'Online, voice']],
  [zhTW, ['現場面試', '線上視訊面試', '線上語音面試']],
])('the words of the modes 0, 1 and 2 in each language [P4-028]', ({ mode }, words) => {
  expect([mode.offline, mode.onlineVideo, mode.onlineVoice]).toEqual(words)
})

test.each([
  ['cn', cn, ['未回复', '已接受', '已拒绝', '已取消']],
  ['en', en, ['No response yet', 'Accepted', 'Declined', 'Cancelled']],
  ['zh-TW', zhTW, ['未回覆', '已接受', '已拒絕', '已取消']],
] as const)(
  'the candidate’s answer has a word and a look of its own, in %s [P4-014 P4-015]',
  (locale, messages, words) => {
    const wire = words.map((_word, responseStatus) => ({ ...arrangement, responseStatus }))
    const { arrangements } = readInterview(aWireInterview([], {}, { interviewArrangeList: wire }))
    renderScreen(<FeedbackSection arrangements={arrangements} timeZone="UTC" />, {
      locale,
      messages: { 'password-report': messages },
    })
    const looks = words.map((word) => screen.getByText(word).className)
    expect(new Set(looks).size).toBe(words.length)
  },
)

test('the feedback of a candidate without an interview with people says that there is none yet [P2-110]', async () => {
  expect((await entriesOf([])).getByText('暂无反馈')).toBeTruthy()
})

test('an interview without an opinion says that there is no feedback, and nothing where feedback is kept to its owners [P2-110]', async () => {
  const [none, kept] = (
    await entriesOf([
      { ...arrangement, interviewFeedbackList: [] },
      { ...arrangement, interviewStartTime: start - 86_400_000, interviewFeedbackList: null },
    ])
  ).getAllByRole('listitem')
  expect(none?.textContent).toMatch(/已接受暂无反馈$/)
  expect(kept?.textContent).toMatch(/已接受$/)
})

test.each([
  ['/front.png', '/back.png', 2],
  ['/front.png', null, 0],
  [null, '/back.png', 0],
])(
  'the sides %o and %o of the identity card show both or neither [P2-091]',
  async (frontIdCard, backIdCard, count) => {
    await openPage({ interview: { idCard: { frontIdCard, backIdCard } } })
    await partOf('得分概览')
    expect(screen.queryAllByRole('button', { name: /^身份证/ })).toHaveLength(count)
  },
)

test('a side of the identity card opens to be looked at closely [P2-090]', async () => {
  const idCard = { frontIdCard: '/front.png', backIdCard: '/back.png' }
  const { user } = await openPage({ interview: { idCard } })
  await user.click(await screen.findByRole('button', { name: '身份证国徽面' }))
  const dialog = within(await screen.findByRole('dialog', { name: '身份证国徽面' }))
  expect((await dialog.findByRole('img')).getAttribute('src')).toBe('/back.png')
})

test('the footer leads to the record of the interview [P2-102]', async () => {
  await openPage()
  const record = await screen.findByRole('link', { name: '视频面试记录' })
  expect(record.getAttribute('href')).toBe(`/reportDetail?id=${link}&from=interview`)
})
