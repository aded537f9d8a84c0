import { FailedNote } from '@candor/ui/sections/notes'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from './not-found.module.css'

/**
 * A page that could not be drawn, for example because its code did not load. Drafts are kept; it is retried on request,
 * and automatically when the connection is back.
 */
export function BrokenPage() {
  const t = useTranslations('ui')
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <main className={styles.page}>
      <FailedNote message={t('pageFailed')} onRetry={reload} />
    </main>
  )
}

function reload(): void {
  location.reload()
}
