import type { ReplyOf } from '@candor/call/define'
import { Field } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { useTranslations } from 'use-intl'
import { type getJobPage, maxContactEmail, maxContactName, maxSlug } from '../contract.ts'
import styles from './job-page-panel.module.css'
import type { PageForm, PageFormKey } from './use-page-form.ts'

interface Props {
  page: ReplyOf<typeof getJobPage>
  form: PageForm
}

/** What people set of a page. */
export function PageFields({ page, form }: Props) {
  const t = useTranslations('job-pages.panel')
  const text = (key: PageFormKey, maxLength: number) => ({
    label: t(key),
    value: form.values[key],
    maxLength,
    autoComplete: 'off',
    error: form.fault?.field === key ? form.fault.text : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.change(key, currentTarget.value),
  })
  const contact = [page.companyContactName, page.companyContactEmail].filter(Boolean).join(', ')
  const hint = t('contactHint', { contact: contact || t('noContact') })
  return (
    <FrozenFields isFrozen={!page.mayPublish || form.isSaving}>
      <div className={styles.fields}>
        <Field {...text('slug', maxSlug)} hint={t('slugHint')} />
        <Field {...text('contactName', maxContactName)} hint={hint} />
        <Field {...text('contactEmail', maxContactEmail)} inputMode="email" />
        <Field {...text('applyUntil', 10)} type="date" hint={t('applyUntilHint')} />
        <Field {...text('answerDays', 2)} inputMode="numeric" />
        <Field {...text('decisionDays', 2)} inputMode="numeric" />
      </div>
    </FrozenFields>
  )
}
