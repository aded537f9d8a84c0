import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../sign-in/session/web/use-brand.ts'

/** Sets the window's title to the candidate's name, masked where it is masked. */
export function useReportTitle(name: string): void {
  const t = useTranslations('report')
  usePageTitle(t('pageTitle', { name }))
}
