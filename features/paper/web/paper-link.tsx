import { DownloadIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type { ReportAddress } from '../../report/rules/address.ts'
import { paperHref } from '../rules/address.ts'
import styles from './paper-link.module.css'

/**
 * The way from a report to the same on paper. The browser leads there itself, so that a visit, which ends with the page
 * that it was opened on, is taken along.
 */
export function PaperLink({ address }: { address: ReportAddress }) {
  const t = useTranslations('paper')
  return (
    <Button
      look="quiet"
      title={t('action')}
      render={<a href={paperHref(address)} aria-label={t('action')} />}
    >
      <DownloadIcon />
      <span className={styles.label}>{t('action')}</span>
    </Button>
  )
}
