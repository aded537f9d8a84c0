import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getRolesByUser } from '../../../platform/access/contract.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { type ReportAddress, readReportAddress } from '../../../report/report/rules/address.ts'
import {
  answer,
  answerAll,
  asked,
  facts,
  hold,
  refuse,
  timesAsked,
} from '../../../report/report/web/calls-under-test.ts'
import { registerFakeTabs } from '../../../report/report/web/opened-page-under-test.tsx'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { visit as currentVisit, setVisit } from '../../../sign-in/session/web/visit.ts'
import { checkReportPassword } from '../contract.ts'
import { forgetVisit, keepOpened, keptOpened } from './kept-visit.ts'
import { renewVisit } from './opening.ts'
import { SharedReportPage } from './page.tsx'

const opened: ReplyOf<typeof checkReportPassword> = {
  visit: {
    token: 'visit-1',
    note: '',
    opens: ['reportResume'],
    isPreview: false,
  },
  sharedBy: '陈薇安',
  maySendOn: true,
  ignoresCase: true,
  companyName: '云涧科技',
  companyNameLatin: null,
  timeZone: 'Asia/Shanghai',
  positionName: '高级后端工程师',
  positionNameLatin: null,
  language: 'cn',
  madeAt: 1_773_453_600_000,
  expiresAt: 1_805_000_000_000,
}
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
const words = await wordsOf('cn', 'access', 'candidates', 'paper', 'report', 'session', 'shares')
const partnerBrand = { title: '云涧人才', icon }

const ofVisit = {
  ...facts,
  permissions: ['reportResume' as const],
  acts: [],
  isVisit: true,
  mayDownload: true,
}

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('lang', 'cn')
  setVisit(null)
  registerFakeTabs()
  answerAll()
  answer(checkReportPassword, opened)
  answer(getMenuTabs, { menuTabs: [], facts: ofVisit })
})

function show(given: ReportAddress = {}, hasShell = true) {
  const address = readReportAddress({ userid: 'a-link', activeIndex: 0, ...given })
  const titles = { 'report-resume': { tabTitle: '简历' }, 'report-ai': { tabTitle: 'AI 面试' } }
  renderScreen(
    <ToastProvider>
      <SharedReportPage address={address} go={() => {}} hasShell={hasShell} />
    </ToastProvider>,
    { locale: 'cn', messages: { ...words, ...titles } },
  )
  return userEvent.setup()
}

const isOpen = () => screen.findByText('简历内容')
const languageSwitch = () => screen.queryByRole('button', { name: /语言：/ })
const back = () => screen.queryByRole('button', { name: '返回' })

test('a visitor has the tabs that the share opens, and nobody asks for roles [R4-068]', async () => {
  show()
  await isOpen()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual(['简历'])
  expect(timesAsked(getMenuTabs)).toBe(1)
  expect(asked.map(({ path }) => path)).not.toContain(getRolesByUser.path)
})

test('a shared report has the switch of language and no way back', async () => {
  show()
  await isOpen()
  expect(languageSwitch()).toBeTruthy()
  expect(screen.getByRole('link', { name: '下载与打印' })).toBeTruthy()
  expect(back()).toBe(null)
})

test('inside the mini-app a shared report has neither the switch of language nor a way to take it along [R2-024]', async () => {
  show({ isFrom: 'miniapp' })
  await isOpen()
  expect(languageSwitch()).toBe(null)
  expect(screen.queryByRole('link', { name: '下载与打印' })).toBe(null)
})

test('the password page of a shared report has no language switch inside the mini-app', async () => {
  answer(checkReportPassword, { ...opened, visit: null })
  show({ isFrom: 'miniapp' })
  await screen.findByLabelText('请输入 6 位报告密码')
  expect(languageSwitch()).toBe(null)
})

test('feedback of interviewers is one step away from this page where the share opens it', async () => {
  answer(checkReportPassword, {
    ...opened,
    visit: opened.visit && { ...opened.visit, opens: ['reportResume', 'interviewFeedback'] },
  })
  show()
  await isOpen()
  const link = screen.getByRole('link', { name: '面试反馈' })
  expect(link.getAttribute('href')).toBe('/interview?userid=a-link')
})

test('an end in the address is not told over a shared report, whose link the server has opened', async () => {
  show({ overtime: '2020-01-01 00:00:00' })
  await isOpen()
  expect(screen.queryByText('链接已过期')).toBe(null)
})

test('and is not offered where the share keeps it', async () => {
  show()
  await isOpen()
  expect(screen.queryByRole('link', { name: '面试反馈' })).toBe(null)
})

test.each([
  ['with its bar', true],
  ['without one', false],
])('a shared report %s with canBack 1 has a way back [R2-068]', async (_, hasShell) => {
  show({ canBack: '1' }, hasShell)
  await isOpen()
  expect(back()).toBeTruthy()
})

test('the people of a partner share reports under its name and its mark, before the password and after it [P6-031]', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' })
  document.head.append(link)
  answer(checkReportPassword, { ...opened, visit: null, partnerBrand })
  const user = show()
  const field = await screen.findByLabelText('请输入 6 位报告密码')
  expect(screen.getByText('云涧人才')).toBeTruthy()
  expect(screen.queryByText('Candor')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
  expect(link.getAttribute('href')).toBe(icon)
  answer(checkReportPassword, { ...opened, partnerBrand })
  await user.type(field, 'Kd27Rx')
  await user.click(screen.getByRole('button', { name: '查看报告' }))
  await isOpen()
  const [bar] = screen.getAllByRole('banner')
  expect(within(bar ?? document.body).getByText('云涧人才')).toBeTruthy()
  expect(screen.queryByText('Candor')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
  expect(link.getAttribute('href')).toBe(icon)
  link.remove()
})

test('a new visit takes the place of an ended one beneath the report, which stays as it is', async () => {
  show()
  const content = await isOpen()
  const visit = opened.visit && { ...opened.visit, token: 'visit-2' }
  answer(checkReportPassword, { ...opened, visit, sharedBy: '周予川' })
  const renewed = await act(() => Promise.all([renewVisit('visit-1'), renewVisit('visit-1')]))
  expect(renewed).toEqual([true, true])
  expect(currentVisit()?.token).toBe('visit-2')
  expect(await screen.findByText(/周予川/)).toBeTruthy()
  expect(content.isConnected).toBe(true)
  expect(timesAsked(checkReportPassword)).toBe(2)
})

test('a reader who leaves the report while its visit begins anew has no visit any more', async () => {
  show()
  await isOpen()
  const visit = opened.visit && { ...opened.visit, token: 'visit-4' }
  answer(checkReportPassword, { ...opened, visit })
  setVisit({ token: 'visit-3', link: 'a-link' })
  const release = hold(checkReportPassword)
  const renewal = renewVisit('visit-3')
  cleanup()
  forgetVisit()
  release()
  expect(await renewal).toBe(false)
  expect(currentVisit()).toBe(null)
})

test('a link that is over forgets its own visit and leaves those of other links in this tab, as a frame has one', async () => {
  show()
  await isOpen()
  const taken = { ...opened, visit: opened.visit && { ...opened.visit, token: 'visit-6' } }
  keepOpened('another-link', taken)
  refuse(checkReportPassword, codes.notFound, '链接无效')
  setVisit({ token: 'visit-5', link: 'a-link' })
  act(() => setVisit(null))
  expect(await screen.findByRole('heading', { name: '链接无效' })).toBeTruthy()
  expect(keptOpened('a-link')).toBe(null)
  expect(keptOpened('another-link')).toEqual(taken)
})

test('a company without a partner shares under the product’s own name, with any signed-in account', async () => {
  signInAs({ partnerBrand })
  show({ userid: 'dSg1_ok3Pq-Lm0ZtYv4cRbWn8EhUxJaFi2CyTs7BoGk' })
  await isOpen()
  expect(screen.getByText('Candor')).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/ · Candor$/))
})
