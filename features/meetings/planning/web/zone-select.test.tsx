import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../report/report/web/panel-under-test.tsx'
import { messages } from '../messages/cn.ts'
import { ZoneSelect } from './zone-select.tsx'

function Zone() {
  const [zone, setZone] = useState('Asia/Shanghai')
  return <ZoneSelect label="Zone" value={zone} at={Date.UTC(2026, 10, 24)} onChange={setZone} />
}

test('a zone is chosen by its first letters, with its list closed', async () => {
  show(<Zone />, { planning: messages })
  const zone = screen.getByRole('combobox', { name: 'Zone' })
  expect(zone.textContent).toContain('Shanghai')
  await userEvent.tab()
  expect(document.activeElement).toBe(zone)
  await waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(300))
  // Letters that come 750 ms apart begin a word anew: this clock does not run on while a busy machine draws.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('berl')
  await waitFor(() => expect(zone.textContent).toContain('Berlin'))
  expect(screen.queryByRole('listbox')).toBeNull()
})
