import { dayOf } from '@candor/messages/local-time'
import { State } from '@candor/ui/sections/state'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import type { FormEntry } from '../use-forms.ts'
import styles from './form-table.module.css'

/** The forms by name: a table on wide screens, a list on a phone. */
export function FormTable({ forms }: { forms: readonly FormEntry[] }) {
  const t = useTranslations('assessment-forms')
  const format = useFormatter()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (
    <table className={styles.table}>
      <thead className="sr-small">
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.version')}</th>
          <th scope="col">{t('list.parts')}</th>
          <th scope="col" className={styles.number}>
            {t('list.answers')}
          </th>
          <th scope="col">{t('list.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.formId} className={styles.row}>
            <th scope="row" className={styles.name}>
              <Link
                to="/manage/{-$section}"
                params={{ section: 'forms' }}
                search={{ form: form.formId }}
                className={styles.link}
              >
                {form.name}
              </Link>
              {form.description && <span className={styles.note}>{form.description}</span>}
            </th>
            <td>
              <Versions form={form} />
            </td>
            <td>
              <Parts form={form} />
            </td>
            <td className={styles.number} data-label={t('list.answers')}>
              {format.number(form.answers)}
            </td>
            <td className={styles.day} data-label={t('list.changed')}>
              {dayOf(form.changedAt, timeZone)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Parts({ form: { modules, questions } }: { form: FormEntry }) {
  const t = useTranslations('assessment-forms')
  if (modules === null || questions === null) return t('list.unreadable')
  return t('list.counts', { modules, questions })
}

function Versions({ form: { isEnded, published, draft } }: { form: FormEntry }) {
  const t = useTranslations('assessment-forms')
  return (
    <span className={styles.versions}>
      {isEnded && <State kind="none">{t('list.ended')}</State>}
      {!isEnded && published !== null && (
        <State kind="pass">{t('list.publishedAs', { number: published })}</State>
      )}
      {draft !== null && <State kind="wait">{t('list.draftOf', { number: draft })}</State>}
    </span>
  )
}
