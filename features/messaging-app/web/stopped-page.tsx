import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from '../../session/web/sign-in-frame.module.css'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import own from './page.module.css'

/** Why nobody could be signed in by the app, where the alert is gone; and once more, where that may help. */
export function StoppedPage({ text, canRetry }: { text: string; canRetry: boolean }) {
  const t = useTranslations('messaging-app')
  return (
    <SignInFrame title={t('signInWay')}>
      <div className={styles.form}>
        <p className={own.text} role="alert">
          {text}
        </p>
        {canRetry && (
          // The code of the address is used up: the app is asked for another one.
          <Button look="primary" onClick={() => window.location.assign('/auth')}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </SignInFrame>
  )
}
