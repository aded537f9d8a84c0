import { codes } from '@candor/call/codes'
import { callQuery } from '@candor/call/web/query'
import { zoneWords } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { handFocusBack, handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { useDraft } from '../../drafts/web/use-draft.ts'
import { useChange } from '../../manage/web/use-change.ts'
import { AppBar } from '../../session/web/app-bar.tsx'
import { usePageTitle } from '../../session/web/use-brand.ts'
import { listInterviewerTimes, mostFreeTimes, saveInterviewerTimes } from '../contract/own-times.ts'
import {
  areOtherTimes,
  endsNextDay,
  type FreeTime,
  isTimesChanged,
  readFreeTimes,
  type Time,
  writeFreeTimes,
} from '../rules/free-times.ts'
import styles from './own-times-page.module.css'

/** Where an interviewer says when they are free; below it stands what else has a date. */
export function OwnTimesPage({ children }: { children?: ReactNode }) {
  const t = useTranslations('scheduling.ownTimes')
  const query = useQuery(callQuery(listInterviewerTimes, {}))
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

interface Kept {
  /** Null as long as nothing was changed. */
  readonly times: readonly FreeTime[] | null
  /** What was stored when it began; null as long as nothing was changed. */
  readonly begunFrom: readonly Time[] | null
}
const nothing: Kept = { times: null, begunFrom: null }

const empty = { date: '', from: '', to: '', mayEndNextDay: false, stored: null }

interface TimesFormProps {
  readonly stored: readonly Time[]
  /** Something else is stored than `stored`. */
  readonly onOutdated: () => void
}

function TimesForm({ stored, onOutdated }: TimesFormProps) {
  const t = useTranslations('scheduling.ownTimes')
  const save = useChange(saveInterviewerTimes, { done: t('saved') })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // What is typed is a time of this zone, and another one in another zone.
  const draft = useDraft('', `own times ${timeZone}`, nothing)
  const before = useMemo(() => writeFreeTimes(stored), [stored])
  const times = draft.value.times ?? before
  const begunFrom = draft.value.begunFrom ?? stored
  function setTimes(next: readonly FreeTime[]) {
    if (isTimesChanged(before, next)) draft.set({ times: next, begunFrom })
    else draft.clear()
  }
  const [isTried, setIsTried] = useState(false)
  const now = Date.now()
  const isChanged = isTimesChanged(before, times)
  const isOutdated = isChanged && areOtherTimes(begunFrom, stored, now)
  const { read, faults } = readFreeTimes(times, now)
  const change = (id: string, part: Partial<FreeTime>) =>
    setTimes(times.map((time) => (time.id === id ? { ...time, ...part, stored: null } : time)))

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || isOutdated) return
    setIsTried(true)
    if (faults.size > 0) return
    const sentKey = draft.keyFor()
    const instead = begunFrom.map(({ startTime, endTime }) => ({ startTime, endTime }))
    const saved = await save({ times: read, instead })
    if ('reply' in saved) draft.clear(sentKey)
    else if (saved.failure.code === codes.changedMeanwhile) onOutdated()
  }
  function discard() {
    setIsTried(false)
    draft.clear()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={styles.text}>{t('zone', zoneWords(now, timeZone, currentLocale()))}</p>
      {times.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {times.map((time, index) => {
          const fault = isTried ? faults.get(time.id) : undefined
          return (
            <li key={time.id} className={styles.row} ref={handOverFocus}>
              <Field
                label={t('day')}
                type="date"
                value={time.date}
                error={fault && t(`fault.${fault}`)}
                onChange={(event) => change(time.id, { date: event.target.value })}
              />
              <Field
                label={t('from')}
                type="time"
                value={time.from}
                onChange={(event) => change(time.id, { from: event.target.value })}
              />
              <Field
                label={t('to')}
                type="time"
                value={time.to}
                hint={endsNextDay(time) && t('nextDay')}
                onChange={(event) => change(time.id, { to: event.target.value })}
              />
              <Button
                look="quiet"
                isIcon
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => setTimes(times.filter(({ id }) => id !== time.id))}
              >
                <CrossIcon />
              </Button>
            </li>
          )
        })}
      </ul>
      {isOutdated && (
        <div role="alert" ref={handFocusBack}>
          <p>{t('savedElsewhere')}</p>
          {before.length === 0 && <p>{t('none')}</p>}
          <ul>
            {before.map(({ id, date, from, to }) => (
              <li key={id}>{`${date} ${from}–${to}`}</li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button onClick={() => draft.set({ begunFrom: stored })}>{t('keepTyped')}</Button>
            <Button onClick={discard}>{t('takeStored')}</Button>
          </div>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          disabled={times.length >= mostFreeTimes}
          onClick={() => setTimes([...times, { ...empty, id: v4() }])}
        >
          {t('add')}
        </Button>
        <Button type="submit" look="primary" disabled={!isChanged || isOutdated}>
          {t('save')}
        </Button>
        <Button look="quiet" disabled={!isChanged || isOutdated} onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </form>
  )
}
