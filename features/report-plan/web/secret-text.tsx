import { Button } from '@candor/ui/inputs/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './plan-panel.module.css'

/** A password that is not on the screen before it is asked for: whoever looks over a shoulder sees dots. */
export function SecretText({ secret, what }: { secret: string; what: string }) {
  const t = useTranslations('report-plan')
  const [isShown, setIsShown] = useState(false)
  return (
    <span className={styles.secret}>
      {isShown ? (
        <code className={styles.code}>{secret}</code>
      ) : (
        <span>
          <span aria-hidden="true">••••••</span>
          <span className="sr">{t('hidden')}</span>
        </span>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={t(isShown ? 'hideSecret' : 'showSecret', { what })}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </span>
  )
}
