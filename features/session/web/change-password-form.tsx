import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/button'
import { Field } from '@candor/ui/field'
import { FailedNote } from '@candor/ui/notes'
import { useTranslations } from 'use-intl'
import { changePassword, minPasswordLength } from '../contract.ts'
import styles from './sign-in-frame.module.css'
import { rememberSignIn, type SignedIn } from './signed-in.ts'
import { useForm } from './use-form.ts'

interface Props {
  known: SignedIn
  onChanged: () => void
}

/** Replaces a one-time password before anything else is done. */
export function ChangePasswordForm({ known, onChanged }: Props) {
  const t = useTranslations('session')
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['oldPassword', 'newPassword'],
    check: ({ oldPassword, newPassword }) => ({
      oldPassword: oldPassword === '' ? t('passwordMissing') : undefined,
      newPassword: newPassword.length < minPasswordLength ? t('newPasswordShort') : undefined,
    }),
    send: async (passwords) => {
      await callApi(changePassword, passwords)
      rememberSignIn({ ...known, userInfo: { ...known.userInfo, mustChangePassword: false } })
      onChanged()
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <input type="text" hidden readOnly autoComplete="username" value={known.userInfo.email} />
      <Field
        label={t('oldPassword')}
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        autoFocus
        error={faults.oldPassword}
      />
      <Field
        label={t('newPassword')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        error={faults.newPassword}
      />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('changeSubmitting') : t('changeSubmit')}
      </Button>
    </form>
  )
}
