import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { Section } from '@candor/ui/sections/section'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { listMerges, unmergeCandidates } from '../contract.ts'
import { readAgain } from '../rules/wire.ts'
import styles from './merges-card.module.css'
import { useCountsText } from './use-counts-text.ts'

type Merge = ReplyOf<typeof listMerges>['merges'][number]

/** The way to merge this candidate with another one, and the merges that can be undone. */
export function MergesCard({ candidateId }: { candidateId: string }) {
  const t = useTranslations('person-merge')
  const { data } = useQuery(callQuery(listMerges, ofCandidate(candidateId)))
  if (!data?.mayMerge) return null
  return (
    <Section title={t('cardTitle')} end={data.merges.length > 0 ? data.merges.length : undefined}>
      {data.merges.length > 0 && (
        <ul className={styles.list}>
          {data.merges.map((merge) => (
            <MergeLine key={merge.mergeId} candidateId={candidateId} merge={merge} />
          ))}
        </ul>
      )}
      <p className={styles.start}>
        {data.hints > 0 && <span className={styles.hint}>{t('hint', { count: data.hints })}</span>}
        <Button render={<Link to="/candidates/$candidateId/merge/{-$otherId}" params={{ candidateId }} />}>
          {t('start')}
        </Button>
      </p>
    </Section>
  )
}

function MergeLine({ candidateId, merge }: { candidateId: string; merge: Merge }) {
  const t = useTranslations('person-merge')
  const locale = useLocale()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const [isAsking, setIsAsking] = useState(false)
  const name = nameIn(locale, merge.name, merge.nameLatin)
  const position = nameIn(locale, merge.positionName, merge.positionNameLatin)
  return (
    <li className={styles.line}>
      <div>
        <p>{t(merge.kind === 'person' ? 'mergedPerson' : 'mergedCandidate', { name, position })}</p>
        <p className={styles.meta}>
          {merge.byName ?? ''} · {formatDateTime(merge.mergedAt, timeZone)}
        </p>
      </div>
      {merge.isBuiltOn ? (
        <span className={styles.meta}>{t('laterFirst')}</span>
      ) : (
        <Button size="small" onClick={() => setIsAsking(true)}>
          {t('undo')}
        </Button>
      )}
      <UndoSheet
        candidateId={candidateId}
        merge={merge}
        name={name}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </li>
  )
}

interface UndoProps {
  candidateId: string
  merge: Merge
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Says what goes back and what stays, before a merge is undone. */
function UndoSheet({ candidateId, merge, name, isOpen, onClose }: UndoProps) {
  const t = useTranslations('person-merge')
  const countsText = useCountsText()
  const { notify } = useToasts()
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [undo, isSending] = useOneAtATime(async () => {
    try {
      const input = { ...ofCandidate(candidateId), mergeId: merge.mergeId }
      readAgain(await callApi(unmergeCandidates, input, { showsRefusal: true }))
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
      return
    }
    onClose()
    notify({ kind: 'success', text: t('undone', { name }) })
    await queries.invalidateQueries()
  })
  const footer = (
    <>
      <Button onClick={onClose}>{t('keep')}</Button>
      <Button look="primary" disabled={isSending} aria-busy={isSending} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </>
  )
  const goes = countsText(merge.goesBack)
  const stays = countsText(merge.stays)
  return (
    <LazySheet
      title={t('undoAsk', { name })}
      description={goes === '' ? t('undoNothing') : t('undoGoes', { counts: goes })}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={footer}
    >
      {stays !== '' && <p>{t('undoStays', { counts: stays })}</p>}
      {refusal !== null && <p role="alert">{refusal}</p>}
    </LazySheet>
  )
}
