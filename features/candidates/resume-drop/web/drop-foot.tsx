import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DropRow } from '../contract/row.ts'
import { countOpenFields } from '../rules/row.ts'
import { countRows } from './cells.tsx'
import styles from './drop-screen.module.css'

interface Props {
  rows: readonly DropRow[]
  isSending: boolean
  isAdding: boolean
  onAdd: () => void
  onDiscard: () => void
}

function Keys() {
  const t = useTranslations('resume-drop')
  return (
    <span className={styles.keys} aria-hidden="true">
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      {t('keys.person')}
      <Kbd>Tab</Kbd>
      {t('keys.field')}
      <Kbd>X</Kbd>
      {t('keys.leave')}
      <Kbd>E</Kbd>
      {t('keys.write')}
    </span>
  )
}

/** The foot of the page: its keys, and what happens to the drop. */
export function DropFoot({ rows, isSending, isAdding, onAdd, onDiscard }: Props) {
  const t = useTranslations('resume-drop')
  const [isAsking, setIsAsking] = useState(false)
  const { coming, toAdd, left, failed, adding, added, all } = countRows(rows)
  const open = countOpenFields(rows)
  const isWaiting = coming > 0 || isSending
  const leaves = left + failed
  return (
    <footer className={styles.foot}>
      <Keys />
      <span className={styles.told} role="status">
        {isWaiting ? t('moreCome', { count: coming }) : open > 0 && t('openFields', { count: open })}
      </span>
      <Button look="quiet" disabled={adding > 0} onClick={() => setIsAsking(true)}>
        {t('discard')}
      </Button>
      <Button
        look={isWaiting ? 'default' : 'primary'}
        disabled={isWaiting || toAdd === 0}
        aria-busy={isAdding || adding > 0}
        onClick={onAdd}
      >
        {isWaiting
          ? t('addWhenRead')
          : leaves > 0
            ? t('addAndLeave', { count: toAdd, left: leaves })
            : t('add', { count: toAdd })}
        {!isWaiting && (
          <span className={styles.shortcut} aria-hidden="true">
            <Kbd>{controlKey}</Kbd>
            <Kbd>↵</Kbd>
          </span>
        )}
      </Button>
      <FormSheet
        title={t('discardTitle')}
        description={t('discardText', { count: all - added })}
        submit={t('discardAct')}
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
