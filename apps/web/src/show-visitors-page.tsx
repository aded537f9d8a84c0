import '@candor/ui/tokens.css'
import '@candor/ui/base.css'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Words } from '@candor/messages/words'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'

/**
 * Shows a page for people without an account, once its messages and its content are loaded.
 *
 * An entry module must not await it: the loaded modules may share code with the entry, and would wait for the entry in
 * turn.
 */
export async function showVisitorsPage(
  words: Record<Locale, () => Promise<{ messages: Words }>>,
  content: ReactNode | Promise<ReactNode>,
): Promise<void> {
  const locale = currentLocale()
  document.documentElement.lang = htmlLang(locale)
  const [{ messages }, page] = await Promise.all([words[locale](), content])
  const container = document.getElementById('root')
  if (!container) return
  createRoot(container).render(
    <StrictMode>
      <IntlProvider
        locale={htmlLang(locale)}
        messages={messages}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        {page}
      </IntlProvider>
    </StrictMode>,
  )
}
