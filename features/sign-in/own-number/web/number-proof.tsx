import { callApi } from '@candor/call/web/api'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { maskedNumber } from '../../../platform/mail/rules/masked-number.ts'
import { SendButton } from '../../../platform/text-messages/web/send-button.tsx'
import { useSending } from '../../../platform/text-messages/web/use-sending.ts'
import {
  isProofTyped,
  isSignInNeeded,
  ProofField,
  type ProofNeeds,
} from '../../second-factor/web/proof-field.tsx'
import { sendOldNumberCode } from '../contract.ts'
import type { NumberProofBy } from '../rules.ts'

export interface NumberNeeds {
  readonly proofBy: NumberProofBy
  readonly isFresh: boolean
}

/** The proof as the second factor's form expects it; null where it is a code to the old number. */
function asFactors({ proofBy, isFresh }: NumberNeeds): ProofNeeds | null {
  return proofBy === 'oldNumber' ? null : { proofBy, isFresh }
}

/**
 * Returns whether a new sign-in is needed first, and a function for the fault of a typed proof: its text, or undefined.
 */
export function useProofCheck(needs: NumberNeeds) {
  const t = useTranslations()
  const factors = asFactors(needs)
  return {
    isSignInNeeded: factors !== null && isSignInNeeded(factors),
    check(proof: string): string | undefined {
      if (proof.trim() !== '') return undefined
      if (factors === null) return t('text-messages.refusal.codeMissing')
      return isProofTyped(factors) ? t('second-factor.proof.missing') : undefined
    },
  }
}

/** The fields for the proof of identity before the account's number changes. */
export function NumberProof({
  needs,
  phone,
  error,
}: {
  needs: NumberNeeds
  phone: string | null
  error: string | undefined
}) {
  const factors = asFactors(needs)
  if (factors) return <ProofField needs={factors} error={error} />
  return <OldNumberCode phone={phone ?? ''} error={error} />
}

function OldNumberCode({ phone, error }: { phone: string; error: string | undefined }) {
  const t = useTranslations('own-number')
  const words = useTranslations('text-messages')
  const sending = useSending(() => callApi(sendOldNumberCode, {}))
  return (
    <>
      <Field
        label={t('oldCode', { phone: maskedNumber(phone) })}
        name="proof"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        error={error}
        hint={<span role="status">{sending.isSent ? words('codeSent') : t('oldCodeWhy')}</span>}
        end={
          <SendButton
            left={sending.left}
            isSending={sending.isSending}
            label={t('oldSend')}
            onSend={() => void sending.start()}
          />
        }
      />
      {sending.refusal && <FailedNote message={sending.refusal} />}
    </>
  )
}
