import { Choice } from '@candor/ui/inputs/choice'
import { Field, type FieldProps } from '@candor/ui/inputs/field'
import { useTranslations } from 'use-intl'
import type { TypedCandidate } from '../../rules/typed.ts'
import { useChoices } from '../use-choices.ts'
import styles from './add-page.module.css'
import type { AddForm } from './use-add-form.ts'

interface TypedProps extends Pick<FieldProps, 'hint' | 'inputMode' | 'type' | 'autoComplete'> {
  form: AddForm
  field: keyof TypedCandidate
}

function Typed({ form: { draft, errorOf }, field, ...input }: TypedProps) {
  const t = useTranslations('candidate-facts')
  return (
    <Field
      label={t(`field.${field}`)}
      autoComplete="off"
      maxLength={400}
      {...input}
      value={draft.value[field]}
      error={errorOf(field)}
      onChange={({ target }) => draft.set({ [field]: target.value })}
    />
  )
}

/** Who the candidate is, how to reach them, and where they come from. */
export function PersonFields({ form }: { form: AddForm }) {
  const t = useTranslations('candidate-facts')
  return (
    <>
      <Typed form={form} field="name" />
      <div className={styles.pair}>
        <Typed form={form} field="phone" inputMode="tel" hint={t('phoneHint')} />
        <Typed form={form} field="email" inputMode="email" />
      </div>
      <Typed form={form} field="source" hint={t('sourceHint')} />
    </>
  )
}

/** The fields that few people know when they add a candidate by hand. */
export function MoreFields({ form }: { form: AddForm }) {
  const t = useTranslations('candidate-facts')
  const choices = useChoices()
  const { draft } = form
  return (
    <details className={styles.more}>
      <summary>{t('more')}</summary>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <Typed form={form} field="nameLatin" />
          <Typed form={form} field="nativePlace" />
        </div>
        <div className={styles.pair}>
          <Choice
            label={t('field.gender')}
            items={choices.gender}
            value={draft.value.gender}
            onChange={(gender) => draft.set({ gender })}
          />
          <Typed form={form} field="age" inputMode="numeric" />
        </div>
        <div className={styles.pair}>
          <Choice
            label={t('field.education')}
            items={choices.education}
            value={draft.value.education}
            onChange={(education) => draft.set({ education })}
          />
          <Typed form={form} field="workYears" inputMode="decimal" />
        </div>
      </div>
    </details>
  )
}
