import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import styles from './question-keys-hint.module.css'

/** The shortcuts between questions; hidden on narrow screens, which have no keyboard. */
export function QuestionKeysHint() {
  const t = useTranslations('questions')
  return (
    <span className={styles.keys}>
      <Kbd>←</Kbd>
      <Kbd>→</Kbd> {t('keyQuestion')}
    </span>
  )
}
