import { FlagIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import styles from './nothing-filled.module.css'

/** Says, where a submit has nothing to send and nowhere to lead, what would be sent. It is there before it has words. */
export function NothingFilled({ isShown }: { isShown: boolean }) {
  const t = useTranslations('evaluations')
  return (
    <p role="status" className={styles.said}>
      {isShown && (
        <>
          <FlagIcon />
          {t('refusal.nothingFilled')}
        </>
      )}
    </p>
  )
}
