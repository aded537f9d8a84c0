import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findAllEducation, findAllWorkInfo } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { aiData, full } from './full-report-under-test.ts'
import { openPage, partOf, password, shown, showPage } from './page-under-test.tsx'

test('the header tells the candidate’s name, contacts and job, as far as the share tells them [P2-083 P2-084 P2-085 P2-086]', async () => {
  await openPage({ result: { ...full.result, position: '高级后端工程师' } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('林晓彤的面试报告')
  expect(screen.getByText('138 0571 6021')).toBeTruthy()
  expect(screen.getByText('lin@person.example')).toBeTruthy()
  expect(screen.getAllByText('高级后端工程师')).toHaveLength(1)
})

test.each([
  [1, '默认头像（男）'],
  [2, '默认头像（女）'],
  [null, '默认头像（女）'],
])('the picture of gender %o without a photo is the default one [P2-082 P3-009]', async (gender, name) => {
  await openPage({ result: { name: '林晓彤', gender } })
  expect(screen.getByRole('img', { name: new RegExp(name) })).toBeTruthy()
})

test('the photo shows where there is one [P2-082]', async () => {
  await openPage({ result: { name: '林晓彤', gender: 2, url: '/photo.png' } })
  expect(screen.getByRole('img', { name: '林晓彤' }).getAttribute('src')).toBe('/photo.png')
})

test('education and work stand on timelines, and lead to the original where the share opens it [P2-087 P2-088]', async () => {
  await openPage(full)
  const education = within(await partOf('教育经历'))
  expect(education.getByRole('listitem').textContent).toBe(
    '2017-09 – 2020-03江澜理工大学学历硕士专业软件工程',
  )
  expect(education.getByRole('button', { name: '查看原始简历' })).toBeTruthy()
  const work = within(await partOf('工作经历'))
  expect(work.getByRole('listitem').textContent).toBe('2022-05 – 至今栖岸结算职位工程师工作内容账本')
})

test.each([
  ['cn', '教育经历', '大专'],
  ['en', 'Education', 'Associate'],
  ['zh-TW', '學歷', '專科'],
] as const)(
  'the code 3 of an education has these words in %s: %s, %s [P9-017]',
  async (locale, part, label) => {
    const education = full.education.map((each) => ({ ...each, education: 3 }))
    await openPage({ ...full, locale, education })
    expect((await partOf(part)).textContent).toContain(label)
  },
)

test('a part that the share leaves out has no place, and is never asked for', async () => {
  const { asked } = await openPage({
    ...full,
    opens: ['reportResume'],
    maySendOn: false,
    interview: {},
    answers: [],
  })
  const education = within(await partOf('教育经历'))
  expect(education.queryByRole('button')).toBe(null)
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual(['教育经历', '工作经历'])
  expect(screen.queryByText('答题用时')).toBe(null)
  expect(screen.queryByRole('navigation')).toBe(null)
  expect(asked.filter((path) => path.includes('airesult'))).toEqual([])
  expect(asked).toContain(interviewInfo.path)
})

test('a part that cannot be loaded says so in its place, beside all others, and is tried again', async () => {
  const failing = { code: 1005, msg: 'gone', data: null }
  let isFailing = true
  const fine = { code: 0, msg: 'ok', data: { aiData, evidence: [], shown } }
  const calls = new Map([[aiReportData.path, () => (isFailing ? failing : fine)]])
  const { user } = await openPage({ ...full, calls })
  expect((await screen.findByRole('alert')).textContent).toContain('AI 分析未能载入')
  expect(screen.getByRole('region', { name: '教育经历' })).toBeTruthy()
  isFailing = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('AI 总评 4.2，处于“优秀”。')).toBeTruthy()
})

test('a report that cannot be loaded has its way to try again under the focus, each time that it fails', async () => {
  let refusals = 0
  const refuse = () => {
    refusals += 1
    return { code: 1500, msg: 'no', data: null }
  }
  const { user } = showPage({ ...full, calls: new Map([[interviewInfo.path, refuse]]) })
  await user.type(await screen.findByLabelText('请输入 6 位报告密码'), `${password}{Enter}`)
  for (const times of [1, 2, 3]) {
    await waitFor(() => expect(refusals).toBe(times))
    const retry = await screen.findByRole('button', { name: '重试' })
    await waitFor(() => expect(document.activeElement).toBe(retry))
    await user.keyboard('{Enter}')
  }
})

test.each([
  ['cn', '无法连接服务器，请稍后重试。'],
  ['en', 'The server cannot be reached. Try again in a moment.'],
  ['zh-TW', '無法連線到伺服器，請稍後再試。'],
] as const)(
  'a notice in %s tells the status and the words of a failed server, or that none answered [P8-012]',
  async (locale, unreached) => {
    let isLost = false
    const answer = () => {
      if (isLost) throw new TypeError('Failed to fetch')
      return { status: 500, code: 1500, msg: 'The server is down', data: null }
    }
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const { user } = await openPage({ ...full, locale, calls: new Map([[aiReportData.path, answer]]) })
    const notices = await screen.findByRole('region', {
      name: { cn: '通知', en: 'Notifications', 'zh-TW': '通知' }[locale],
    })
    expect(await within(notices).findAllByText('500')).toBeTruthy()
    expect(within(notices).getAllByText('The server is down')).toBeTruthy()
    isLost = true
    // What failed is tried once more after a second, before the reader is asked.
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await user.click(await screen.findByRole('button', { name: locale === 'en' ? 'Retry' : /重[试試]/ }))
    expect(await within(notices).findAllByText(unreached)).toBeTruthy()
    expect(within(notices).queryByText('Failed to fetch')).toBe(null)
  },
)

test('a candidate without an interview is told as one without an analysis, not as a fault', async () => {
  const failing = { code: 1005, msg: 'gone', data: null }
  const calls = new Map([[aiReportData.path, () => failing]])
  await openPage({ result: { name: '蓝屿', interviewId: null }, calls })
  const overview = within(await partOf('得分概览'))
  expect(overview.getByText('暂无 AI 分析')).toBeTruthy()
  expect(overview.queryByRole('alert')).toBe(null)
})

test.each([
  ['education', findAllEducation],
  ['work', findAllWorkInfo],
])('%s that cannot be read is told so in its section at once, and the rest shows', async (part, call) => {
  const msg = '这部分内容已收到，但无法读取，请联系管理员'
  const unreadable = () => ({ code: 1500, msg, data: { unreadable: part }, status: 500 })
  await openPage({ ...full, calls: new Map([[call.path, unreadable]]) })
  const [told, other] = part === 'education' ? ['教育经历', '工作经历'] : ['工作经历', '教育经历']
  // Sooner than a second try would tell.
  expect(await within(await partOf(told)).findByText(msg, {}, { timeout: 800 })).toBeTruthy()
  expect(within(await partOf(other)).queryByText(msg)).toBe(null)
})

test('an analysis that cannot be read is not called missing', async () => {
  await openPage({ unreadable: ['aiData'] })
  const overview = within(await partOf('得分概览'))
  expect(overview.getByText('这部分内容已收到，但无法读取，请联系管理员')).toBeTruthy()
  expect(overview.queryByText('暂无 AI 分析')).toBe(null)
})
