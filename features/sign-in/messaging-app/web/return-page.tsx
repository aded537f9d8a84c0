import { useTranslations } from 'use-intl'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { OpenInApp } from './app-panel.tsx'

/**
 * The page to which the app sends people back. Opened in another browser, or without a code, it says where to begin.
 */
export function AppReturnPage() {
  const t = useTranslations('messaging-app')
  return (
    <SignInFrame title={t('signInWay')}>
      <OpenInApp />
    </SignInFrame>
  )
}
