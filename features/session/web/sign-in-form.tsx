import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { signIn } from '../contract.ts'
import { credentialFaults } from '../rules/credentials.ts'
import styles from './sign-in-frame.module.css'
import { rememberSignIn, type SignedIn } from './signed-in.ts'
import { useForm } from './use-form.ts'

interface Props {
  onSignedIn: (known: SignedIn) => void
}

/** E-mail and password; further ways to sign in will stand under it. */
export function SignInForm({ onSignedIn }: Props) {
  const t = useTranslations('session')
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => {
      const { email: emailFault, password: passwordFault } = credentialFaults(email.trim(), password)
      return {
        email: emailFault && t(emailFault),
        password: passwordFault && t(passwordFault),
      }
    },
    send: async ({ email, password }) => {
      const known = await callApi(signIn, { email: email.trim(), password })
      rememberSignIn(known)
      onSignedIn(known)
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={faults.email}
      />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={faults.password}
      />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
