import type { FieldProps } from '@candor/ui/inputs/field'
import { useTranslations } from 'use-intl'
import { minPasswordLength } from '../../../platform/access/contract.ts'
import { passwordFault } from '../../../platform/access/rules/new-password.ts'
import { PasswordField } from './password-field.tsx'
import type { SignedIn } from './signed-in.ts'

type Owner = Pick<SignedIn['userInfo'], 'email' | 'userName' | 'companyName'>

/** Checks a new password before it is sent; the server checks it again. */
export function useNewPasswordCheck({ email, userName, companyName }: Owner) {
  const t = useTranslations('session')
  return (newPassword: string): string | undefined => {
    if (newPassword.length < minPasswordLength) return t('newPasswordShort')
    const fault = passwordFault(newPassword, { email, name: userName, companyNames: [companyName] })
    return fault ? t(`refusal.${fault}`) : undefined
  }
}

export function NewPasswordField(props: Pick<FieldProps, 'autoFocus' | 'maxLength' | 'error'>) {
  const t = useTranslations('session')
  return (
    <PasswordField
      label={t('newPassword')}
      name="newPassword"
      autoComplete="new-password"
      hint={t('newPasswordHint')}
      {...props}
    />
  )
}
