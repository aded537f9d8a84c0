import { htmlLang, type Locale } from '@candor/messages/locale'
import type { Words } from '@candor/messages/words'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { beginInApp } from '../../../features/sign-in/messaging-app/web/begin.ts'
import { StoppedPage } from '../../../features/sign-in/messaging-app/web/stopped-page.tsx'

/**
 * Signs in with the messaging app before the first page. Returns what to show instead of the page, null if the page can
 * be shown, or `leaving` if the browser goes elsewhere.
 */
export async function begin(locale: Locale, words: Words): Promise<ReactNode | 'leaving'> {
  const begun = await beginInApp(words['messaging-app'], {
    userAgent: navigator.userAgent,
    address: new URL(window.location.href),
    alert: (text) => window.alert(text),
    leave: (address) => window.location.replace(address),
    replace: (path) => window.history.replaceState(null, '', path),
  })
  if (begun.end === 'leaving') return 'leaving'
  if (begun.end === 'ready') return null
  return (
    <IntlProvider locale={htmlLang(locale)} messages={words}>
      <StoppedPage text={begun.text} canRetry={begun.canRetry} />
    </IntlProvider>
  )
}
