import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { signIn } from '../contract.ts'
import { credentialFaults } from '../rules/credentials.ts'
import { signInSearch } from '../rules/sign-in-search.ts'
import { PasswordField } from './password-field.tsx'
import { sendSignIn } from './send-sign-in.ts'
import styles from './sign-in-frame.module.css'
import type { SignInPanelProps } from './sign-in-ways.ts'
import { useForm } from './use-form.ts'

/** E-mail and password. */
export function SignInForm({ email, onEmail, target, onSignedIn, onSecondFactor }: SignInPanelProps) {
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
    send: ({ email, password }) =>
      sendSignIn(callApi(signIn, { email: email.trim(), password }), { onSignedIn, onSecondFactor }),
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
        defaultValue={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        error={faults.email}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
      />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('submitting') : t('submit')}
      </Button>
      <Link to="/forgotPassword" search={signInSearch(target)} className={styles.link}>
        {t('forgotPassword')}
      </Link>
    </form>
  )
}
