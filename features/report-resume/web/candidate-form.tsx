import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { getEmployInfo } from '../../resume/contract.ts'
import { type FormItem, formGroups } from '../../resume/rules/form.ts'
import values from '../../resume/web/fact-value.module.css'
import styles from './candidate-form.module.css'
import facts from './resume-sections.module.css'

function FormItems({ items }: { items: readonly FormItem[] }) {
  const t = useTranslations('report-resume')
  return (
    <dl className={facts.facts}>
      {items.map(({ title, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same twice, and its items never move
        <div key={index} className={facts.fact}>
          <dt>{title}</dt>
          <dd className={values.value}>{value.filter(Boolean).join('\n') || t('notFilled')}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  candidateId: string
  timeZone: string
  /** Text where there is no form. */
  noForm: string
}

/** The candidate's form, read-only. */
export function CandidateForm({ candidateId, timeZone, noForm }: Props) {
  const t = useTranslations('report-resume')
  const form = useQuery(callQuery(getEmployInfo, ofCandidate(candidateId)))

  if (form.isPending) return <Skeleton lines={8} />
  if (form.isError) return <FailedNote message={t('failed')} onRetry={() => form.refetch()} />
  if (!form.data) return <EmptyNote title={noForm} />
  const { formName, submittedAt, items } = form.data
  return (
    <div className={styles.form}>
      <header className={styles.header}>
        <h2 className={styles.title}>{formName}</h2>
        {submittedAt !== null && (
          <p className={styles.time}>{t('submittedAt', { time: formatDateTime(submittedAt, timeZone) })}</p>
        )}
      </header>
      {formGroups(items).map((group) => (
        <Section key={group.name} title={group.name || t('otherGroup')} level={3}>
          <FormItems items={group.items} />
        </Section>
      ))}
      {items.length === 0 && <EmptyNote />}
    </div>
  )
}
