import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { TodayCard } from '../../../platform/today-parts/web/card.ts'
import { keyOf, RowContext, type RowOfPage } from '../../../platform/today-parts/web/row-context.ts'
import type { groupThings } from '../rules/lists.ts'
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
              return card && <Row key={keyOf(thing)} card={card} thing={thing} row={row} page={page} />
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

type Thing = ReturnType<typeof groupThings<TodayOfPage['things'][number]>>[number]['things'][number]

function Row({ card, thing, row, page }: Props & { card: TodayCard; thing: Thing }) {
  const onMark = page.mayBeDone(thing.kind) ? page.mark : null
  return (
    <RowContext value={{ ...row, onMark }}>
      <card.Row thing={thing} />
    </RowContext>
  )
}
