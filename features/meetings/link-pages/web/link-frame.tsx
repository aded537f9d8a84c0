import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { BrandName } from '../../../sign-in/session/web/brand/brand-name.tsx'
import { useVisitedBrand } from '../../../sign-in/session/web/brand/shown-brand.ts'
import { LanguageSwitch } from '../../../sign-in/session/web/language-switch.tsx'
import styles from './link-frame.module.css'

interface Props {
  /** Title of the page, as the browser tab shows it. */
  title: string
  /** The company that the page is for; left out where the link no longer works. */
  company?: string
  /** Buttons that stay in view at the bottom. */
  bar?: ReactNode
  children: ReactNode
}

/** The layout of a page that a mailed link opens: one column. */
export function LinkFrame({ title, company, bar, children }: Props) {
  const t = useTranslations('link-pages')
  const brand = useVisitedBrand()
  useEffect(() => {
    document.title = `${title} · ${brand.title}`
  }, [title, brand.title])
  return (
    <div ref={handFocusToHeading} className={styles.page}>
      <header className={styles.head}>
        <BrandName brand={brand} />
        {company && <span className={styles.company}>{t('for', { company })}</span>}
        <LanguageSwitch />
      </header>
      <main className={styles.body}>{children}</main>
      {bar && (
        <footer ref={coverFoot} className={styles.bar}>
          {bar}
        </footer>
      )}
    </div>
  )
}
