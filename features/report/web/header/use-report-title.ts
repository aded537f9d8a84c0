import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../session/web/use-brand.ts'

/** Names the window after the candidate, masked where the name is. */
export function useReportTitle(name: string): void {
  const t = useTranslations('report')
  usePageTitle(t('pageTitle', { name }))
}
