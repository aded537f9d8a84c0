import { FlagIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import styles from './nothing-filled.module.css'

/** Says what to fill in where a submit has nothing to send. The live region is there before its text. */
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
