import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { minPasswordLength } from '../../access/contract.ts'
import { passwordFault } from '../../access/rules/new-password.ts'
import { keepTypedEmail } from '../../session/web/kept/typed-email.ts'
import styles from '../../session/web/sign-in-frame.module.css'
import { forgetSignIn, signedIn } from '../../session/web/signed-in.ts'
import { useForm } from '../../session/web/use-form.ts'
import { type readPasswordLink, setPasswordByLink } from '../contract.ts'

interface Props {
  token: string
  of: ReplyOf<typeof readPasswordLink>
  onSaved: () => void
}

/** The new password; what is wrong with it is said before it is sent, and by the server again. */
export function NewPasswordForm({ token, of: { purpose, email, userName, companyName }, onSaved }: Props) {
  const t = useTranslations('password-links')
  const checkNewPassword = (newPassword: string): string | undefined => {
    if (newPassword.length < minPasswordLength) return t('newPasswordShort')
    const fault = passwordFault(newPassword, { email, name: userName, companyNames: [companyName] })
    return fault ? t(`refusal.${fault}`) : undefined
  }
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => ({ newPassword: checkNewPassword(newPassword) }),
    send: async ({ newPassword }) => {
      await callApi(setPasswordByLink, { token, newPassword })
      keepTypedEmail(email)
      // Its sessions are over, this browser's with them.
      if (signedIn()?.userInfo.email.toLowerCase() === email.toLowerCase()) forgetSignIn()
      onSaved()
    },
  })
  return (
    <form ref={handFocusToHeading} className={styles.form} onSubmit={handleSubmit} noValidate>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field
        label={t('newPassword')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        autoFocus
        maxLength={200}
        hint={t('newPasswordHint')}
        error={faults.newPassword}
      />
      {purpose === 'forgotten' && <p className={styles.hint}>{t('endsSessions')}</p>}
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('saving') : t('save')}
      </Button>
    </form>
  )
}
