import '@candor/ui/tokens.css'
import '@candor/ui/base.css'
import { htmlLang } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from './messages/load.ts'
import { Providers } from './providers.tsx'

const locale = currentLocale()
document.documentElement.lang = htmlLang(locale)

const words = await loadWords(locale)
const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Providers locale={locale} words={words} />
    </StrictMode>,
  )
}
