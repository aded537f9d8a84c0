import { useTranslations } from 'use-intl'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { OpenInApp } from './app-panel.tsx'

/** Where the app comes back to. Whoever opens it elsewhere, or without a code, is told where signing in begins. */
export function AppReturnPage() {
  const t = useTranslations('messaging-app')
  return (
    <SignInFrame title={t('signInWay')}>
      <OpenInApp />
    </SignInFrame>
  )
}
