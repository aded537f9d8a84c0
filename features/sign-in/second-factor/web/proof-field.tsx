import { goToSignIn } from '@candor/call/web/client'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useTranslations } from 'use-intl'
import { endSignIn, useSignedIn } from '../../session/web/signed-in.ts'
import styles from './proof-field.module.css'
import type { Factors } from './use-second-factor.ts'

export type ProofNeeds = Pick<Factors, 'proofBy' | 'isFresh'>

/** Whether a proof is to be typed. */
export const isProofTyped = ({ proofBy }: ProofNeeds) => proofBy !== 'freshSignIn'

/** Whether only a new sign-in can be the proof. */
export const isSignInNeeded = ({ proofBy, isFresh }: ProofNeeds) => proofBy === 'freshSignIn' && !isFresh

/** The field for a proof of the owner: password or code. */
export function ProofField({ needs, error }: { needs: ProofNeeds; error: string | undefined }) {
  const t = useTranslations('second-factor')
  const email = useSignedIn()?.userInfo.email
  if (isSignInNeeded(needs)) return <SignInAgain />
  if (needs.proofBy === 'freshSignIn') return null
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={email ?? ''} />
      <Field
        label={t(`proof.${needs.proofBy}`)}
        hint={t('proof.why')}
        name="proof"
        type={needs.proofBy === 'code' ? 'text' : 'password'}
        inputMode={needs.proofBy === 'code' ? 'numeric' : undefined}
        autoComplete={needs.proofBy === 'code' ? 'one-time-code' : 'current-password'}
        maxLength={200}
        error={error}
      />
    </>
  )
}

function SignInAgain() {
  const t = useTranslations('second-factor')
  function handleAgain() {
    endSignIn()
    goToSignIn()
  }
  return (
    <div className={styles.again}>
      <p>{t('refusal.signInAgain')}</p>
      <Button onClick={handleAgain}>{t('signInAgain')}</Button>
    </div>
  )
}
