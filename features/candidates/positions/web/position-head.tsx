import { dayOf } from '@candor/messages/local-time'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { positionNameIn } from '../rules/names.ts'
import { AddButtons } from './add-buttons.tsx'
import type { Position } from './position-frame.tsx'
import styles from './position-page.module.css'
import { usePositionActs } from './use-position-acts.tsx'

interface Props {
  position: Position
  /** The choice of views, or the way back to them. */
  children: ReactNode
}

/** The heading of a position's pages: its name, its figures and its acts. */
export function PositionHead({ position, children }: Props) {
  const t = useTranslations('positions')
  const locale = useLocale()
  const { positionId, grade, place, state, seats, hired, inPlay, past, openedAt, closedAt } = position
  const acts = usePositionActs()
  const actedOn = { ...position, shownName: positionNameIn(locale, position) }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const facts = [
    grade,
    place,
    state === 'draft' && t('draftState'),
    state === 'open' && openedAt !== null && t('opened', { date: dayOf(openedAt, timeZone) }),
    state === 'closed' && closedAt !== null && t('closedOn', { date: dayOf(closedAt, timeZone) }),
  ]
    .filter((fact) => fact !== false)
    .filter((fact) => fact !== '')
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{positionNameIn(locale, position)}</h1>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            <b>{t('seats', { hired, seats })}</b>
          </li>
          <li>{t('inPlay', { count: inPlay })}</li>
          {past > 0 && <li>{t('past', { count: past })}</li>}
        </ul>
      </div>
      <div className={styles.acts}>
        {children}
        {state === 'open' && <AddButtons positionId={positionId} />}
        {position.mayChange && (
          <>
            <Button render={<Link to="/positions/$positionId/edit" params={{ positionId }} />}>
              {t('edit')}
            </Button>
            <Button onClick={() => acts.copy(positionId)}>{t('copy')}</Button>
            {state === 'open' ? (
              <Button onClick={() => acts.askToClose(actedOn)}>{t('close')}</Button>
            ) : (
              <Button look="primary" onClick={() => acts.open(actedOn)}>
                {state === 'draft' ? t('open') : t('reopen')}
              </Button>
            )}
          </>
        )}
      </div>
      {acts.sheet}
    </header>
  )
}
