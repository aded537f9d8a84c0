import { formatClock } from '@candor/messages/dates'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ClaimKey, Evidence, EvidenceBook } from '../rules/evidence.ts'
import styles from './session-strip.module.css'

interface Props {
  book: EvidenceBook
  /** The claim in view: what speaks for other claims steps back. Null where all count alike. */
  claim: ClaimKey | null
  currentId: string | null
  /** Where the recording plays, in milliseconds of the session; null where nothing plays. */
  sessionMs: number | null
  onSelect: (id: string) => void
}

const keys: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
}

function nearest(moments: readonly Evidence[], ms: number): Evidence | undefined {
  return moments.toSorted((a, b) => Math.abs(a.startMs - ms) - Math.abs(b.startMs - ms))[0]
}

/** The whole session as one axis: its questions, and every moment that evidence rests on. */
export function SessionStrip({ book, claim, currentId, sessionMs, onSelect }: Props) {
  const t = useTranslations('evidence')
  const { moments, questions, endMs, byClaim, momentOf } = book
  if (endMs <= 0 || moments.length === 0) return null
  const at = (ms: number) => `${Math.min(100, Math.max(0, (ms / endMs) * 100))}%`
  const momentId = currentId === null ? null : (momentOf.get(currentId) ?? null)
  const index = moments.findIndex(({ id }) => id === momentId)
  const own = claim && new Set((byClaim.get(claim) ?? []).map(({ id }) => momentOf.get(id)))
  const words = ({ kind, question, startMs, title }: Evidence) =>
    `${t(`${kind}At`, { place: t('place', { question, time: formatClock(startMs) }) })} ${title}`
  const current = moments[index]

  function handleKey(event: KeyboardEvent) {
    const next = keys[event.key]?.(index, moments.length - 1)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const moment = moments[Math.min(moments.length - 1, Math.max(0, next))]
    if (moment) onSelect(moment.id)
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const moment = nearest(moments, ((event.clientX - left) / width) * endMs)
    if (moment) onSelect(moment.id)
  }

  return (
    <div className={styles.strip}>
      <div
        role="slider"
        tabIndex={0}
        className={styles.axis}
        aria-label={t('strip')}
        aria-valuemin={1}
        aria-valuemax={moments.length}
        aria-valuenow={index + 1}
        aria-valuetext={current ? words(current) : t('noMoment')}
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        {questions.map(({ number, startMs }) => (
          <span key={number} className={styles.question} style={{ left: at(startMs) }}>
            Q{number}
          </span>
        ))}
        {moments.map(({ id, kind, startMs }) => (
          <span
            key={id}
            className={styles.tick}
            data-kind={kind}
            data-dim={own !== null && !own.has(id)}
            data-current={id === momentId}
            style={{ left: at(startMs) }}
          />
        ))}
        {sessionMs !== null && <span className={styles.played} style={{ left: at(sessionMs) }} />}
      </div>
      <ol className={styles.list} aria-label={t('chips')}>
        {moments.map((moment) => (
          <li key={moment.id}>{words(moment)}</li>
        ))}
      </ol>
    </div>
  )
}
