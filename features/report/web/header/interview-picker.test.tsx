import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InterviewSummary } from '../../../interviews/rules/interview.ts'
import { messages as report } from '../../messages/en.ts'
import { openReport } from '../panel-under-test.tsx'
import { InterviewPicker } from './interview-picker.tsx'

const anInterview = (id: string): InterviewSummary => ({
  ...{ id, name: `Backend ${id}`, state: 'finished' },
  ...{ beganAt: null, finishedAt: null, usedMs: null, limitMs: null },
})

test('a choice of interviews that is pressed before its menu has come opens as soon as it has', async () => {
  const interviews = ['i1', 'i2', 'i3'].map(anInterview)
  const opened = openReport({ interviewId: 'i2' })
  renderScreen(
    <ToastProvider>
      <InterviewPicker interviews={interviews} isPending={false} report={opened} isCompact={false} />
    </ToastProvider>,
    { messages: { report } },
  )
  const picker = screen.getByRole('button', { name: /Backend i2/ })
  // The button of a menu that is there says whether it is open.
  expect(picker.getAttribute('aria-expanded')).toBe(null)
  fireEvent.click(picker)
  expect(picker.getAttribute('aria-busy')).toBe('true')
  expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
})
