import { callQuery } from '@candor/call/web/query'
import type { Span } from '@candor/kernel/span'
import { zoneWords } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { listInterviewerTimes, maxFreeTimes } from '../contract/own-times.ts'
import { endsNextDay, type FreeTime } from '../rules/free-times.ts'
import { readTimes } from '../rules/wire.ts'
import styles from './own-times-page.module.css'
import { type OwnTimes, useOwnTimes } from './use-own-times.ts'

/** The page of an interviewer's availability, with their dated interviews below. */
export function OwnTimesPage({ children }: { children?: ReactNode }) {
  const t = useTranslations('appointments.ownTimes')
  const query = useQuery({ ...callQuery(listInterviewerTimes, {}), select: readTimes })
  usePageTitle(t('title'))
  return (
    <>
      <AppBar crumb={t('title')} />
      <main className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <Section title={t('times')} state={sectionState(query, t('failed'))}>
          {query.data && <TimesForm stored={query.data} onOutdated={() => void query.refetch()} />}
        </Section>
        {children}
      </main>
    </>
  )
}

interface TimesFormProps {
  readonly stored: readonly Span[]
  /** Called when something else than `stored` turns out to be stored. */
  readonly onOutdated: () => void
}

function TimesForm({ stored, onOutdated }: TimesFormProps) {
  const t = useTranslations('appointments.ownTimes')
  const own = useOwnTimes(stored, onOutdated)
  const { timeZone, now, times, isChanged, isOutdated, isSending, discard } = own
  const isSavable = isChanged && !isOutdated
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    own.submit()
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.text}>{t('zone', zoneWords(now, timeZone, currentLocale()))}</p>
      {times.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {times.map((time, index) => (
          <TimeRow key={time.id} own={own} time={time} number={index + 1} />
        ))}
      </ul>
      {isOutdated && <SavedElsewhere own={own} />}
      <div className={styles.buttons}>
        <Button disabled={times.length >= maxFreeTimes} onClick={own.add}>
          {t('add')}
        </Button>
        <Button type="submit" look="primary" disabled={!isSavable} aria-busy={isSending}>
          {t('save')}
        </Button>
        <Button look="quiet" disabled={!isSavable || isSending} onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </form>
  )
}

function TimeRow({ own, time, number }: { own: OwnTimes; time: FreeTime; number: number }) {
  const t = useTranslations('appointments.ownTimes')
  const fault = own.faultOf(time.id)
  return (
    <li className={styles.row} ref={handOverFocus}>
      <Field
        label={t('day')}
        type="date"
        value={time.date}
        error={fault && t(`fault.${fault}`)}
        onChange={(event) => own.change(time.id, { date: event.target.value })}
      />
      <Field
        label={t('from')}
        type="time"
        value={time.from}
        onChange={(event) => own.change(time.id, { from: event.target.value })}
      />
      <Field
        label={t('to')}
        type="time"
        value={time.to}
        hint={endsNextDay(time) && t('nextDay')}
        onChange={(event) => own.change(time.id, { to: event.target.value })}
      />
      <Button look="quiet" isIcon aria-label={t('remove', { number })} onClick={() => own.remove(time.id)}>
        <CrossIcon />
      </Button>
    </li>
  )
}

/** The choice between the typed times and those that were saved elsewhere meanwhile. */
function SavedElsewhere({ own: { before, keepTyped, discard } }: { own: OwnTimes }) {
  const t = useTranslations('appointments.ownTimes')
  // Moves the focus from a button that disappears with its notice.
  function handleKeep({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    keepTyped()
  }
  function handleTake({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(discard)
    form?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <div role="alert">
      <p>{t('savedElsewhere')}</p>
      {before.length === 0 && <p>{t('none')}</p>}
      <ul>
        {before.map((time) => (
          <li key={time.id}>
            {`${time.date} ${time.from}–${time.to}`}
            {endsNextDay(time) && ` ${t('nextDay')}`}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={handleKeep}>{t('keepTyped')}</Button>
        <Button onClick={handleTake}>{t('takeStored')}</Button>
      </div>
    </div>
  )
}
