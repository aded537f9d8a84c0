import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useMedia } from '@candor/ui/use-media.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DropRow, FieldName } from '../contract/row.ts'
import { addDropRows, discardDrop } from '../contract.ts'
import { groupOf, isChosen } from '../rules/row.ts'
import { DocumentPane } from './document-pane.tsx'
import { DropFoot } from './drop-foot.tsx'
import { DropHead } from './drop-head.tsx'
import { DropList } from './drop-list.tsx'
import styles from './drop-screen.module.css'
import type { Drop, useDrop } from './use-drop.ts'
import { useRowKeys } from './use-row-keys.ts'

interface Props extends Omit<ReturnType<typeof useDrop>, 'query'> {
  dropId: string
  drop: Drop
  /** Reads the drop again. */
  refresh: () => Promise<unknown>
  onDiscarded: () => void
}

interface Reached {
  readonly dropFileId: string
  readonly field: FieldName | null
}

/** Adds the chosen rows once all changes of them are stored. */
function useAdding({ dropId, refresh, settled }: Props, rowsNow: () => readonly DropRow[]) {
  const t = useTranslations('resume-drop')
  const { notify } = useToasts()
  return useOneAtATime(async () => {
    await settled()
    const rows = rowsNow()
      .filter(isChosen)
      .map(({ dropFileId, revision, same }) => ({
        dropFileId,
        revision,
        seen: same.map(({ candidateId }) => candidateId),
      }))
    if (rows.length === 0) return
    try {
      await callApi(addDropRows, { dropId, rows })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: t('addFailed', { reason: failure.message }) })
    }
    await refresh()
  })
}

/** The row and the field that a person reached last, and whether a phone shows the document of the row. */
function useReached() {
  const [reached, setReached] = useState<Reached | null>(null)
  const [isShown, setIsShown] = useState(false)
  const handleReach = useCallback(
    (dropFileId: string, field: FieldName | null) => setReached({ dropFileId, field }),
    [],
  )
  const handleShow = useCallback((dropFileId: string) => {
    setReached((before) => (before?.dropFileId === dropFileId ? before : { dropFileId, field: null }))
    setIsShown(true)
  }, [])
  return { reached, handleReach, isShown, setIsShown, handleShow }
}

function useDiscarding({ dropId, onDiscarded }: Props) {
  const t = useTranslations('resume-drop')
  const { notify } = useToasts()
  return async () => {
    try {
      await callApi(discardDrop, { dropId })
      onDiscarded()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: t('discardFailed', { reason: failure.message }) })
    }
  }
}

/** The list of a drop with the document beside it. */
export function DropScreen(props: Props) {
  const t = useTranslations('resume-drop')
  const discard = useDiscarding(props)
  const { dropId, drop, sending, sender, isSending, change } = props
  const { reached, handleReach, isShown, setIsShown, handleShow } = useReached()
  const isDesk = useMedia('desk')
  const { rows } = drop
  const groups = useMemo(() => Map.groupBy(rows, groupOf), [rows])
  const stepped = [...(groups.get('look') ?? []), ...(groups.get('clear') ?? [])]
  const current = stepped.find((row) => row.dropFileId === reached?.dropFileId) ?? stepped[0] ?? null
  const [add, isAdding] = useAdding(props, () => rows)
  const isWaiting = isSending || (groups.get('coming')?.length ?? 0) > 0
  const onAdd = () => !isWaiting && void add()
  useRowKeys({ rows: stepped, current, onChange: change, onAdd })

  const field = reached?.dropFileId === current?.dropFileId ? (reached?.field ?? null) : null
  const pane = current && <DocumentPane row={current} current={field} />
  return (
    <div className={styles.screen}>
      <DropHead dropId={dropId} drop={drop} sending={sending} onSendAgain={() => sender.sendAgain()} />
      <div className={styles.panes}>
        <main className={styles.list} aria-label={t('listLabel')}>
          <DropList
            groups={groups}
            expiresAt={drop.expiresAt}
            currentId={current?.dropFileId ?? null}
            current={field}
            onReach={handleReach}
            onChange={change}
            onShow={isDesk ? null : handleShow}
          />
        </main>
        {isDesk && (
          <aside className={styles.document} aria-label={t('document')}>
            {pane ?? <p className={styles.quiet}>{t('noDocument')}</p>}
          </aside>
        )}
      </div>
      <DropFoot
        rows={rows}
        isSending={isSending}
        isAdding={isAdding}
        onAdd={onAdd}
        onDiscard={() => void discard()}
      />
      {!isDesk && (
        <LazySheet title={t('document')} isOpen={isShown} onOpenChange={setIsShown} isSpread>
          {isShown && pane}
        </LazySheet>
      )}
    </div>
  )
}
