import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import type { TodayCard } from '../../../platform/today-parts/web/card.ts'
import { keyOf, RowContext, type RowOfPage } from '../../../platform/today-parts/web/row-context.ts'
import styles from './page.module.css'
import type { TodayOfPage } from './use-today-page.ts'

interface Props {
  page: TodayOfPage
  row: Omit<RowOfPage, 'onMark'>
}

/** The things of the page by group. A kind that failed says so above the others. */
export function Things({ page, row }: Props) {
  const t = useTranslations('today')
  const { drawn, failed, left, cardOf } = page
  const acts = useSteadyActs({ ...row, onMark: page.mark })
  return (
    <div className={styles.things}>
      {failed.length > 0 && (
        <FailedNote message={t('failedKinds', { kinds: failed.join(t('comma')) })} onRetry={page.retry} />
      )}
      {drawn.map(({ group, things }) => (
        <section key={group ?? 'putOff'} aria-labelledby={`today-${group ?? 'putOff'}`}>
          <h2 className={styles.group} id={`today-${group ?? 'putOff'}`}>
            {t(`group.${group ?? 'putOff'}`)} <span>{page.sizeOf(group)}</span>
          </h2>
          <ol className={styles.rows}>
            {things.map((thing) => {
              const card = cardOf(thing.kind)
              const key = keyOf(thing)
              return (
                card && (
                  <Row
                    key={key}
                    card={card}
                    thing={thing}
                    now={row.now}
                    timeZone={row.timeZone}
                    steps={row.focused === key ? row.steps : null}
                    isReachable={row.reachable === key}
                    isLooked={row.looked === key}
                    mayBeDone={page.mayBeDone(thing.kind)}
                    acts={acts}
                  />
                )
              )
            })}
          </ol>
        </section>
      ))}
      {left > 0 && (
        <div className={styles.further}>
          <Button onClick={page.drawMore}>{t('further', { count: left })}</Button>
        </div>
      )}
    </div>
  )
}

type Acts = Pick<RowOfPage, 'onFocus' | 'onDone' | 'onPutOff' | 'onTakeBack'> & {
  readonly onMark: (thing: TodayThing) => void
}

/** The same acts at every drawing, each done as the newest drawing has it. */
function useSteadyActs(acts: Acts): Acts {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  return useMemo(
    () => ({
      onFocus: (key) => latest.current.onFocus(key),
      onDone: (thing) => latest.current.onDone(thing),
      onPutOff: (thing) => latest.current.onPutOff(thing),
      onTakeBack: (thing) => latest.current.onTakeBack(thing),
      onMark: (thing) => latest.current.onMark(thing),
    }),
    [],
  )
}

interface RowProps extends Pick<RowOfPage, 'now' | 'timeZone'> {
  card: TodayCard
  thing: TodayThing
  /** The steps by keys while the row is focused; null for any other row. */
  steps: number | null
  isReachable: boolean
  isLooked: boolean
  mayBeDone: boolean
  acts: Acts
}

/** One row. A step of the focus draws two rows anew, not all. */
const Row = memo(function Row({ card, thing, acts, ...shown }: RowProps) {
  const { now, timeZone, steps, isReachable, isLooked, mayBeDone } = shown
  const value = useMemo<RowOfPage>(() => {
    const key = keyOf(thing)
    return {
      ...acts,
      now,
      timeZone,
      focused: steps === null ? null : key,
      reachable: isReachable ? key : null,
      steps: steps ?? 0,
      looked: isLooked ? key : null,
      onMark: mayBeDone ? acts.onMark : null,
    }
  }, [thing, acts, now, timeZone, steps, isReachable, isLooked, mayBeDone])
  return (
    <RowContext value={value}>
      <card.Row thing={thing} />
    </RowContext>
  )
})
