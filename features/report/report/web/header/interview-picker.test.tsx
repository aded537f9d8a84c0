import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { InterviewSummary } from '../../../../candidates/interviews/rules/interview.ts'
import { messages as report } from '../../messages/en.ts'
import { openReport } from '../panel-under-test.tsx'
import { InterviewPicker } from './interview-picker.tsx'

const anInterview = (id: string): InterviewSummary => ({
  id,
  name: `Backend ${id}`,
  state: 'finished',
  beganAt: null,
  finishedAt: null,
  usedMs: null,
  limitMs: null,
})

const code = vi.hoisted(() => ({ isLost: false, asked: 0 }))
vi.mock('./interview-menu.tsx', (load) => {
  code.asked += 1
  if (code.isLost) throw new Error('lost')
  return load()
})
beforeEach(() => Object.assign(code, { isLost: false, asked: 0 }))

function showPicker() {
  const interviews = ['i1', 'i2', 'i3'].map(anInterview)
  const opened = openReport({ interviewId: 'i2' })
  renderScreen(
    <ToastProvider>
      <InterviewPicker interviews={interviews} isPending={false} report={opened} isCompact={false} />
    </ToastProvider>,
    { messages: { report } },
  )
  return screen.getByRole('button', { name: /Backend i2/ })
}
/** The menu's code is asked for when the page has settled; whatever became of it is drawn then. */
async function settled() {
  await act(() => vi.advanceTimersByTimeAsync(700))
  vi.useRealTimers()
  await waitFor(() => expect(code.asked).toBe(1))
  await import('./interview-menu.tsx').catch(() => {})
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('a choice that nobody asked for and whose code does not come leaves the report', async () => {
  code.isLost = true
  vi.useFakeTimers()
  const picker = showPicker()
  await settled()
  expect(picker.isConnected).toBe(true)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('the picker keeps the focus when its menu has loaded', async () => {
  vi.useFakeTimers()
  const picker = showPicker()
  picker.focus()
  await settled()
  expect(document.activeElement).toBe(picker)
})

test('a choice of interviews that is pressed before its menu has come opens as soon as it has', async () => {
  const picker = showPicker()
  // The button of a menu that is there says whether it is open.
  expect(picker.getAttribute('aria-expanded')).toBe(null)
  fireEvent.click(picker)
  expect(picker.getAttribute('aria-busy')).toBe('true')
  expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
})
