import { Avatar } from '@candor/ui/avatars/avatar'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Candidate } from '../../../candidates/candidates/rules/candidate.ts'
import { spacedPhone } from '../../../candidates/candidates/rules.ts'
import { usePersonName, usePositionName } from '../../../report/report/web/header/use-person-name.ts'
import { useVisitedBrand } from '../../../sign-in/session/web/brand/shown-brand.ts'
import { mobilePortrait } from '../rules/person.ts'
import styles from './person-header.module.css'

/** The candidate: picture, name, contacts as far as the share opens them, and the position. */
export function PersonHeader({ candidate: { person, position } }: { candidate: Candidate }) {
  const t = useTranslations('password-report')
  const { first: name } = usePersonName(person)
  const job = usePositionName(position)
  const title = t('title', { name })
  const brand = useVisitedBrand()
  useEffect(() => {
    document.title = `${title} · ${brand.title}`
  }, [title, brand.title])
  const facts = [
    {
      name: t('phone'),
      value: person.phone && <a href={`tel:${person.phone}`}>{spacedPhone(person.phone)}</a>,
    },
    { name: t('email'), value: person.email && <a href={`mailto:${person.email}`}>{person.email}</a> },
    { name: t('position'), value: job },
  ]
  return (
    <header className={styles.header}>
      <Avatar kind={mobilePortrait(person.gender)} photoUrl={person.photo ?? undefined} name={name} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.facts}>
          {facts.map(
            ({ name: fact, value }) =>
              value && (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </header>
  )
}
