import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from './back-to-said.module.css'

/** Over the lower edge of a transcript that does not follow playback at the moment: the way back. */
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
