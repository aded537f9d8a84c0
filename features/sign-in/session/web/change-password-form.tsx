import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { changePassword } from '../contract.ts'
import { NewPasswordField, useNewPasswordCheck } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './sign-in-frame.module.css'
import { rememberOwnPassword, type SignedIn, signedIn } from './signed-in.ts'
import { useForm } from './use-form.ts'

interface Props {
  known: SignedIn
  /** Label of the button. */
  submit: string
  /** Whether it is the only content of the page. */
  isAlone?: boolean
  onChanged: () => void
}

/** Replaces the account's password, which may be a one-time password. */
export function ChangePasswordForm({ known, submit, isAlone = false, onChanged }: Props) {
  const t = useTranslations('session')
  const checkNewPassword = useNewPasswordCheck(known.userInfo)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['oldPassword', 'newPassword'],
    check: ({ oldPassword, newPassword }) => ({
      oldPassword: oldPassword === '' ? t('passwordMissing') : undefined,
      newPassword: checkNewPassword(newPassword),
    }),
    send: async (passwords) => {
      await callApi(changePassword, passwords)
      // A person who has signed out meanwhile, here or in another tab, stays signed out.
      if (signedIn()?.token !== known.token) return
      rememberOwnPassword()
      onChanged()
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <input type="text" hidden readOnly autoComplete="username" value={known.userInfo.email} />
      <PasswordField
        label={t('oldPassword')}
        name="oldPassword"
        autoComplete="current-password"
        autoFocus={isAlone}
        error={faults.oldPassword}
      />
      <NewPasswordField error={faults.newPassword} />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('changeSubmitting') : submit}
      </Button>
    </form>
  )
}
