import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { LockIcon } from '@candor/ui/icons'
import { Segments } from '@candor/ui/inputs/segments'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { OwnOpinionButton } from '../../held-back/web/own-opinion-button.tsx'
import { queryRoundScores, type RatedForm, type RoundScores } from '../contract.ts'
import { type GridMode, gridRows, openRows } from '../rules/grid.ts'
import { AgreementNote } from './agreement-note.tsx'
import styles from './rounds-section.module.css'
import { RoundsTable } from './rounds-table.tsx'

/** In one sentence each: how many rows people agree on, and where they do not. */
function Summary({ form, mode }: { form: RatedForm; mode: GridMode }) {
  const t = useTranslations('rating-grid')
  const decimal = useFixed(1)
  const { open, compared } = openRows(gridRows(form, mode))
  if (compared === 0) return <p className={styles.summary}>{t('nothingToCompare')}</p>
  return (
    <p className={styles.summary}>
      {t('summary', { compared, agreed: compared - open.length })}{' '}
      {open.slice(0, 3).map(({ id, name, spread }) => (
        <span key={id}>
          {t.rich('open', {
            b: (words) => <b>{words}</b>,
            name,
            lowest: decimal(spread?.lowest ?? 0),
            highest: decimal(spread?.highest ?? 0),
          })}{' '}
        </span>
      ))}
    </p>
  )
}

function HeldBack({ people, report }: { people: RoundScores['heldBack']; report: OpenReport }) {
  const t = useTranslations('rating-grid')
  if (people.length === 0) return null
  return (
    <div className={styles.held}>
      <h3>
        <LockIcon /> {t('heldBack')}
      </h3>
      <p>{t('heldBackText')}</p>
      <ul>
        {people.map(({ planId, roundName, name, submittedAt }) => (
          <li key={`${planId} ${name} ${submittedAt}`}>
            {t('heldBackOf', { name, round: roundName, time: formatDateTime(submittedAt, report.timeZone) })}
          </li>
        ))}
      </ul>
      <OwnOpinionButton report={report} />
    </div>
  )
}

/** All rounds of the candidate: the scores of each interviewer, where they disagree, and how reliable that is. */
export function RoundsSection({ report }: { report: OpenReport }) {
  const t = useTranslations('rating-grid')
  const { candidateId, positionId } = report
  const query = useQuery(callQuery(queryRoundScores, { ...ofCandidate(candidateId), positionId }))
  const [mode, setMode] = useState<GridMode>('modules')
  const [chosen, setChosen] = useState<string | null>(null)
  const { forms = [], heldBack = [], unreadable = 0 } = query.data ?? {}
  const form = forms.find(({ formId }) => formId === chosen) ?? forms[0]
  // Without scores on any form there is nothing to compare.
  if (query.data && !form && heldBack.length === 0 && unreadable === 0) return null
  return (
    <Section title={t('title')} isFoldable state={sectionState(query, t('failed'), false)} minHeight={240}>
      {unreadable > 0 && <EmptyNote title={t('unreadable', { count: unreadable })} />}
      {form && (
        <>
          <div className={styles.top}>
            <div className={styles.choice}>
              <Summary form={form} mode={mode} />
              <div className={styles.segments}>
                <Segments
                  layout="bare"
                  label={t('rows')}
                  value={mode}
                  onChange={setMode}
                  items={[
                    { value: 'modules', label: t('modules') },
                    { value: 'questions', label: t('questions') },
                  ]}
                />
                {forms.length > 1 && (
                  <Segments
                    layout="bare"
                    label={t('form')}
                    value={form.formId}
                    onChange={setChosen}
                    items={forms.map(({ formId, name }) => ({ value: formId, label: name }))}
                  />
                )}
              </div>
            </div>
            <AgreementNote agreement={form.agreement} />
          </div>
          <RoundsTable key={`${form.formId} ${mode}`} form={form} mode={mode} report={report} />
        </>
      )}
      <HeldBack people={heldBack} report={report} />
    </Section>
  )
}
