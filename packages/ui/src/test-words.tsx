import { type RenderOptions, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { messages } from './messages/en.ts'

/** Renders parts with the English words around them. */
export function renderPart(part: ReactElement, options?: RenderOptions) {
  return render(part, {
    ...options,
    wrapper: ({ children }) => (
      <IntlProvider locale="en" timeZone="UTC" messages={{ ui: messages }}>
        {children}
      </IntlProvider>
    ),
  })
}
