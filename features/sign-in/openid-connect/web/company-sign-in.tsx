import { callApi } from '@candor/call/web/api'
import { isAddress } from '@candor/kernel/email-address'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import styles from '../../session/web/sign-in-frame.module.css'
import type { SignInPanelProps } from '../../session/web/sign-in-ways.ts'
import { useForm } from '../../session/web/use-form.ts'
import { startCompanySignIn } from '../contract/sign-in.ts'
import { keepWay } from './kept-way.ts'
import { LogoutOffer } from './logout-offer.tsx'

/** Single sign-on: the e-mail finds the company's provider. */
export function CompanySignIn(props: SignInPanelProps) {
  return (
    <>
      <LogoutOffer />
      <CompanySignInForm {...props} />
    </>
  )
}

/** The form that leads to the provider, also once more after a failed sign-in. */
export function CompanySignInForm({
  email,
  onEmail,
  target,
}: Pick<SignInPanelProps, 'email' | 'onEmail' | 'target'>) {
  const t = useTranslations('openid-connect')
  const isMounted = useIsMounted()
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: isAddress(email) ? undefined : t('emailFault') }),
    send: async ({ email }) => {
      const { url, browser } = await callApi(startCompanySignIn, { email: email.trim(), target })
      if (!isMounted()) return
      keepWay({ browser, isLink: false, target })
      window.location.assign(url)
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('email')}
        hint={t('emailHint')}
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
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('going') : t('go')}
      </Button>
    </form>
  )
}
