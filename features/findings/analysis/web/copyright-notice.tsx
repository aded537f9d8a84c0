import { useTranslations } from 'use-intl'
import { showsHeading } from '../../../report/report/rules/modes.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useBrand } from '../../../sign-in/session/web/use-brand.ts'
import styles from './copyright-notice.module.css'

/** The last words of the report: that scores are advisory, and whose content this is. */
export function CopyrightNotice({ report }: { report: Pick<OpenReport, 'address'> }) {
  const t = useTranslations('analysis')
  const { title: brand } = useBrand()
  if (!showsHeading('copyright', report.address)) return null
  return (
    <section className={styles.notice} aria-label={t('copyright')}>
      <p>{t('copyrightText', { year: String(new Date().getFullYear()), brand })}</p>
    </section>
  )
}
