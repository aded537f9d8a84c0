import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import { positionLanguages } from '../../contract/fields.ts'
import { differingFields, formOf, type Position, type PositionForm } from '../../rules/form.ts'
import styles from './differences.module.css'
import type { PositionEditing } from './use-position-form.ts'

interface Props {
  editing: PositionEditing
  stored: Position
}

function useValueText() {
  const t = useTranslations('positions.editor')
  return (form: PositionForm, key: keyof PositionForm): string => {
    if (key === 'recruits' || key === 'interviews') return form[key].map(({ name }) => name).join(' · ')
    if (key === 'languages') return form.languages.map((language) => t(`language.${language}`)).join(' · ')
    if (key === 'per') return t(`period.${form.per}`)
    if (key !== 'description') return form[key]
    return positionLanguages
      .map((language) => form.description[language].trim())
      .filter((text) => text !== '')
      .join('\n\n')
  }
}

const labels = {
  salaryMin: 'min',
  salaryMax: 'max',
} as const

/** Who changed the position meanwhile, and each field in which it differs now from the draft. */
export function Differences({ editing, stored }: Props) {
  const t = useTranslations('positions.editor')
  const textOf = useValueText()
  const { form, change, save, isSending } = editing
  const now = formOf(stored)
  const { changedBy, changedAt } = stored
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const labelOf = (key: keyof PositionForm) =>
    t(key === 'salaryMin' || key === 'salaryMax' ? labels[key] : key)
  return (
    <section className={styles.differences} role="alert">
      <p>
        {t('changed', {
          hasName: changedBy ? 'yes' : 'no',
          name: changedBy?.name ?? '',
          time: changedAt === null ? '' : formatDateTime(changedAt, timeZone),
        })}
      </p>
      {differingFields(form, now).map((key) => (
        <dl key={key} className={styles.field}>
          <div>
            <dt>
              {labelOf(key)} · {t('theirs')}
            </dt>
            <dd>{textOf(now, key) || t('empty')}</dd>
          </div>
          <div>
            <dt>
              {labelOf(key)} · {t('yours')}
            </dt>
            <dd>{textOf(form, key) || t('empty')}</dd>
          </div>
          <Button size="small" onClick={() => change({ [key]: now[key] })}>
            {t('takeTheirs')}
          </Button>
        </dl>
      ))}
      <div>
        <Button look="primary" aria-busy={isSending} onClick={() => void save(stored.revision)}>
          {t('keepMine')}
        </Button>
      </div>
    </section>
  )
}
