import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import styles from './table-screen.module.css'

interface Props {
  table: TableImport
  isBusy: boolean
  isAdding: boolean
  onAdd: () => void
  onDiscard: () => void
}

/** Adds with the control key and Enter, wherever the focus is. */
function useAddKey(canAdd: boolean, onAdd: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canAdd) onAdd()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [canAdd, onAdd])
}

/** The foot of the page: what happens to the table. */
export function TableFoot({ table, isBusy, isAdding, onAdd, onDiscard }: Props) {
  const t = useTranslations('table-import')
  const format = useFormatter()
  const [isAsking, setIsAsking] = useState(false)
  const { counts, expiresAt } = table
  const count = counts.new + counts.join
  const left = counts.left + counts.wrong
  const isOpen = table.asksDateOrder && table.dateOrder === null
  const canAdd = count > 0 && !isOpen && !isBusy && !isAdding
  useAddKey(canAdd, onAdd)
  return (
    <footer className={styles.foot}>
      <span className={styles.told} role="status">
        {isOpen
          ? t('askDatesText')
          : t('keptUntil', { date: format.dateTime(expiresAt, { dateStyle: 'medium' }) })}
      </span>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t('discard')}
      </Button>
      <Button look="primary" disabled={!canAdd} aria-busy={isAdding} onClick={onAdd}>
        {left > 0 ? t('addAndLeave', { count, left }) : t('add', { count })}
        <span className={styles.shortcut} aria-hidden="true">
          <Kbd>{controlKey}</Kbd>
          <Kbd>↵</Kbd>
        </span>
      </Button>
      <FormSheet
        title={t('discardTitle')}
        description={t('discardText')}
        submit={t('discard')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        {(id) => (
          <form
            id={id}
            onSubmit={(event) => {
              event.preventDefault()
              setIsAsking(false)
              onDiscard()
            }}
          />
        )}
      </FormSheet>
    </footer>
  )
}
