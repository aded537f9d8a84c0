import { RetryNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import styles from './page.module.css'

/** Why nothing can be read, although the link is open. */
export function SharedNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shares')
  return (
    <div className={styles.notice}>
      <RetryNote title={t('failed')} onRetry={onRetry} />
    </div>
  )
}
