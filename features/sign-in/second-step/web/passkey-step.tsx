import { callApi } from '@candor/call/web/api'
import { useTranslations } from 'use-intl'
import { beginPasskeyStep, givePasskey } from '../../passkeys/contract.ts'
import { answerByPasskey } from '../../passkeys/web/authenticator.ts'
import { PasskeyButton } from '../../passkeys/web/passkey-button.tsx'
import { rememberSignIn } from '../../session/web/signed-in.ts'
import { type StepProps, sendStep } from './send-step.ts'

/** The step by a passkey of the account that waits. */
export function PasskeyStep({ needed: { pending }, onSignedIn, onOver }: StepProps) {
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
