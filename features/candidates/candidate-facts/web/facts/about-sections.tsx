import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { Section } from '@candor/ui/sections/section'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import type { Facts } from '../../rules/wire.ts'
import { useFieldText } from '../use-choices.ts'
import styles from './page.module.css'

function useDay(): (at: number) => string {
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (at) => formatDateTime(at, timeZone).slice(0, 10)
}

/** Position, stage and outcome, and how the candidate came here. */
export function ApplicationSection({ facts }: { facts: Facts }) {
  const t = useTranslations('candidate-facts')
  const outcomes = useTranslations('persons')
  const locale = useLocale()
  const day = useDay()
  const { positionId, positionName, positionNameLatin, stageName, stageSince, outcome, outcomeAt } = facts
  const who = facts.addedByName ?? ''
  const ended = outcome && outcomes(`inOutcome.${outcome}`)
  const rows = [
    {
      term: t('position'),
      value: (
        <Link to="/positions/$positionId" params={{ positionId }}>
          {nameIn(locale, positionName, positionNameLatin)}
        </Link>
      ),
    },
    { term: t('stage'), value: `${stageName} · ${t('stageSince', { date: day(stageSince) })}` },
    ...(ended ? [{ term: ended, value: day(outcomeAt ?? stageSince) }] : []),
    { term: t('appliedAt'), value: day(facts.appliedAt) },
    ...(facts.addedBy ? [{ term: t('addedBy'), value: t(`way.${facts.addedBy}`, { name: who }) }] : []),
  ]
  return (
    <Section title={t('application')}>
      <dl>
        {rows.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The other applications of the person that the reader may see. */
export function OtherApplications({ facts }: { facts: Facts }) {
  const t = useTranslations('candidate-facts')
  const outcomes = useTranslations('persons')
  const locale = useLocale()
  const day = useDay()
  if (facts.applications.length === 0) return null
  return (
    <Section title={t('applications')} end={facts.applications.length}>
      <ul className={styles.list}>
        {facts.applications.map((other) => (
          <li key={other.candidateId}>
            <Link to="/candidates/$candidateId" params={{ candidateId: other.candidateId }}>
              {nameIn(locale, other.positionName, other.positionNameLatin)}
            </Link>
            <p className={styles.meta}>
              {other.outcome ? outcomes(`inOutcome.${other.outcome}`) : other.stageName} · {day(other.at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Who changed which field, with before and after. */
export function ChangesSection({ facts }: { facts: Facts }) {
  const t = useTranslations('candidate-facts')
  const textOf = useFieldText()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  if (facts.changes.length === 0) return null
  return (
    <Section title={t('changes')} end={facts.changes.length}>
      <ul className={styles.list}>
        {facts.changes.map(({ id, field, from, to, byName, changedAt }) => (
          <li key={id}>
            {t('changedLine', {
              field: t(`field.${field}`),
              from: textOf(field, from) ?? t('empty'),
              to: textOf(field, to) ?? t('empty'),
            })}
            <p className={styles.meta}>
              {byName ?? t('byBundle')} · {formatDateTime(changedAt, timeZone)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
