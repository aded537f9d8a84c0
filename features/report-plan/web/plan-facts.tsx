import { formatDateTime } from '@candor/messages/dates'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OutwardLink } from '../../../packages/ui/src/outward-link.tsx'
import type { MeetingPlace, Plan, PlanInterviewer } from '../rules.ts'
import styles from './plan-panel.module.css'
import { SecretText } from './secret-text.tsx'

function Meeting({ place }: { place: MeetingPlace }) {
  if ('text' in place) return place.text
  return <OutwardLink address={place.address}>{place.address}</OutwardLink>
}

function Interviewer({ interviewer }: { interviewer: PlanInterviewer }) {
  const t = useTranslations('report-plan')
  const { name, password, entrance } = interviewer
  return (
    <li className={styles.line}>
      <span>{name}</span>
      {password && <SecretText secret={password} what={t('interviewerPassword', { name })} />}
      {entrance && (
        <OutwardLink address={entrance} label={t('entranceOf', { name })}>
          {t('entrance')}
        </OutwardLink>
      )}
    </li>
  )
}

/** Everything that is known of a plan; what was not given has no row. */
export function PlanFacts({ plan, timeZone }: { plan: Plan; timeZone: string }) {
  const t = useTranslations('report-plan')
  const { meeting, candidatePassword, interviewers, guests, createdBy, createdAt } = plan
  const made = formatDateTime(createdAt, timeZone)
  const facts: [string, ReactNode][] = [
    [t('roomType'), t(`room.${plan.room}`)],
    [t('location'), plan.location],
    [t('roomNumber'), plan.roomNumber],
    [t('meetingLink'), meeting && <Meeting place={meeting} />],
    [
      t('candidatePassword'),
      candidatePassword && <SecretText secret={candidatePassword} what={t('candidatePassword')} />,
    ],
    [
      t('interviewers'),
      interviewers.length > 0 && (
        <ul>
          {interviewers.map((interviewer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: interviewers may share a name and keep their order
            <Interviewer key={index} interviewer={interviewer} />
          ))}
        </ul>
      ),
    ],
    [t('guests'), guests.join(t('comma'))],
    [t('otherInfo'), plan.otherInfo],
    [t('createdBy'), createdBy ? t('createdAt', { name: createdBy, time: made }) : made],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
