import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Names the window after the candidate, masked where the name is. */
export function usePageTitle(name: string): void {
  const t = useTranslations('report')
  const title = t('pageTitle', { name })
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
