import { ChevronLeftIcon, ChevronRightIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { ShortlistCells } from '@candor/ui/shortlist-cells'
import { useTranslations } from 'use-intl'
import type { Neighbours } from '../rules/wire.ts'
import styles from './shortlist-steps.module.css'
import type { ShortlistNavigation } from './use-shortlist-navigation.ts'

interface Props {
  navigation: ShortlistNavigation
  /** Whether the three counts are beside the cells (R2-065). */
  hasCounts: boolean
}

/** The candidate's place in the shortlist, between the buttons to its neighbours. */
export function ShortlistSteps({ navigation, hasCounts }: Props) {
  const t = useTranslations('shortlist')
  const { neighbours, known, isShown } = navigation
  if (!known || !(isShown || hasCounts)) return null
  return (
    <div className={styles.frame}>
      <div className={styles.navigation}>
        {isShown && (
          <div className={styles.previous}>
            <Button
              look="quiet"
              isIcon
              aria-label={t('previous')}
              aria-keyshortcuts="K"
              onClick={navigation.goPrevious}
            >
              <ChevronLeftIcon />
            </Button>
            <span className={styles.key} aria-hidden="true">
              <Kbd>K</Kbd>
            </span>
          </div>
        )}
        {isShown && <Place neighbours={known} isKnown={neighbours !== null} />}
        {isShown && (
          <div className={styles.next}>
            <span className={styles.key} aria-hidden="true">
              <Kbd>J</Kbd>
            </span>
            <Button
              look="quiet"
              isIcon
              aria-label={t('next')}
              aria-keyshortcuts="J"
              onClick={navigation.goNext}
            >
              <ChevronRightIcon />
            </Button>
          </div>
        )}
        {hasCounts && <Counts neighbours={known} />}
      </div>
    </div>
  )
}

/** Keeps its room while the place is unknown, so that the buttons do not move under the mouse. */
function Place({ neighbours, isKnown }: { neighbours: Neighbours; isKnown: boolean }) {
  const t = useTranslations('shortlist')
  const { place, total, cells, current } = neighbours
  return (
    <div className={styles.place} aria-busy={!isKnown}>
      <b>{place === null ? t('notListed', { total }) : t('place', { place, total })}</b>
      {/* The cells are a window of the list; the words beside them say the whole. */}
      <span aria-hidden="true" className={styles.cells}>
        <ShortlistCells cells={cells} current={current} listed={total} />
      </span>
    </div>
  )
}

/** The three counts on a line of their own, below a bar without room for them (R2-065). */
export function ShortlistCounts({ navigation: { known } }: Pick<Props, 'navigation'>) {
  return <div className={styles.line}>{known && <Counts neighbours={known} />}</div>
}

function Counts({ neighbours: { counts } }: { neighbours: Neighbours }) {
  const t = useTranslations('shortlist')
  return (
    <div className={styles.counts}>
      <span>{t('operatedOf', { count: counts.operated })}</span>
      <span>{t('waitingOf', { count: counts.waiting })}</span>
      <span>{t('invalidOf', { count: counts.invalid })}</span>
    </div>
  )
}
