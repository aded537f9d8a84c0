import { FieldError } from '@candor/ui/inputs/field'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { profiles } from '../../../platform/company/contract/profiles.ts'
import styles from './setup-form.module.css'

/** The law that the company hires under, each with what it means. None is chosen at first: it is a decision. */
export function ProfileChoice({ error }: { error: string | undefined }) {
  const t = useTranslations('installation')
  const law = useTranslations('settings.company.profile')
  const id = useId()
  return (
    <fieldset className={styles.laws} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('profile')}</legend>
      {profiles.map((profile) => (
        <label key={profile} className={styles.law}>
          <input type="radio" name="profile" value={profile} aria-describedby={`${id}-${profile}`} />
          {law(`${profile}.label`)}
          <small id={`${id}-${profile}`}>{law(`${profile}.text`)}</small>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <span className="hint">{t('profileHint')}</span>
    </fieldset>
  )
}
