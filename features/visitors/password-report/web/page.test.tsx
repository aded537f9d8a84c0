import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findAllEducation, findAllWorkInfo } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { aWireAnswer } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { checkReportPassword } from '../../../shares/shares/contract.ts'
import { setVisit } from '../../../sign-in/session/web/visit.ts'
import { link, openPage, partOf, password, shown, showPage } from './page-under-test.tsx'

const aiData = {
  isOrderAi: 2,
  aiAllScore: 4.2,
  tdnaScore: 4.1,
  emotionScore: 3.6,
  speechScore: 1.9,
  emotionScores: {
    emtions: [
      { emotionname: 'neutral', emotioncount: 15 },
      { emotionname: 'anger', emotioncount: 2 },
      { emotionname: 'disgust', emotioncount: 3 },
    ],
    topemotion: [{ emotionname: 'anger', emotiondesc: '谈到加班时。' }],
  },
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6, scoreReason: '说明了幂等键。' }],
  },
}
const written = aWireAnswer('w1', {
  label_name: '数据库',
  problem_answer_method: 2,
  actualscore: 3,
  labelscore: 5,
})
const full = {
  aiData,
  answers: [written],
  result: {
    name: '林晓彤',
    phone: '13805716021',
    email: 'lin@person.example',
    usetime: 870,
    totaltime: 2700,
  },
  interview: { idCard: { frontIdCard: '/front.png', backIdCard: '/back.png' } },
  education: [
    {
      startdate: '2017-09',
      enddate: '2020-03',
      school: '江澜理工大学',
      education: 5,
      professional: '软件工程',
    },
  ],
  work: [
    {
      startdate: '2022-05',
      enddate: '至今',
      companyName: '栖岸结算',
      jobtitle: '工程师',
      workContent: '<p>账本</p>',
    },
  ],
}

test('nothing of the report shows before its password, and everything in its order after it [P2-080 P2-081 P4-008 P4-011]', async () => {
  const { asked, unlock } = showPage(full)
  expect(await screen.findByLabelText('请输入 6 位报告密码')).toBeTruthy()
  expect(screen.queryByText(/林晓彤/)).toBe(null)
  expect(asked).toEqual([checkReportPassword.path])
  await unlock()
  expect(sessionStorage.getItem(`reportPassword.${link}`)).toBe(password)
  // The gate had the focus: whoever read its heading goes on from the report's.
  const heading = await screen.findByRole('heading', { level: 1, name: /林晓彤/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await partOf('情绪分析')
  await screen.findByText('由模型根据视频画面推断，仅供参考，不单独作为录用依据。')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual([
    '教育经历',
    '工作经历',
    '面试反馈',
    '身份证',
    '得分概览',
    '胜任力分析',
    '情绪分析',
    '定制测评项目',
    '关键指标说明',
  ])
  const regions = screen.getAllByRole('region')
  expect(regions.at(-1)).toBe(screen.getByRole('region', { name: '报告声明' }))
})

test('an empty and a malformed password are refused in words, and asked of nobody [P5-002 P5-003 P8-002]', async () => {
  const { asked, user } = showPage(full)
  await user.click(await screen.findByRole('button', { name: '查看报告' }))
  expect(screen.getByRole('alert').textContent).toBe('请输入报告密码')
  await user.type(screen.getByLabelText('请输入 6 位报告密码'), 'abc')
  await user.click(screen.getByRole('button', { name: '查看报告' }))
  expect(screen.getByRole('alert').textContent).toBe('报告密码格式不正确')
  expect(asked).toEqual([checkReportPassword.path])
})

test.each(['aB3dE67', 'aB3d-6'])(
  '%s is no password, typed or pasted, and is asked of nobody [P5-001 P5-003]',
  async (text) => {
    const { asked, user } = showPage(full)
    const field = await screen.findByLabelText('请输入 6 位报告密码')
    for (const fill of [() => user.type(field, text), () => user.paste(text)]) {
      await user.clear(field)
      await user.click(field)
      await fill()
      expect(screen.getByDisplayValue(text)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: '查看报告' }))
      expect(screen.getByRole('alert').textContent).toBe('报告密码格式不正确')
    }
    expect(asked).toEqual([checkReportPassword.path])
  },
)

test.each([
  [
    'cn',
    true,
    true,
    '分享人：陈薇安',
    '6 位字母或数字，不区分大小写；由陈薇安另行告知',
    /请只转发给需要查看的人/,
  ],
  ['cn', false, false, '分享人：陈薇安', '6 位字母或数字，区分大小写；由陈薇安另行告知', /请勿转发/],
  [
    'en',
    true,
    false,
    'Shared by 陈薇安',
    '6 letters or digits, in upper or lower case; 陈薇安 sends it separately',
    /please do not pass it on/,
  ],
  [
    'zh-TW',
    false,
    true,
    '分享人：陈薇安',
    '6 位英文字母或數字，區分大小寫；由陈薇安另行告知',
    /請只轉寄給需要這份報告的人/,
  ],
] as const)(
  'in %s the gate names who shared the report, and says whether case counts (%s) and the link may be forwarded (%s)',
  async (locale, ignoresCase, maySendOn, by, hint, forwarding) => {
    showPage({ ...full, locale, ignoresCase, maySendOn })
    expect(await screen.findByText(by)).toBeTruthy()
    expect(screen.getByText(hint)).toBeTruthy()
    expect(screen.getByText(forwarding)).toBeTruthy()
  },
)

test('a wrong password leaves the gate as it is, with the server’s words [P4-012 P8-001]', async () => {
  const { asked, user } = showPage(full)
  await user.type(await screen.findByLabelText('请输入 6 位报告密码'), 'aaaaaa')
  await user.click(screen.getByRole('button', { name: '查看报告' }))
  expect((await screen.findByRole('alert')).textContent).toBe('密码错误')
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(screen.getByDisplayValue('aaaaaa')).toBeTruthy()
  expect(sessionStorage.getItem(`reportPassword.${link}`)).toBe(null)
})

test('a password of this session opens the report at once, and one that is wrong by now is asked for anew [P4-007 P4-009]', async () => {
  sessionStorage.setItem(`reportPassword.${link}`, password)
  showPage(full)
  expect(await screen.findByRole('heading', { level: 1, name: '林晓彤的面试报告' })).toBeTruthy()
  expect(screen.queryByLabelText('请输入 6 位报告密码')).toBe(null)
})

test.each([
  ['cn', '现在还不能打开报告', '重试'],
  ['en', 'The report cannot be opened right now', 'Retry'],
  ['zh-TW', '現在還不能開啟報告', '重試'],
] as const)(
  'in %s whoever comes back while too many try is told so, and their password is kept [P4-007 P4-009]',
  async (locale, title, retry) => {
    sessionStorage.setItem(`reportPassword.${link}`, password)
    const msg = '尝试次数过多，请 15 分钟后再试'
    let isFull = true
    const { user } = showPage({ ...full, locale, refusal: () => (isFull ? { code: 1009, msg } : null) })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(msg)
    expect(sessionStorage.getItem(`reportPassword.${link}`)).toBe(password)
    isFull = false
    await user.click(screen.getByRole('button', { name: retry }))
    expect(await screen.findByRole('heading', { level: 1, name: /林晓彤|Lin/ })).toBeTruthy()
  },
)

test('a link without a password that too many open is not said to open nothing', async () => {
  showPage({ ...full, refusal: () => ({ code: 1009, msg: '尝试次数过多' }) })
  expect((await screen.findByRole('alert')).textContent).toBe('尝试次数过多')
  expect(screen.queryByText('链接无效')).toBe(null)
})

test('the report of a partner’s people goes by its name, at the gate and in the window [P6-031]', async () => {
  const { unlock } = showPage({ ...full, partnerBrand: { title: '云涧人才' } })
  expect(await screen.findByText('云涧人才')).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
  await unlock()
  expect(screen.getByText('云涧人才')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('林晓彤的面试报告 · 云涧人才'))
  expect(screen.queryByText('Candor')).toBe(null)
})

test('a password that is wrong by now is asked for anew', async () => {
  sessionStorage.setItem(`reportPassword.${link}`, 'older1')
  showPage(full)
  expect(await screen.findByLabelText('请输入 6 位报告密码')).toBeTruthy()
  expect(sessionStorage.getItem(`reportPassword.${link}`)).toBe(null)
})

test.each([
  ['cn', /^海岚支付与您分享了\s一份面试报告$/, '陈薇安（海岚支付）分享'],
  ['en', /^Hailan Pay shared an interview report with you$/, 'Shared by 陈薇安, Hailan Pay'],
  ['zh-TW', /^海岚支付與您分享了\s一份面試報告$/, '陈薇安（海岚支付）分享'],
] as const)(
  'in %s the company goes by its name there, at the gate and above the report',
  async (locale, gate, bar) => {
    const { unlock } = showPage({ ...full, locale })
    expect(await screen.findByRole('heading', { level: 1, name: gate })).toBeTruthy()
    await unlock()
    expect(screen.getByText(bar, { exact: false })).toBeTruthy()
  },
)

test('a visit that ends while the report is read begins anew by the password of the session', async () => {
  const { asked } = await openPage(full)
  asked.length = 0
  setVisit(null)
  await waitFor(() => expect(asked).toContain(checkReportPassword.path))
  expect(await screen.findByRole('heading', { level: 1, name: '林晓彤的面试报告' })).toBeTruthy()
})

test('the header tells who it is, how to reach them, and the job, as far as the share tells it [P2-083 P2-084 P2-085 P2-086]', async () => {
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
])('of gender %o without a photo the picture is the default one [P2-082 P3-009]', async (gender, name) => {
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
  'in %s education of the code 3 is called as here: %s, %s [P9-017]',
  async (locale, part, label) => {
    const education = full.education.map((each) => ({ ...each, education: 3 }))
    await openPage({ ...full, locale, education })
    expect((await partOf(part)).textContent).toContain(label)
  },
)

test('what the share leaves out has no place, and is asked of nobody', async () => {
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
  'in %s a notice says the status and the words of a server that failed, or that none answered [P8-012]',
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

test('of a candidate without an interview it says that there is no analysis, and of no fault', async () => {
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
])(
  '%s that cannot be read is told as that in its section at once, and the rest shows',
  async (part, call) => {
    const msg = '这部分内容已收到，但无法读取，请联系管理员'
    const unreadable = () => ({ code: 1500, msg, data: { unreadable: part }, status: 500 })
    await openPage({ ...full, calls: new Map([[call.path, unreadable]]) })
    const [told, other] = part === 'education' ? ['教育经历', '工作经历'] : ['工作经历', '教育经历']
    // Sooner than a second try would tell.
    expect(await within(await partOf(told)).findByText(msg, {}, { timeout: 800 })).toBeTruthy()
    expect(within(await partOf(other)).queryByText(msg)).toBe(null)
  },
)

test('an analysis that cannot be read is not said to be none', async () => {
  await openPage({ unreadable: ['aiData'] })
  const overview = within(await partOf('得分概览'))
  expect(overview.getByText('这部分内容已收到，但无法读取，请联系管理员')).toBeTruthy()
  expect(overview.queryByText('暂无 AI 分析')).toBe(null)
})
