import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { type ReactNode, useEffect } from 'react'
import { BrandName } from '../../../sign-in/session/web/brand/brand-name.tsx'
import { useVisitedBrand } from '../../../sign-in/session/web/brand/shown-brand.ts'
import { LanguageSwitch } from '../../../sign-in/session/web/language-switch.tsx'
import styles from './shared-frame.module.css'

interface Props {
  title: string
  hasLanguage: boolean
  footer?: string
  children: ReactNode
}

/** The layout of pages before a shared report: one column with brand, language, a sentence, and actions. */
export function SharedFrame({ title, hasLanguage, footer, children }: Props) {
  const brand = useVisitedBrand()
  useEffect(() => {
    document.title = `${title} · ${brand.title}`
  }, [title, brand.title])
  return (
    <main ref={handFocusToHeading} className={styles.page}>
      <header className={styles.head}>
        <BrandName brand={brand} />
        {hasLanguage && <LanguageSwitch />}
      </header>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {footer && <p className={styles.footer}>{footer}</p>}
    </main>
  )
}
