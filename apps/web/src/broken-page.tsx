import { FailedNote } from '@candor/ui/sections/notes'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from './not-found.module.css'

/**
 * A page that could not be drawn, such as one whose code did not come. What was typed is kept; it is tried anew when
 * asked, and by itself when a lost connection is back.
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
