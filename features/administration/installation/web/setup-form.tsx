import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { NewPasswordField } from '../../../sign-in/session/web/new-password-field.tsx'
import frame from '../../../sign-in/session/web/sign-in-frame.module.css'
import type { SignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { maxAdministratorName, maxCompanyName } from '../contract.ts'
import { ProfileChoice } from './profile-choice.tsx'
import styles from './setup-form.module.css'
import { useSetupForm } from './use-setup-form.ts'

type Faults = ReturnType<typeof useSetupForm>['faults']

const timeZones = Intl.supportedValuesOf('timeZone')

/** The company and its administrator, behind the code of the server's log. */
export function SetupForm({ onMade }: { onMade: (known: SignedIn) => void }) {
  const t = useTranslations('installation')
  const { faults, refusal, isPending, handleSubmit } = useSetupForm(onMade)
  return (
    <form className={frame.form} aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      <CompanyFields faults={faults} />
      <h2 className={styles.you}>{t('you')}</h2>
      <AccountFields faults={faults} />
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}

function CompanyFields({ faults }: { faults: Faults }) {
  const t = useTranslations('installation')
  const zones = useId()
  return (
    <>
      <Field
        className={styles.code}
        label={t('code')}
        name="code"
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={100}
        error={faults.code}
      />
      <Field
        label={t('name')}
        name="name"
        autoComplete="organization"
        maxLength={maxCompanyName}
        error={faults.name}
      />
      <ProfileChoice error={faults.profile} />
      <Field
        label={t('timeZone')}
        name="timeZone"
        hint={t('timeZoneHint')}
        list={zones}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        defaultValue={Intl.DateTimeFormat().resolvedOptions().timeZone}
        error={faults.timeZone}
      />
      <datalist id={zones}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

function AccountFields({ faults }: { faults: Faults }) {
  const t = useTranslations('installation')
  return (
    <>
      <Field
        label={t('userName')}
        name="userName"
        autoComplete="name"
        maxLength={maxAdministratorName}
        error={faults.userName}
      />
      <Field
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        hint={t('emailHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={faults.email}
      />
      <NewPasswordField maxLength={200} error={faults.newPassword} />
    </>
  )
}
