import { act, cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { OfflineStrip } from './offline-strip.tsx'

test.each([
  ['cn', cn, '网络已断开，恢复后会自动更新。'],
  ['en', en, 'You are offline. The page updates once the connection is back.'],
  ['zh-TW', zhTW, '網路已中斷，恢復後會自動更新。'],
] as const)(
  'the strip says in words in %s that the connection is gone, until it is back',
  (_, messages, words) => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(
      <IntlProvider locale="en" timeZone="UTC" messages={{ ui: messages }}>
        <OfflineStrip />
      </IntlProvider>,
    )
    expect(screen.getByRole('status').textContent).toBe(words)
    isOnline.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByRole('status').textContent).toBe('')
    cleanup()
  },
)
