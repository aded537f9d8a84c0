import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from './back-to-said.module.css'

/**
 * A button over the lower edge of a transcript that does not follow playback at the moment: back to what is being said.
 */
export function BackToSaid({ onBack }: { onBack: () => void }) {
  const t = useTranslations('recording')
  return (
    <div className={styles.back}>
      <Button size="small" onClick={onBack}>
        {t('followAgain')}
      </Button>
    </div>
  )
}
