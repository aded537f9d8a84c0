import { callApi } from '@candor/call/web/api'
import { isAddress } from '@candor/kernel/email-address'
import { isTimeZone } from '@candor/kernel/time-zone'
import { useTranslations } from 'use-intl'
import { minPasswordLength } from '../../../platform/access/contract.ts'
import { passwordFault } from '../../../platform/access/rules/new-password.ts'
import { isProfile } from '../../../platform/company/rules.ts'
import { rememberSignIn, type SignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { useForm } from '../../../sign-in/session/web/use-form.ts'
import { makeFirstCompany } from '../contract.ts'

const fields = ['code', 'name', 'profile', 'timeZone', 'userName', 'email', 'newPassword'] as const
type Values = Readonly<Record<(typeof fields)[number], string>>

/** The form of the first company: its faults, and its submit, which stores the session. */
export function useSetupForm(onMade: (known: SignedIn) => void) {
  const t = useTranslations('installation')
  const session = useTranslations('session')

  function faultOfPassword({ newPassword, email, userName: name, name: company }: Values) {
    if (newPassword.length < minPasswordLength) return session('newPasswordShort')
    const fault = passwordFault(newPassword, { email, name, companyNames: [company] })
    return fault ? t(`refusal.${fault}`) : undefined
  }

  function faultOfEmail(email: string) {
    if (email === '') return session('emailMissing')
    return isAddress(email) ? undefined : session('emailInvalid')
  }

  return useForm({
    fields,
    check: (values) => ({
      code: values.code.trim() === '' ? t('codeMissing') : undefined,
      name: values.name.trim() === '' ? t('nameMissing') : undefined,
      profile: isProfile(values.profile) ? undefined : t('profileMissing'),
      timeZone: isTimeZone(values.timeZone.trim()) ? undefined : t('timeZoneInvalid'),
      userName: values.userName.trim() === '' ? t('userNameMissing') : undefined,
      email: faultOfEmail(values.email.trim()),
      newPassword: faultOfPassword(values),
    }),
    send: async ({ newPassword: password, profile, timeZone, ...rest }) => {
      if (!isProfile(profile)) return
      const given = { ...rest, password, profile, timeZone: timeZone.trim() }
      const known = await callApi(makeFirstCompany, given, { showsRefusal: true })
      rememberSignIn(known)
      onMade(known)
    },
  })
}
