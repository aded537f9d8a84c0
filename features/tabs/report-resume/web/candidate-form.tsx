import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { getEmployInfo } from '../../../candidates/resume/contract.ts'
import { type FormItem, formGroups } from '../../../candidates/resume/rules/form.ts'
import values from '../../../candidates/resume/web/fact-value.module.css'
import styles from './candidate-form.module.css'
import facts from './resume-sections.module.css'

function FormItems({ items }: { items: readonly FormItem[] }) {
  const t = useTranslations('report-resume')
  return (
    <dl className={facts.facts}>
      {items.map(({ title, value, isWithheld }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same twice, and its items never move
        <div key={index} className={facts.fact}>
          <dt>{title}</dt>
          <dd className={values.value}>
            {value.filter(Boolean).join('\n') || t(isWithheld ? 'withheld' : 'notFilled')}
          </dd>
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
  const none = { kind: 'empty', title: noForm } as const
  return (
    <SectionBody state={sectionState(form, t('failed'), form.data === null && none)}>
      {form.data && (
        <div className={styles.form}>
          <header className={styles.header}>
            <h2 className={styles.title}>{form.data.formName}</h2>
            {form.data.submittedAt !== null && (
              <p className={styles.time}>
                {t('submittedAt', { time: formatDateTime(form.data.submittedAt, timeZone) })}
              </p>
            )}
          </header>
          {formGroups(form.data.items).map((group) => (
            <Section key={group.name} title={group.name || t('otherGroup')} level={3}>
              <FormItems items={group.items} />
            </Section>
          ))}
          {form.data.items.length === 0 && <EmptyNote />}
        </div>
      )}
    </SectionBody>
  )
}
