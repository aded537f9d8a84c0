import { browserIn } from '@candor/testkit/web/browser-zone'
import type { SentFields } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { findId } from '../../../candidates/candidates/contract.ts'
import { type InterviewArrangement, interviewInfo } from '../../../candidates/interviews/contract.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract.ts'
import { handOffKey } from '../../../candidates/resume/rules/handed-address.ts'
import { getConvertedUrl } from '../../../platform/documents/contract.ts'
import { checkReportPassword, shareByEmail } from '../../../shares/shares/contract.ts'
import { visit } from '../../../sign-in/session/web/visit.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { FeedbackSection } from './feedback-section.tsx'
import { type Answer, link, openPage, partOf, password } from './page-under-test.tsx'

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

test('an interview with people has its mode, when and how long it was, and what each of them found [P2-089 P2-106 P2-108 P2-109]', async () => {
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

test('modes have their words, and a place in person alone [P2-105 P2-107 P4-028]', async () => {
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

test('without any interview with people it says that there is no feedback yet [P2-110]', async () => {
  expect((await entriesOf([])).getByText('暂无反馈')).toBeTruthy()
})

test('it says so of an interview of which nobody told, and nothing where feedback is kept to its owners [P2-110]', async () => {
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
])('of the identity card %o and %o show both or neither [P2-091]', async (frontIdCard, backIdCard, count) => {
  await openPage({ interview: { idCard: { frontIdCard, backIdCard } } })
  await partOf('得分概览')
  expect(screen.queryAllByRole('button', { name: /^身份证/ })).toHaveLength(count)
})

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

const namesCompany: readonly [string, Answer] = [
  findId.path,
  () => ({ code: 0, msg: 'ok', data: { company_id: 'c1' } }),
]

async function recommending(calls: ReadonlyMap<string, Answer>) {
  const { user } = await openPage({ calls })
  await user.click(await screen.findByRole('button', { name: '转发给同事' }))
  const dialog = within(await screen.findByRole('dialog', { name: '转发给同事' }))
  return { user, dialog, confirm: () => user.click(dialog.getByRole('button', { name: '发送' })) }
}

test('of a friend a missing and an odd address are refused, and nothing is sent [P5-004 P5-005 P8-003 P8-004]', async () => {
  const { user, dialog, confirm } = await recommending(new Map())
  await confirm()
  expect(dialog.getByRole('alert').textContent).toBe('请输入邮箱')
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@')
  await confirm()
  expect(dialog.getByRole('alert').textContent).toBe('邮箱格式不正确')
})

test('the link is recommended to a friend by mail, with its company and without the interview, and it says when it went [P2-103 P7-031 P8-005]', async () => {
  const sent: SentFields[] = []
  const calls = new Map([
    namesCompany,
    [
      shareByEmail.path,
      (input: SentFields) => {
        sent.push(input)
        return { code: 0, msg: 'ok', data: { shares: [], expiresAt: 0 } }
      },
    ],
  ])
  const { user, dialog, confirm } = await recommending(calls)
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  expect(await screen.findByText('分享成功')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: '转发给同事' })).toBe(null)
  expect(sent).toEqual([{ email: 'gao.lan@northquay.example', shareUrl: link, companyId: 'c1' }])
})

test('the address of a friend stands still while the mail is sent, so that no other one is lost with it', async () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('对方邮箱')
  const isStill = () => field().closest('[aria-disabled="true"]') !== null
  let wasStill = false
  const refused = { code: 1009, msg: '24 小时内最多转发 5 次', data: null }
  const share = () => {
    wasStill = isStill()
    return refused
  }
  const { user, dialog, confirm } = await recommending(new Map([namesCompany, [shareByEmail.path, share]]))
  await user.type(field(), 'gao.lan@northquay.example')
  await confirm()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(wasStill).toBe(true)
  expect(isStill()).toBe(false)
})

test('a refusal stays in the dialog in the server’s words, with what was typed', async () => {
  const refused = { code: 1009, msg: '24 小时内最多转发 5 次', data: null }
  const calls = new Map([namesCompany, [shareByEmail.path, () => refused]])
  const { user, dialog, confirm } = await recommending(calls)
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  expect((await dialog.findByRole('alert')).textContent).toBe('24 小时内最多转发 5 次')
  expect(dialog.getByDisplayValue('gao.lan@northquay.example')).toBeTruthy()
})

test('where the company forbids forwarding while the report is open, the refusal is told and the action goes', async () => {
  const refused = { code: 1013, msg: '分享报告的公司不允许转发链接', data: null }
  const calls = new Map([namesCompany, [shareByEmail.path, () => refused]])
  const { user, dialog, confirm } = await recommending(calls)
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  expect(await screen.findByText(refused.msg)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '转发给同事' })).toBe(null))
})

test('a mail without an answer is not said to have failed', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const { user, dialog, confirm } = await recommending(new Map([namesCompany, [shareByEmail.path, lost]]))
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  const said = (await dialog.findByRole('alert')).textContent
  expect(said).toBe('没有收到答复，请重试，同一封邮件不会重复发送')
})

describe('a visit that has ended when a recommendation is sent', () => {
  const typed = 'gao.lan@northquay.example'
  const ended = { code: 1001, msg: '登录状态无效，请重新登录', data: null }

  async function sending(opensAgain: () => { code: number; msg: string } | null, pin = password) {
    let old: string | undefined
    const sent: SentFields[] = []
    const byVisit =
      (reply: Answer): Answer =>
      (input) =>
        visit()?.token === old ? ended : reply(input)
    const calls = new Map<string, Answer>([
      [namesCompany[0], byVisit(namesCompany[1])],
      [
        shareByEmail.path,
        byVisit((input) => {
          sent.push(input)
          return { code: 0, msg: 'ok', data: { shares: [], expiresAt: 0 } }
        }),
      ],
    ])
    const { user, asked } = await openPage({ calls, refusal: () => (old ? opensAgain() : null) })
    await user.click(await screen.findByRole('button', { name: '转发给同事' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转发给同事' }))
    await user.type(dialog.getByLabelText('对方邮箱'), typed)
    sessionStorage.setItem(`reportPassword.${link}`, pin)
    old = visit()?.token
    asked.length = 0
    const confirm = () => user.click(dialog.getByRole('button', { name: '发送' }))
    await confirm()
    return { asked, confirm, dialog, sent }
  }

  test('begins anew beneath the dialog, and the mail goes out once', async () => {
    const { asked, sent } = await sending(() => null)
    expect(await screen.findByText('分享成功')).toBeTruthy()
    expect(sent).toEqual([{ email: typed, shareUrl: link, companyId: 'c1' }])
    expect(asked.filter((path) => path === checkReportPassword.path)).toHaveLength(1)
    expect(asked).not.toContain(interviewInfo.path)
  })

  test('and cannot begin anew for now leaves the dialog with what was typed, says why, and goes on later', async () => {
    let refusal: { code: number; msg: string } | null = { code: 1009, msg: '尝试次数过多' }
    const { confirm, dialog, sent } = await sending(() => refusal)
    expect((await dialog.findByRole('alert')).textContent).toBe('尝试次数过多')
    expect(dialog.getByDisplayValue(typed)).toBeTruthy()
    refusal = null
    await confirm()
    expect(await screen.findByText('分享成功')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['whose link is over says so', password, { code: 1006, msg: 'over' }, '链接无效'],
    ['whose password is another one asks for it', 'older1', null, '海岚支付'],
  ])('and %s, in place of the report', async (_, pin, refusal, words) => {
    const { sent } = await sending(() => refusal, pin)
    expect(await screen.findByText(words, { exact: false })).toBeTruthy()
    expect(screen.queryByText('林晓彤', { exact: false })).toBe(null)
    expect(sent).toEqual([])
  })
})

describe('the original resume', () => {
  const original = { state: 'ready' as const, fileName: 'cv.pdf', ending: 'pdf' }
  const answered = (reply: object, resumeUrl = '/file/media/cv'): readonly [string, Answer] => {
    const data = { interviewResult: { resumeUrl, channelId: null }, ...original, ...reply }
    return [jobseekerResumeInfo.path, () => ({ code: 0, msg: 'ok', data })]
  }
  const education = [{ startdate: '', enddate: '', school: 'A', education: 4, professional: '' }]
  async function open(...calls: (readonly [string, Answer])[]) {
    const { user } = await openPage({ education, calls: new Map(calls) })
    await user.click(await screen.findByRole('button', { name: '查看原始简历' }))
  }

  test.each([
    ['none', '暂无原始简历'],
    ['parsing', '简历解析中'],
  ])('in the state %s it says so [P8-006]', async (state, words) => {
    await open(answered({ state }, ''))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(sessionStorage.getItem(handOffKey)).toBe(null)
  })

  test.each([
    [{ code: 1009, msg: '转换繁忙，请稍后再试', data: null }, '转换繁忙，请稍后再试'],
    [{ code: 1500, msg: '', data: null, status: 500 }, '原始简历未能打开，请重试'],
  ])('that cannot be opened says why, once: %o', async (refusal, words) => {
    await open(answered({}), [getConvertedUrl.path, () => refusal])
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })
})
