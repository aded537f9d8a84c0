import '@candor/ui/tokens.css'
import '@candor/ui/base.css'
import { htmlLang } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isAppMode } from '../../../features/sign-in/session/web/app-mode.ts'
import { loadWords } from './messages/load.ts'
import { Providers } from './providers.tsx'

const locale = currentLocale()
document.documentElement.lang = htmlLang(locale)

/** The module does not wait for this: what it loads may import parts of this module. */
async function start(): Promise<void> {
  const words = await loadWords(locale)
  const stopped = isAppMode()
    ? await import('./begin-in-app.tsx').then(({ begin }) => begin(locale, words))
    : null
  const container = document.getElementById('root')
  if (!container || stopped === 'leaving') return
  createRoot(container).render(
    <StrictMode>{stopped ?? <Providers locale={locale} words={words} />}</StrictMode>,
  )
}

// boot.js shows the notice for a page that did not load.
start().catch(reportError)
