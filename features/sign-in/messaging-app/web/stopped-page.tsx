import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from '../../session/web/sign-in-frame.module.css'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import own from './page.module.css'

/**
 * Why nobody could be signed in through the app, after the alert was closed; with a button to try again where that may
 * help.
 */
export function StoppedPage({ text, canRetry }: { text: string; canRetry: boolean }) {
  const t = useTranslations('messaging-app')
  return (
    <SignInFrame title={t('signInWay')}>
      <div className={styles.form}>
        <p className={own.text} role="alert">
          {text}
        </p>
        {canRetry && (
          // The code in the address is used up: another one is requested.
          <Button look="primary" onClick={() => window.location.assign('/auth')}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </SignInFrame>
  )
}
