import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../session/web/use-brand.ts'

/** Names the window after the candidate, masked where the name is. */
export function usePageTitle(name: string): void {
  const t = useTranslations('report')
  const { title: brand } = useBrand()
  const title = t('pageTitle', { name, brand })
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
