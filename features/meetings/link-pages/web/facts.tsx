import { nameIn } from '@candor/messages/local-name'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { roomType } from '../../planning/rules/room-type.ts'
import styles from './facts.module.css'

interface CompanyNames {
  readonly companyName: string
  readonly companyNameLatin: string | null
}

interface Names extends CompanyNames {
  readonly positionName: string
  readonly positionNameLatin: string | null
}

/** The company's name, in Latin letters on an English page. */
export const useCompanyName = ({ companyName, companyNameLatin }: CompanyNames) =>
  nameIn(currentLocale(), companyName, companyNameLatin)

/** The names of company and position, in Latin letters on an English page. */
export function useNames(names: Names) {
  const company = useCompanyName(names)
  return { company, position: nameIn(currentLocale(), names.positionName, names.positionNameLatin) }
}

/** A list of terms and values. */
export function Facts({ isRuled, children }: { isRuled?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.facts} data-is-ruled={isRuled}>
      {children}
    </dl>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The interviewers; nothing while none is named. */
export function WithFact({ interviewerNames }: { interviewerNames: readonly string[] }) {
  const t = useTranslations('link-pages')
  if (interviewerNames.length === 0) return null
  return (
    <Fact label={t('with')}>
      <ul className={styles.names}>
        {interviewerNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Fact>
  )
}

interface Place {
  readonly room: ReturnType<typeof roomType>
  readonly location: string | null
}

/** The place of the interview. Rooms are only in the mail (decision C52). */
export function WhereFact({ room, location }: Place) {
  const t = useTranslations('link-pages')
  return (
    <Fact label={t('where')}>
      <b>{t(`room.${room}`)}</b>
      {room === 'offline' && location && <p className={styles.place}>{location}</p>}
      {room !== 'offline' && room !== 'other' && <p className={styles.place}>{t('roomByMail')}</p>}
    </Fact>
  )
}
