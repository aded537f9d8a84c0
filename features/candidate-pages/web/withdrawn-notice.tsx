import { useTranslations } from 'use-intl'
import { Notice } from '../../scheduling/web/notice.tsx'

/** That a consent was taken back, and what became of the pictures. */
export function WithdrawnNotice({ company, count }: { company: string; count: number }) {
  const t = useTranslations('candidate-pages')
  const text = count > 0 ? t('withdrawnSome', { company, count }) : t('withdrawnNone', { company })
  return <Notice {...{ company, title: t('withdrawn'), text }} isOutcome />
}
