import { FailedNote } from '@candor/ui/notes'
import { useTranslations } from 'use-intl'
import styles from './not-found.module.css'

/** A page that could not be drawn, such as one whose code did not come: what was typed is kept, and it can be tried anew. */
export function BrokenPage() {
  const t = useTranslations('ui')
  return (
    <main className={styles.page}>
      <FailedNote message={t('pageFailed')} onRetry={() => location.reload()} />
    </main>
  )
}
