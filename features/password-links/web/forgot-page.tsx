import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { AskForm } from './ask-form.tsx'
import { AskedNote } from './asked-note.tsx'

/** Whoever forgot their password says which e-mail is theirs; what the page says then is the same for every one. */
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
