import { callApi } from '@candor/call/web/api'
import { useTranslations } from 'use-intl'
import { sendSignIn } from '../../session/web/send-sign-in.ts'
import type { SignInPanelProps } from '../../session/web/sign-in-ways.ts'
import { beginPasskeySignIn, signInByPasskey } from '../contract.ts'
import { answerByPasskey } from './authenticator.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Sign-in by a passkey that the person chooses in the browser's dialog. */
export function PasskeyPanel({ onSignedIn, onSecondFactor }: SignInPanelProps) {
  const t = useTranslations('passkeys')
  async function handleUse() {
    const { options } = await callApi(beginPasskeySignIn, {})
    const use = await answerByPasskey(options)
    await sendSignIn(callApi(signInByPasskey, { use }), { onSignedIn, onSecondFactor })
  }
  return <PasskeyButton text={t('signInText')} label={t('signIn')} onUse={handleUse} />
}
