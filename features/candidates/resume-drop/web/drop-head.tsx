import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { ChevronLeftIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readDrop, saveDrop } from '../contract.ts'
import { Cells, countRows } from './cells.tsx'
import styles from './drop-screen.module.css'
import type { Sending } from './sending.ts'
import type { Drop } from './use-drop.ts'

interface Props {
  dropId: string
  drop: Drop
  sending: Sending
  onSendAgain: () => void
}

/** The head of the page: how far the files are, and where added candidates come to. */
export function DropHead({ dropId, drop, sending, onSendAgain }: Props) {
  const t = useTranslations('resume-drop')
  const { rows } = drop
  const isSending = sending.done < sending.all
  return (
    <header className={styles.head}>
      <div>
        <a className={styles.back} href={`/positions/${drop.positionId}`}>
          <ChevronLeftIcon />
          {drop.positionName}
        </a>
        <h1 className={styles.title}>{t('resumes', { count: rows.length })}</h1>
      </div>
      <div className={styles.progress}>
        <Cells rows={rows} />
        <Counts rows={rows} />
        {isSending && (
          <p className={styles.counts} role="status">
            <b>{t('sending', { done: sending.done, all: sending.all })}</b>
            <progress max={1} value={sending.share} aria-hidden="true" />
            <span>{t(sending.isOffline ? 'offline' : 'sendingText')}</span>
          </p>
        )}
        <Told sending={sending} onSendAgain={onSendAgain} />
      </div>
      <DropSettings key={`${drop.stageId} ${drop.source}`} dropId={dropId} drop={drop} />
    </header>
  )
}

function Counts({ rows }: Pick<Drop, 'rows'>) {
  const t = useTranslations('resume-drop')
  const { all, coming, toAdd, left, failed, added, adding } = countRows(rows)
  const isDone = coming === 0
  return (
    <p className={styles.counts} role="status">
      <b>{isDone ? t('progress.done', { all }) : t('progress.reading', { done: all - coming, all })}</b>
      {added > 0 && <span>{t('progress.added', { count: added })}</span>}
      {adding > 0 && <span>{t('progress.adding', { count: adding })}</span>}
      {toAdd > 0 && <span>{t('progress.toAdd', { count: toAdd })}</span>}
      {left > 0 && <span>{t('progress.left', { count: left })}</span>}
      {failed > 0 && <span>{t('progress.failed', { count: failed })}</span>}
      {added + adding === 0 && (
        <span className={styles.quiet}>{t(isDone ? 'progress.nothing' : 'progress.goesOn')}</span>
      )}
    </p>
  )
}

/** What became of files that added nothing. */
function Told({ sending, onSendAgain }: Pick<Props, 'sending' | 'onSendAgain'>) {
  const t = useTranslations('resume-drop')
  const { again, addedBefore, failed, reason } = sending
  if (again + addedBefore + failed.length === 0) return null
  return (
    <p className={styles.counts} role="status">
      {again > 0 && <span>{t('again', { count: again })}</span>}
      {addedBefore > 0 && <span>{t('addedBefore', { count: addedBefore })}</span>}
      {failed.length > 0 && (
        <>
          <span className={styles.fault}>{t('notSent', { count: failed.length, reason })}</span>
          <Button size="small" onClick={onSendAgain}>
            {t('sendAgain')}
          </Button>
        </>
      )}
    </p>
  )
}

/** Stage and source of the new candidates, stored as soon as they change. */
function DropSettings({ dropId, drop }: Pick<Props, 'dropId' | 'drop'>) {
  const t = useTranslations('resume-drop')
  const queries = useQueryClient()
  const { notify } = useToasts()
  const [source, setSource] = useState(drop.source)
  async function save(change: { stageId?: string; source?: string }) {
    const { stageId } = drop
    try {
      await callApi(saveDrop, { dropId, stageId, source, ...change })
      await queries.invalidateQueries({ queryKey: callQuery(readDrop, { dropId }).queryKey })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: t('saveFailed', { reason: failure.message }) })
    }
  }
  return (
    <div className={styles.settings}>
      <Choice
        label={t('stage')}
        items={drop.stages.map(({ stageId, name }) => ({ value: stageId, label: name }))}
        value={drop.stageId}
        onChange={(stageId) => void save({ stageId })}
      />
      <Field
        label={t('source')}
        isSmall
        maxLength={100}
        value={source}
        onChange={({ target }) => setSource(target.value)}
        onBlur={() => source !== drop.source && void save({ source })}
      />
    </div>
  )
}
