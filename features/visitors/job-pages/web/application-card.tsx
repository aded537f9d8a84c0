import { callQuery } from '@candor/call/web/query'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { getJobApplication } from '../contract.ts'
import styles from './application-card.module.css'

/** What a candidate wrote beside the resume; nothing for a candidate who came in another way. */
export function ApplicationCard({ candidateId }: { candidateId: string }) {
  const t = useTranslations('job-pages.card')
  const format = useFormatter()
  const query = useQuery(callQuery(getJobApplication, ofCandidate(candidateId)))
  const told = query.data?.filter(({ asksForPerson, note }) => asksForPerson || note) ?? []
  const endedAt = query.data?.[0]?.consentEndedAt ?? null
  if (query.isSuccess && told.length === 0 && endedAt === null) return null
  return (
    <Section title={t('title')}>
      <SectionBody state={sectionState(query, t('failed'))}>
        {endedAt !== null && (
          <p className={styles.asks}>
            {t('takenBack', { day: format.dateTime(endedAt, { dateStyle: 'medium' }) })}
          </p>
        )}
        {told.map(({ sentAt, asksForPerson, note }) => (
          <div key={sentAt}>
            {asksForPerson && <p className={styles.asks}>{t('asksForPerson')}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </SectionBody>
    </Section>
  )
}
