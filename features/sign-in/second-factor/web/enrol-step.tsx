import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import frame from '../../session/web/sign-in-frame.module.css'
import type { FactorStepProps } from '../../session/web/sign-in-ways.ts'
import { rememberSignIn, type SignedIn } from '../../session/web/signed-in.ts'
import { useForm } from '../../session/web/use-form.ts'
import { addTotpInSignIn, beginTotpInSignIn } from '../contract.ts'
import { readCode } from '../rules/codes.ts'
import { AppSetup, useEnrolment } from './app-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-step-panel.module.css'
import { sendStep } from './send-step.ts'

interface Added {
  readonly known: SignedIn
  readonly codes: readonly string[]
}

/** The second step of an account without a factor, whose company requires one. */
export function EnrolStep({ onSignedIn, ...rest }: FactorStepProps) {
  const t = useTranslations('second-factor.step')
  const [added, setAdded] = useState<Added | null>(null)
  function handleNoted({ known }: Added) {
    rememberSignIn(known)
    onSignedIn(known)
  }
  if (!added) return <EnrolForm {...rest} onAdded={setAdded} />
  return (
    <div className={styles.codes}>
      <RecoveryCodes codes={added.codes} />
      <Button look="primary" onClick={() => handleNoted(added)}>
        {t('noted')}
      </Button>
    </div>
  )
}

function EnrolForm({
  needed: { pending },
  onOver,
  onAdded,
}: Omit<FactorStepProps, 'onSignedIn'> & { onAdded: (added: Added) => void }) {
  const t = useTranslations('second-factor.step')
  const enrolment = useEnrolment(() => sendStep(callApi(beginTotpInSignIn, { pending }), onOver))
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: readCode(code)?.kind === 'totp' ? undefined : t('missing.totp') }),
    send: async ({ code }) => {
      if (!enrolment.data) return
      const given = { pending, enrolment: enrolment.data.enrolment, code }
      const { recoveryCodes, ...known } = await sendStep(callApi(addTotpInSignIn, given), onOver)
      onAdded({ known, codes: recoveryCodes })
    },
  })
  return (
    <form className={frame.form} onSubmit={handleSubmit} noValidate>
      <AppSetup enrolment={enrolment} codeError={faults.code} />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending || !enrolment.data} aria-busy={isPending}>
        {isPending ? t('submitting') : t('enrol')}
      </Button>
    </form>
  )
}
