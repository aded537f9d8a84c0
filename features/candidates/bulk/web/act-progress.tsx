import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listBulk, stopBulk, undoBulk } from '../contract.ts'
import { FaultList } from './fault-list.tsx'
import styles from './progress-panel.module.css'

export type ShownAct = ReplyOf<typeof listBulk>['acts'][number]

const minuteMs = 60_000

/** How long an act that was taken back whole stays in view (milliseconds). */
const undoneMs = 8_000

function useTitle({ kind, state, isUndoing, target, isRemoved, all, done, undone }: ShownAct): string {
  const t = useTranslations('bulk')
  if (isUndoing)
    return state === 'running' ? t('panel.undoing', { undone, all }) : t('panel.undone', { undone })
  const words = kind === 'label' && isRemoved ? 'unlabel' : kind
  const named = { target: target ?? '' }
  return state === 'running'
    ? t(`panel.running.${words}`, { all, ...named })
    : t(`panel.ended.${words}`, { done, ...named })
}

interface Props {
  readonly act: ShownAct
  readonly now: number
  readonly onClose: () => void
}

/** One act on many: how far it is, whom it did not reach, and Undo for the whole of it. */
export function ActProgress({ act, now, onClose }: Props) {
  const t = useTranslations('bulk')
  const [areFaultsShown, setFaultsShown] = useState(false)
  const { bulkId, state, all, waiting, failed, left, isUndoing } = act
  const isRunning = state === 'running'
  const isTakenBack = isUndoing && !isRunning && failed === 0
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isTakenBack) return
    const timer = setTimeout(() => close(), undoneMs)
    return () => clearTimeout(timer)
  }, [isTakenBack])
  return (
    <div className={styles.act}>
      <div className={styles.head}>
        <p className={styles.title} role="status">
          {useTitle(act)}
        </p>
        {!isRunning && (
          <button type="button" className={styles.close} aria-label={t('panel.close')} onClick={onClose}>
            <CrossIcon />
          </button>
        )}
      </div>
      {isRunning && (
        <progress className={styles.bar} max={all} value={all - waiting} aria-label={t('panel.title')} />
      )}
      <div className={styles.line}>
        {isRunning && <span>{t('panel.progress', { done: all - waiting, all })}</span>}
        {failed > 0 && (
          <span className={styles.failed}>
            {t(isUndoing ? 'panel.keptBack' : 'panel.failed', { count: failed })}
          </span>
        )}
        {left > 0 && <span>{t('panel.left', { count: left })}</span>}
        {failed > 0 && !isRunning && (
          <Button size="small" look="quiet" onClick={() => setFaultsShown(!areFaultsShown)}>
            {t(areFaultsShown ? 'panel.hideFaults' : 'panel.showFaults')}
          </Button>
        )}
        <ActButton act={act} now={now} />
      </div>
      {areFaultsShown && failed > 0 && <FaultList bulkId={bulkId} />}
    </div>
  )
}

/** Stop while it runs; afterwards Undo, until its ten minutes are over. */
function ActButton({ act, now }: Pick<Props, 'act' | 'now'>) {
  const t = useTranslations('bulk')
  const queries = useQueryClient()
  const { bulkId, state, undoUntil } = act
  const isRunning = state === 'running'
  const [press, isBusy] = useOneAtATime(async () => {
    await callApi(isRunning ? stopBulk : undoBulk, { bulkId })
    await queries.invalidateQueries({ queryKey: [listBulk.path] })
  })
  const leftMs = undoUntil === null ? 0 : undoUntil - now
  if (!isRunning && leftMs <= 0) return null
  return (
    <>
      {!isRunning && <span>{t('panel.undoLeft', { minutes: Math.floor(leftMs / minuteMs) })}</span>}
      <Button size="small" disabled={isBusy} onClick={() => void press()}>
        {t(isRunning ? 'panel.stop' : 'panel.undo')}
      </Button>
    </>
  )
}
