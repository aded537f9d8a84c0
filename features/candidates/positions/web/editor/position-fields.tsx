import { Field } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { maxGrade, maxName, maxPlace, positionLanguages } from '../../contract/fields.ts'
import type { PositionForm } from '../../rules/form.ts'
import { AccountChooser } from './account-chooser.tsx'
import { DescriptionField } from './description-field.tsx'
import styles from './edit-page.module.css'
import { SalaryFields } from './salary-fields.tsx'
import type { PositionEditing } from './use-position-form.ts'

type TextKey = 'name' | 'nameLatin' | 'nameTw' | 'grade' | 'place' | 'seats' | 'externalId'

/** The fields of a position, in groups. */
export function PositionFields({ editing }: { editing: PositionEditing }) {
  const t = useTranslations('positions.editor')
  const { form, change, fault, showsSalary, isSending } = editing
  const errorOf = (field: keyof PositionForm) => (fault?.field === field ? fault.text : undefined)
  const text = (key: TextKey, maxLength: number) => ({
    label: t(key),
    value: form[key],
    maxLength,
    autoComplete: 'off',
    error: errorOf(key),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [key]: currentTarget.value }),
  })
  return (
    <FrozenFields isFrozen={isSending}>
      <Section title={t('names')}>
        <p className={styles.text}>{t('namesText')}</p>
        <div className={styles.three}>
          <Field {...text('name', maxName)} lang="zh-CN" />
          <Field {...text('nameLatin', maxName)} lang="en" />
          <Field {...text('nameTw', maxName)} lang="zh-TW" />
        </div>
        <div className={styles.three}>
          <Field {...text('grade', maxGrade)} />
          <Field {...text('place', maxPlace)} />
          <Field {...text('seats', 3)} inputMode="numeric" />
        </div>
        <Languages form={form} change={change} />
      </Section>
      <People form={form} errorOf={errorOf} change={change} />
      <Section title={t('description')}>
        <DescriptionField
          description={form.description}
          error={errorOf('description')}
          onChange={(description) => change({ description })}
        />
      </Section>
      {showsSalary && <SalaryFields form={form} errorOf={errorOf} onChange={change} />}
      <Section title={t('externalId')}>
        <div className={styles.one}>
          <Field {...text('externalId', 128)} isLabelHidden hint={t('externalIdText')} />
        </div>
      </Section>
    </FrozenFields>
  )
}

type PartProps = Pick<PositionEditing, 'form' | 'change'>

/** The languages in which the company talks with candidates. */
function Languages({ form, change }: PartProps) {
  const t = useTranslations('positions.editor')
  return (
    <fieldset className={styles.languages}>
      <legend>{t('languages')}</legend>
      {positionLanguages.map((language) => (
        <label key={language}>
          <input
            type="checkbox"
            checked={form.languages.includes(language)}
            onChange={({ currentTarget }) =>
              change({
                languages: positionLanguages.filter((each) =>
                  each === language ? currentTarget.checked : form.languages.includes(each),
                ),
              })
            }
          />
          {t(`language.${language}`)}
        </label>
      ))}
    </fieldset>
  )
}

interface PeopleProps extends PartProps {
  errorOf: (field: keyof PositionForm) => string | undefined
}

/** Who recruits, and who interviews. */
function People({ form, change, errorOf }: PeopleProps) {
  const t = useTranslations('positions.editor')
  return (
    <Section title={t('people')}>
      <p className={styles.text}>{t('peopleText')}</p>
      <div className={styles.two}>
        {(['recruits', 'interviews'] as const).map((part) => (
          <AccountChooser
            key={part}
            label={t(part)}
            chosen={form[part]}
            error={errorOf(part)}
            onChange={(accounts) => change({ [part]: accounts })}
          />
        ))}
      </div>
    </Section>
  )
}
