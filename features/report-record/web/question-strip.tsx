import { formatClock } from '@candor/messages/dates'
import { ChevronLeftIcon, ChevronRightIcon } from '@candor/ui/icons'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { startOfClip } from '../rules/moments.ts'
import type { Question } from '../rules/recording.ts'
import type { Playback } from './playback.ts'
import styles from './question-strip.module.css'
import { usePlayback } from './use-playback.ts'

/** Which ways the row can be scrolled. */
function useScrollEnds(row: HTMLElement | null) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false })
  const measure = useCallback(() => {
    if (!row) return
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
    setEnds({ canGoBack: row.scrollLeft > 1, canGoOn: rest > 1 })
  }, [row])
  useEffect(() => {
    if (!row) return
    measure()
    row.addEventListener('scroll', measure, { passive: true })
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure)
    observer?.observe(row)
    return () => {
      row.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [row, measure])
  return ends
}

interface ThumbnailProps {
  question: Question
  isCurrent: boolean
  onChoose: () => void
}

function Thumbnail({ question, isCurrent, onChoose }: ThumbnailProps) {
  const t = useTranslations('report-record')
  const format = useFormatter()
  const { number, poster, durationMs, score } = question
  const title = question.title ?? t('untitled', { number })
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.thumbnail}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.facts}>
          <b>Q{number}</b>{' '}
          {score !== null && score >= 0 && (
            <span className={styles.score}>
              {format.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </span>
          )}
        </span>{' '}
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.picture}>
          {poster && <img src={poster} alt="" loading="lazy" decoding="async" />}
          {durationMs > 0 ? (
            <time>{formatClock(durationMs)}</time>
          ) : (
            <span className={styles.absent}>{t('noAnswer')}</span>
          )}
        </span>
      </button>
    </li>
  )
}

/** The questions as pictures in a row; choosing one goes to its start. */
export function QuestionStrip({ playback }: { playback: Playback }) {
  const t = useTranslations('report-record')
  const { clips, questions } = playback.recording
  const current = usePlayback(playback, ({ clip }) => clips[clip]?.question ?? 0)
  const [row, setRow] = useState<HTMLOListElement | null>(null)
  const shown = useRef<number | null>(null)
  const { canGoBack, canGoOn } = useScrollEnds(row)

  useEffect(() => {
    if (!row || shown.current === current) return
    shown.current = current
    const item = row.children[current]
    if (!(item instanceof HTMLElement)) return
    const left = item.offsetLeft - row.offsetLeft
    const isInView = left >= row.scrollLeft && left + item.offsetWidth <= row.scrollLeft + row.clientWidth
    // Not scrollIntoView: that would also move the page.
    if (!isInView) row.scrollLeft = left - (row.clientWidth - item.offsetWidth) / 2
  }, [row, current])

  const scrollBy = (step: 1 | -1) => row?.scrollBy({ left: step * row.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <nav className={styles.strip} aria-label={t('questions')} data-scrolls={canGoBack || canGoOn}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('questionsBack')}
        disabled={!canGoBack}
        onClick={() => scrollBy(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <ol className={styles.row} ref={setRow}>
        {questions.map((question, index) => (
          <Thumbnail
            key={question.number}
            question={question}
            isCurrent={index === current}
            onChoose={() => playback.seek(startOfClip(playback.recording, question.first))}
          />
        ))}
      </ol>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('questionsOn')}
        disabled={!canGoOn}
        onClick={() => scrollBy(1)}
      >
        <ChevronRightIcon />
      </button>
    </nav>
  )
}
