import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PersonLink } from '../../../shortlist/web/pieces/person-link.tsx'
import { listEnded, maxEnded } from '../../contract.ts'
import { type ClosedGroup, readEnded } from '../../rules/wire.ts'
import styles from './closed-groups.module.css'

/** The people of a group of ended applications, newest first, with the reason. */
export function EndedPeople({ positionId, group }: { positionId: string; group: ClosedGroup }) {
  const t = useTranslations('board')
  const { stageId, outcome } = group
  const query = useQuery({ ...callQuery(listEnded, { positionId, stageId, outcome }), select: readEnded })
  return (
    <SectionBody state={sectionState(query, t('endedFailed'))}>
      <ul className={styles.people}>
        {query.data?.map((person) => (
          <li key={person.candidateId}>
            <PersonLink person={person} />
            {person.reason && <span className={styles.reason}>{person.reason}</span>}
          </li>
        ))}
        {query.data?.length === maxEnded && group.count > maxEnded && (
          <li className={styles.reason}>{t('endedNewest', { count: maxEnded })}</li>
        )}
      </ul>
    </SectionBody>
  )
}
