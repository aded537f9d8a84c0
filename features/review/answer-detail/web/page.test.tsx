import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages as candidates } from '../../../candidates/candidates/messages/cn.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { messages as analysis } from '../../../findings/analysis/messages/cn.ts'
import { listInterviewOperLog } from '../../../findings/manual-scores/contract/reading.ts'
import { messages as manualScores } from '../../../findings/manual-scores/messages/cn.ts'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { messages as report } from '../../../report/report/messages/cn.ts'
import { answer, answerAll, asked, facts } from '../../../report/report/web/calls-under-test.ts'
import { everythingShown } from '../../../report/report/web/report-under-test.ts'
import { checkReportPassword } from '../../../shares/shares/contract.ts'
import { messages as shares } from '../../../shares/shares/messages/cn.ts'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { setVisit } from '../../../sign-in/session/web/visit.ts'
import { messages } from '../messages/cn.ts'
import { readDetailAddress } from '../rules/address.ts'
import { AnswerDetailPage } from './page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('lang', 'cn')
  setVisit(null)
  answerAll()
  answer(checkReportPassword, {
    visit: { token: 'visit-1', note: '', opens: ['reportAIInterview'], isPreview: false },
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
  })
  answer(listInterviewOperLog, [])
  answer(aiReportData, { aiData: null, evidence: [], shown: everythingShown })
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: [], isVisit: true } })
})

afterEach(forgetSignIn)

function show(search: Record<string, string>): void {
  renderScreen(
    <ToastProvider>
      <AnswerDetailPage address={readDetailAddress(search)} go={() => {}} />
    </ToastProvider>,
    {
      locale: 'cn',
      messages: {
        access,
        analysis,
        candidates,
        report,
        session,
        shares,
        'answer-detail': messages,
        'manual-scores': manualScores,
      },
    },
  )
}

test('the parameter id goes before all others of the address [P2-046]', async () => {
  rememberSignIn({ token: 't', userInfo: fakeUser() })
  answer(getMenuTabs, { menuTabs: [], facts })
  show({ id: '5', userid: '6', interviewId: '7' })
  await screen.findByRole('link', { name: '返回报告' })
  const read = asked.filter(({ path }) => path === interviewInfo.path)
  expect(read.map(({ sent }) => sent.get('userId'))).toEqual(['5'])
})

test.each([
  ['has the switch of language', {}, true],
  ['has none inside the mini-app', { isFrom: 'miniapp' }, false],
])('the answers one by one of a shared report: the page %s [R2-024]', async (_case, given, hasSwitch) => {
  show({ id: 'x'.repeat(43), mode: 'personal', ...given })
  const back = await screen.findByRole('link', { name: '返回报告' })
  expect(back.getAttribute('href')?.includes('isFrom=miniapp')).toBe(!hasSwitch)
  expect(back.getAttribute('href')).toContain('mode=personal')
  expect(screen.queryAllByRole('button', { name: /语言：/ })).toHaveLength(hasSwitch ? 1 : 0)
})
