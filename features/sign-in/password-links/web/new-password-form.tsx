import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { keepTypedEmail } from '../../session/web/kept/typed-email.ts'
import { NewPasswordField, useNewPasswordCheck } from '../../session/web/new-password-field.tsx'
import styles from '../../session/web/sign-in-frame.module.css'
import { forgetSignIn, signedIn } from '../../session/web/signed-in.ts'
import { useForm } from '../../session/web/use-form.ts'
import { type readPasswordLink, setPasswordByLink } from '../contract.ts'

interface Props {
  token: string
  of: ReplyOf<typeof readPasswordLink>
  onSaved: () => void
}

/** Sets the new password, which is checked before it is sent and by the server. */
export function NewPasswordForm({ token, of, onSaved }: Props) {
  const t = useTranslations('password-links')
  const { purpose, email } = of
  const checkNewPassword = useNewPasswordCheck(of)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => ({ newPassword: checkNewPassword(newPassword) }),
    send: async ({ newPassword }) => {
      await callApi(setPasswordByLink, { token, newPassword })
      keepTypedEmail(email)
      // All sessions of the account have ended, this browser's too.
      if (signedIn()?.userInfo.email.toLowerCase() === email.toLowerCase()) forgetSignIn()
      onSaved()
    },
  })
  return (
    <form ref={handFocusToHeading} className={styles.form} onSubmit={handleSubmit} noValidate>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <NewPasswordField autoFocus maxLength={200} error={faults.newPassword} />
      {purpose === 'forgotten' && <p className={styles.hint}>{t('endsSessions')}</p>}
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('saving') : t('save')}
      </Button>
    </form>
  )
}
