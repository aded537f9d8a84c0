import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BrandName } from '../../../sign-in/session/web/brand/brand-name.tsx'
import { useVisitedBrand } from '../../../sign-in/session/web/brand/shown-brand.ts'
import { LanguageSwitch } from '../../../sign-in/session/web/language-switch.tsx'
import { previewMinutes } from '../rules/preview.ts'
import type { Opened } from './opening.ts'
import styles from './shared-bar.module.css'
import { useShareWords } from './use-share-words.ts'

interface Props {
  opened: Opened
  /** A back button at the very left, on pages that were opened from elsewhere. */
  start?: ReactNode
  /** Actions of the report. */
  actions?: ReactNode
  hasLanguage?: boolean
}

/** The bar above a shared report: who shared it, until when, the actions, and the note. */
export function SharedBar({ opened, start, actions, hasLanguage = true }: Props) {
  const t = useTranslations('shares')
  const words = useShareWords()
  const brand = useVisitedBrand()
  const { visit } = opened
  const until = words.day(opened.expiresAt, opened.timeZone)
  return (
    <header className={styles.bar}>
      {visit?.isPreview && (
        <p className={styles.preview}>
          <b>{t('previewTitle')}</b> {t('previewText', { minutes: previewMinutes })}
        </p>
      )}
      <div className={styles.line}>
        {start}
        <BrandName brand={brand} />
        <p className={styles.from}>
          {t('sharedBy', { name: opened.sharedBy, company: words.company(opened), until })}
        </p>
        {actions}
        {hasLanguage && <LanguageSwitch />}
      </div>
      {visit?.note && <p className={styles.note}>{visit.note}</p>}
    </header>
  )
}
