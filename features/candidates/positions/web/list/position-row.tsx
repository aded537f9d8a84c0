import { nameIn } from '@candor/messages/local-name'
import { dayWithYear } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { classes } from '@candor/ui/classes.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { positionNameIn } from '../../rules/names.ts'
import styles from './position-list.module.css'
import { Recruiters } from './recruiters.tsx'
import { Seats } from './seats.tsx'
import { StageBars } from './stage-bars.tsx'
import type { Columns, ListedPosition } from './use-positions.ts'

interface RowProps {
  position: ListedPosition
  isDraft?: boolean
  children: ReactNode
}

/** The row of a position, which takes the focus as a whole; its keys read the data in the element. */
function Row({ position, isDraft = false, children }: RowProps) {
  const locale = useLocale()
  const { positionId, state, revision, inPlay } = position
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the list act on the focused row
      tabIndex={0}
      className={classes(styles.row, isDraft && styles.draft)}
      aria-label={positionNameIn(locale, position)}
      data-position={positionId}
      data-state={state}
      data-revision={revision}
      data-in-play={inPlay}
    >
      {children}
    </article>
  )
}

function useDay() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (ms: number) => dayWithYear(ms, timeZone, currentLocale())
}

function Facts({ position, moment }: { position: ListedPosition; moment: string }) {
  const facts = [position.grade, position.place, moment].filter((fact) => fact !== '')
  return (
    <small className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </small>
  )
}

function Name({ position, isDraft = false }: { position: ListedPosition; isDraft?: boolean }) {
  const locale = useLocale()
  return (
    <h2 className={styles.name}>
      <Link
        to={isDraft ? '/positions/$positionId/edit' : '/positions/$positionId'}
        params={{ positionId: position.positionId }}
        tabIndex={-1}
      >
        {positionNameIn(locale, position)}
      </Link>
    </h2>
  )
}

interface Props {
  position: ListedPosition
  columns: Columns
  scale: number
  hasOthers: boolean
}

export function PositionRow({ position, columns, scale, hasOthers }: Props) {
  const t = useTranslations('positions')
  const day = useDay()
  const { state, openedAt, closedAt, hired, seats } = position
  const closed = state === 'closed' && closedAt !== null ? t('closedOn', { date: day(closedAt) }) : ''
  const since = state === 'open' && openedAt !== null ? t('since', { date: day(openedAt) }) : ''
  return (
    <Row position={position}>
      <div className={styles.what}>
        <Name position={position} />
        <Facts position={position} moment={closed || since} />
      </div>
      <Seats hired={hired} seats={seats} />
      <StageBars position={position} columns={columns} scale={scale} hasOthers={hasOthers} />
      <Oldest position={position} />
      <Recruiters recruits={position.recruits} />
    </Row>
  )
}

/** The person who waits, with the days and the limit of the stage. */
function Oldest({ position: { oldest } }: { position: ListedPosition }) {
  const t = useTranslations('positions')
  const locale = useLocale()
  if (!oldest) return <div className={styles.oldest}>–</div>
  const { name, nameLatin, stageName, days, limitDays } = oldest
  const isPast = limitDays !== null && days > limitDays
  const other = nameLatin && name && (locale === 'en' ? name : nameLatin)
  return (
    <div className={styles.oldest}>
      <span>
        <b>{name === null ? t('someone') : nameIn(locale, name, nameLatin)}</b>
        {other && other !== nameIn(locale, name ?? '', nameLatin) && <> {other}</>}
      </span>
      <small>{stageName}</small>
      <small className={classes(isPast && styles.past)}>
        {isPast && (
          <>
            <i aria-hidden="true" />
            <span className="sr">{t('pastLimit')} </span>
          </>
        )}
        {limitDays === null ? t('days', { days }) : t('daysOfLimit', { days, limit: limitDays })}
      </small>
    </div>
  )
}

/** A draft: its missing parts, and the way to write them. */
export function DraftRow({ position }: { position: ListedPosition }) {
  const t = useTranslations('positions')
  const day = useDay()
  const { positionId, seats, createdAt, addedBy, missing, recruits } = position
  const date = day(createdAt)
  const moment = addedBy ? t('writtenOn', { name: addedBy.name, date }) : t('writtenWithout', { date })
  const parts = missing.map((part) => t(`missing.${part}`)).join(t('missing.comma'))
  return (
    <Row position={position} isDraft>
      <div className={styles.what}>
        <Name position={position} isDraft />
        <Facts position={position} moment={moment} />
      </div>
      <small className={styles.seatsOf}>{t('seatsOf', { seats })}</small>
      <small className={styles.missing}>
        {missing.length > 0 ? t('missing.text', { parts }) : t('missing.nothing')}
      </small>
      <Link to="/positions/$positionId/edit" params={{ positionId }} className={styles.goOn}>
        {t('goOn')}
      </Link>
      <Recruiters recruits={recruits} />
    </Row>
  )
}
