import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkReportPassword } from '../../../shares/shares/contract.ts'
import { setVisit } from '../../../sign-in/session/web/visit.ts'
import { full } from './full-report-under-test.ts'
import { link, openPage, partOf, password, showPage } from './page-under-test.tsx'

test('the page shows nothing of the report before its password, and everything in its order after it [P2-080 P2-081 P4-008 P4-011]', async () => {
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

test('an empty and a malformed password are refused in words, without a call [P5-002 P5-003 P8-002]', async () => {
  const { asked, user } = showPage(full)
  await user.click(await screen.findByRole('button', { name: '查看报告' }))
  expect(screen.getByRole('alert').textContent).toBe('请输入报告密码')
  await user.type(screen.getByLabelText('请输入 6 位报告密码'), 'abc')
  await user.click(screen.getByRole('button', { name: '查看报告' }))
  expect(screen.getByRole('alert').textContent).toBe('报告密码格式不正确')
  expect(asked).toEqual([checkReportPassword.path])
})

test.each(['aB3dE67', 'aB3d-6'])(
  '%s is no password, typed or pasted, and is refused without a call [P5-001 P5-003]',
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
  'the gate in %s names the sender, and says whether case counts (%s) and the link may be forwarded (%s)',
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

test('a password of this session opens the report at once, and a changed one is asked for anew [P4-007 P4-009]', async () => {
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
  'a reader in %s who comes back during a lock is told so, and their password is kept [P4-007 P4-009]',
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

test('a link without a password under too many requests is not called invalid', async () => {
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

test('a changed password is asked for anew', async () => {
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
  'the company in %s has its name in that language, at the gate and above the report',
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
