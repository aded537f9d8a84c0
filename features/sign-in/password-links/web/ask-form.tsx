import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { credentialFaults } from '../../session/rules/credentials.ts'
import { keepTypedEmail, typedEmail } from '../../session/web/kept/typed-email.ts'
import styles from '../../session/web/sign-in-frame.module.css'
import { useForm } from '../../session/web/use-form.ts'
import { forgotPassword } from '../contract.ts'
import { keepAskedTarget } from './asked-target.ts'
import { ToSignIn } from './to-sign-in.tsx'

interface Props {
  /** The page to go on to afterwards. */
  target: string | undefined
  onSent: (email: string) => void
}

/** The field for the e-mail, filled with the one typed at sign-in. */
export function AskForm({ target, onSent }: Props) {
  const t = useTranslations('password-links')
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['email'],
    check: ({ email }) => {
      const { email: fault } = credentialFaults(email.trim(), '')
      return { email: fault && t(fault) }
    },
    send: async ({ email }) => {
      await callApi(forgotPassword, { email: email.trim() })
      keepAskedTarget(target)
      onSent(email.trim())
    },
  })
  return (
    <form ref={handFocusToHeading} className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={254}
        defaultValue={typedEmail()}
        onChange={(event) => keepTypedEmail(event.currentTarget.value)}
        error={faults.email}
      />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('sending') : t('send')}
      </Button>
      <ToSignIn target={target} />
    </form>
  )
}
