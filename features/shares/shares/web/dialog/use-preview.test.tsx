import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anInterview, reportOf } from '../../../../report/report/web/report-under-test.ts'
import { previewShare } from '../../contract/preview.ts'
import { previewMinutes } from '../../rules/preview.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { keptOpened } from '../kept-visit.ts'
import { usePreview } from './use-preview.ts'

let previews = 0
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  sessionStorage.clear()
  previews = 0
  api = fakeApi()
  api.answerBy(previewShare, (): ReplyOf<typeof previewShare> => {
    previews += 1
    const visit = { token: `visit-${previews}`, note: '', opens: ['reportResume'], isPreview: true }
    return {
      link: `preview-${previews}`,
      path: `/newShareReport?userid=preview-${previews}`,
      opened: {
        visit,
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
      },
    }
  })
})

afterEach(() => {
  focusManager.setFocused(undefined)
})

const form: ShareChoice = {
  sections: ['reportResume'],
  showsScores: true,
  days: 30,
  hasPassword: false,
  language: 'cn',
  note: '',
}

const report = reportOf(anInterview([]), { address: {}, go: () => {} })

function Shown() {
  return <p>{usePreview(report, form, false).data?.path}</p>
}

test('a preview that ended while its tab was hidden is opened anew when the tab is seen again', async () => {
  renderScreen(<Shown />, { messages: {} })
  await screen.findByText('/newShareReport?userid=preview-1')
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  expect(previews).toBe(1)

  act(() => focusManager.setFocused(false))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + previewMinutes * 60_000 })
  act(() => focusManager.setFocused(true))
  await screen.findByText('/newShareReport?userid=preview-2')
  expect(api.inputsOf(previewShare).at(-1)).toMatchObject({ replaces: 'preview-1' })
  expect(keptOpened('preview-2')?.visit?.token).toBe('visit-2')
  expect(keptOpened('preview-1')).toBe(null)
})
