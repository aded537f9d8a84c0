import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePasswordForm } from './change-password-form.tsx'
import { hasSessionEnded } from './kept/session-end.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import { type SignedIn, useSignedIn } from './signed-in.ts'

interface Props {
  /** The page to go on to. */
  target?: string | undefined
  /** Called when nothing else is needed before going on. */
  onReady: (known: SignedIn) => void
}

/** Why somebody was led to sign-in. */
function reasonOf(target: string | undefined): 'ended' | 'needsAccount' | undefined {
  if (hasSessionEnded()) return 'ended'
  return target === undefined ? undefined : 'needsAccount'
}

/** Sign-in; an account with a one-time password sets its own before it goes on. */
export function SignInPage({ target, onReady }: Props) {
  const t = useTranslations('session')
  const known = useSignedIn()
  const [reason] = useState(() => reasonOf(target))
  if (known?.userInfo.mustChangePassword) {
    return (
      <SignInFrame title={t('changeTitle')} hint={t('changeHint')}>
        <ChangePasswordForm
          known={known}
          submit={t('changeSubmit')}
          isAlone
          onChanged={() => onReady(known)}
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t('title')} hint={reason && t(reason)}>
      <SignInSteps
        target={target}
        onSignedIn={(signedIn) => !signedIn.userInfo.mustChangePassword && onReady(signedIn)}
      />
    </SignInFrame>
  )
}
