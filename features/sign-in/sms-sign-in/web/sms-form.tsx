import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { sendCode } from '../../../platform/text-messages/contract.ts'
import { smsTypes } from '../../../platform/text-messages/rules/codes.ts'
import { CodeFields, useCodeCheck } from '../../../platform/text-messages/web/code-fields.tsx'
import { sendSignIn } from '../../session/web/send-sign-in.ts'
import styles from '../../session/web/sign-in-frame.module.css'
import type { SignInPanelProps } from '../../session/web/sign-in-ways.ts'
import { useForm } from '../../session/web/use-form.ts'
import { signInByCode } from '../contract.ts'

/** The fields for a proven number of an account, and for the code that is sent to it. */
export function SmsForm({ onSignedIn, onSecondFactor }: SignInPanelProps) {
  const t = useTranslations('sms-sign-in')
  const check = useCodeCheck()
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['phone', 'vcode'],
    check,
    send: ({ phone, vcode }) =>
      sendSignIn(callApi(signInByCode, { phone: phone.trim(), vcode: vcode.trim() }), {
        onSignedIn,
        onSecondFactor,
      }),
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <CodeFields faults={faults} send={(phone) => callApi(sendCode, { phone, smsType: smsTypes.signIn })} />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
