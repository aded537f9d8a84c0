import { callApi } from '@candor/call/web/api'
import { useTranslations } from 'use-intl'
import { sendStep } from '../../second-factor/web/send-step.ts'
import type { FactorStepProps } from '../../session/web/sign-in-ways.ts'
import { rememberSignIn } from '../../session/web/signed-in.ts'
import { beginPasskeyStep, givePasskey } from '../contract.ts'
import { answerByPasskey } from './authenticator.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** The step by a passkey of the account that waits. */
export function PasskeyStep({ needed: { pending }, onSignedIn, onOver }: FactorStepProps) {
  const t = useTranslations('passkeys')
  async function handleUse() {
    const { options } = await sendStep(callApi(beginPasskeyStep, { pending }), onOver)
    const use = await answerByPasskey(options)
    const known = await sendStep(callApi(givePasskey, { pending, use }), onOver)
    rememberSignIn(known)
    onSignedIn(known)
  }
  return <PasskeyButton text={t('stepText')} label={t('step')} onUse={handleUse} />
}
