import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { AskForm } from './ask-form.tsx'
import { AskedNote } from './asked-note.tsx'

/** Asks for the e-mail of a forgotten password; what it says then is the same for every e-mail. */
export function ForgotPasswordPage({ target }: { target: string | undefined }) {
  const t = useTranslations('password-links')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) {
    return (
      <SignInFrame title={t('forgotTitle')} hint={t('forgotHint')}>
        <AskForm target={target} onSent={setSentTo} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t('sentTitle')}>
      <AskedNote email={sentTo} target={target} onAskAgain={() => setSentTo(null)} />
    </SignInFrame>
  )
}
