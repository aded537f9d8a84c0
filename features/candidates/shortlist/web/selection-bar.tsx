import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { askBulk } from '../../bulk/web/ask-bulk.ts'
import { BulkActs } from '../../bulk/web/bulk-acts.tsx'
import type { Chosen } from '../../bulk/web/bulk-registry.ts'
import type { Selection } from '../rules/selection.ts'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  selection: Selection
  /** How many are selected. */
  count: number
  /** The selected candidates whose rows have loaded. */
  people: readonly { readonly candidateId: string; readonly name: string }[]
  /** Counts the presses of R: each asks for the rejection. */
  rejectAsked: number
  onClear: () => void
  /** Called after an act changed candidates: the list loads again. */
  onDone: () => void
}

/** The most names that the bar lists. */
const mostNames = 12

/** The selection as the acts on many take it. */
function chosenOf(selection: Selection): Chosen {
  if (selection.kind === 'some') return { kind: 'some', ids: [...selection.ids] }
  return { kind: 'all', filter: selection.filter, except: [...selection.except] }
}

/** The selected candidates at the lower edge of the list; nothing without any. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, people, rejectAsked, onClear, onDone } = props
  const t = useTranslations('shortlist')
  useEffect(() => {
    if (rejectAsked > 0) askBulk('reject')
  }, [rejectAsked])
  if (count === 0) return null
  return (
    <section className={styles.bar} aria-label={t('selected', { count })} ref={coverFoot}>
      <div className={styles.words}>
        <b role="status">{t('selected', { count })}</b>
        <span className={styles.names}>
          {people
            .slice(0, mostNames)
            .map(({ name }) => name)
            .join(', ')}
        </span>
        <Button look="quiet" onClick={onClear}>
          {t('clearSelection')} <Kbd>Esc</Kbd>
        </Button>
      </div>
      <div className={styles.acts}>
        <BulkActs
          chosen={chosenOf(selection)}
          count={count}
          onStarted={() => {
            onClear()
            onDone()
          }}
        />
      </div>
    </section>
  )
}
