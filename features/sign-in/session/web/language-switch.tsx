import { htmlLang, type Locale, languageNames, locales } from '@candor/messages/locale'
import { currentLocale, saveLocale } from '@candor/messages/web/stored-locale'
import { CheckIcon, ChevronDownIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './language-switch.module.css'

const shortNames: Record<Locale, string> = { cn: '简', en: 'EN', 'zh-TW': '繁' }

interface Props {
  /** Stores the language and reloads the page. */
  onChosen?: () => void
}

/** The language of the page: an action sheet of the three; a choice is saved and the page loads anew. */
export function LanguageSwitch({ onChosen = () => window.location.reload() }: Props) {
  const t = useTranslations('session')
  const [isOpen, setIsOpen] = useState(false)
  const current = currentLocale()

  function handleChoice(locale: Locale) {
    saveLocale(locale)
    onChosen()
  }

  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={t('languageIs', { short: shortNames[current], name: languageNames[current] })}
        onClick={() => setIsOpen(true)}
      >
        {shortNames[current]}
        <ChevronDownIcon />
      </Button>
      <LazySheet title={t('language')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <ul className={styles.list}>
          {locales.map((locale) => (
            <li key={locale}>
              <button
                type="button"
                className={styles.choice}
                lang={htmlLang(locale)}
                aria-current={locale === current}
                onClick={() => handleChoice(locale)}
              >
                {languageNames[locale]}
                {locale === current && <CheckIcon />}
              </button>
            </li>
          ))}
        </ul>
      </LazySheet>
    </>
  )
}
