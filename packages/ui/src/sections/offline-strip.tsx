import { useTranslations } from 'use-intl'
import { FlagIcon } from '../icons.tsx'
import { useIsOnline } from '../use-is-online.ts'
import styles from './offline-strip.module.css'

/**
 * Says that there is no connection, as long as there is none. It is in the page before it has text, so that screen
 * readers announce it.
 */
export function OfflineStrip() {
  const t = useTranslations('ui')
  const isOnline = useIsOnline()
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
