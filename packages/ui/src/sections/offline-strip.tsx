import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { FlagIcon } from '../icons.tsx'
import styles from './offline-strip.module.css'

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/**
 * Says that there is no connection, as long as there is none. It is in the page before it has text, so that screen
 * readers announce it.
 */
export function OfflineStrip() {
  const t = useTranslations('ui')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <p role="status" className={styles.strip}>
      {!isOnline && (
        <>
          <FlagIcon />
          {t('offline')}
        </>
      )}
    </p>
  )
}
