import { readApi } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { initialsOf } from '@candor/messages/initials'
import { CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { maxInterviewers } from '../../contract/planning.ts'
import { listInterviewers } from '../../contract/reading.ts'
import { readInterviewers } from '../../rules/wire.ts'
import { InterviewerRow } from '../interviewer-row.tsx'
import styles from '../round.module.css'
import { PersonSearch, useRestedText } from './person-search.tsx'
import type { Planning } from './use-planning.ts'

/** The most colleagues in the list under a field; others are found by typing more of their name. */
const maxShown = 20

/** The interviewers in their order, and the search for one more. */
export function InterviewersField({ planning }: { planning: Planning }) {
  const t = useTranslations('planning')
  const { form, set, fault, calendar, current } = planning
  // Every change keeps imported interviewers without an account.
  const withoutAccount = (current?.interviewers ?? []).filter(({ id }) => id === null)
  return (
    <section className={styles.part}>
      <h2 className={styles.label}>{t('interviewers')}</h2>
      <ul className={styles.people}>
        {calendar.interviewers.map((interviewer, index) => (
          <InterviewerRow
            key={interviewer.accountId}
            interviewer={interviewer}
            time={form.time}
            zone={form.zone}
            leads={index === 0}
            end={
              <Button
                look="quiet"
                size="small"
                isIcon
                aria-label={t('removePerson', { name: interviewer.name })}
                onClick={() =>
                  set({ interviewers: form.interviewers.filter(({ id }) => id !== interviewer.accountId) })
                }
              >
                <CrossIcon />
              </Button>
            }
          />
        ))}
        {withoutAccount.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they may share a name, and keep their order
          <li key={index}>
            <span className={styles.disc} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.standing}>{t('withoutAccount')}</span>
          </li>
        ))}
      </ul>
      <InterviewerSearch planning={planning} />
      {fault?.field === 'interviewerIds' && (
        <p className={styles.fault} role="alert">
          {fault.message}
        </p>
      )}
    </section>
  )
}

function InterviewerSearch({ planning: { form, set } }: { planning: Planning }) {
  const t = useTranslations('planning')
  const search = useRestedText()
  const people = useQuery({
    queryKey: [listInterviewers.path, search.rested],
    queryFn: (context) =>
      readApi(listInterviewers, { searchText: search.rested, limit: maxShown }, asQuery(context)),
    select: readInterviewers,
    placeholderData: keepPreviousData,
    enabled: search.isAsked,
  })
  const chosen = new Set(form.interviewers.map(({ id }) => id))
  const others = (people.data ?? []).filter(({ id }) => !chosen.has(id))
  const isFull = form.interviewers.length >= maxInterviewers
  return (
    <PersonSearch
      label={t('addInterviewer')}
      search={search}
      isFailed={people.isError}
      people={others}
      full={isFull ? t('maxInterviewers', { count: maxInterviewers }) : null}
      onChoose={({ id, name }) => set({ interviewers: [...form.interviewers, { id, name }] })}
    />
  )
}
