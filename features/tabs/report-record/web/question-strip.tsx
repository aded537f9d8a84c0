import { formatClock } from '@candor/messages/dates'
import { ChevronLeftIcon, ChevronRightIcon } from '@candor/ui/icons'
import { PulseBar } from '@candor/ui/pulse-bar'
import { revealFocused, revealInRow, scrollOn, useScrollEnds } from '@candor/ui/tabs/scroll-ends.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'
import { startOfClip } from '../../../findings/recording/rules/playhead.ts'
import type { RecordedQuestion } from '../../../findings/recording/rules/recording.ts'
import type { Playback } from '../../../findings/recording/web/player/playback.ts'
import { usePlayback } from '../../../findings/recording/web/player/use-playback.ts'
import { QuestionPopup } from './question-popup.tsx'
import styles from './question-strip.module.css'

/** A score in short; nothing for a hidden or missing one. */
function ShortScore({ score }: { score: ScoreState | null }) {
  const t = useTranslations('recording')
  const decimal = useFixed(1)
  if (score?.state === 'analysing') {
    return (
      <span className={styles.score}>
        <PulseBar size="small" />
        <span className="sr">{t('scoreAnalysing')}</span>
      </span>
    )
  }
  if (score?.state !== 'scored') return null
  const { value, outOf } = score
  return (
    <span className={styles.score}>
      {decimal(value)}
      <span className="sr"> {t('scoreOutOf', { outOf })}</span>
    </span>
  )
}

interface ThumbnailProps {
  question: RecordedQuestion
  score: ScoreState | null
  isCurrent: boolean
  /** Id of the popup with the whole question, while that is open. */
  popupId: string | undefined
  onChoose: () => void
}

function Thumbnail({ question, score, isCurrent, popupId, onChoose }: ThumbnailProps) {
  const t = useTranslations('recording')
  const { number, poster, durationMs, answered } = question
  const title = question.title ?? t('untitled', { number })
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.thumbnail}
        aria-current={isCurrent ? 'true' : undefined}
        aria-haspopup="dialog"
        aria-expanded={popupId !== undefined}
        aria-controls={popupId}
        onClick={onChoose}
      >
        <span className={styles.facts}>
          <b>Q{number}</b> <ShortScore score={score} />
        </span>{' '}
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.picture}>
          {poster && <img src={poster} alt="" loading="lazy" decoding="async" />}
          {answered === 'recorded' ? (
            durationMs > 0 && <time>{formatClock(durationMs)}</time>
          ) : (
            <span className={styles.absent}>{t(answered === 'no' ? 'noAnswer' : 'noRecording')}</span>
          )}
        </span>
      </button>
    </li>
  )
}

interface Props {
  playback: Playback
  /** Score of each question; null where it is not scored. */
  scores: readonly (ScoreState | null)[]
  /** Returns the link to a question on a page of its own. */
  linkTo: (question: RecordedQuestion) => ReactNode
}

/** Keeps the thumbnail of the current question in view. */
function useRevealed(row: HTMLOListElement | null, current: number): void {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (!row || shown.current === current) return
    shown.current = current
    const item = row.children[current]
    if (item instanceof HTMLElement) revealInRow(row, item)
  }, [row, current])
}

/** The question whose popup is open, by its place in the row; null for none. */
function useOpened(row: HTMLOListElement | null, current: number) {
  const [opened, setOpened] = useState<number | null>(null)

  // The seek to an opened question takes effect a little later; when another question comes into view, the popup
  // closes.
  const before = useRef(current)
  useEffect(() => {
    const left = before.current
    before.current = current
    if (left !== current) setOpened((now) => (now === left ? null : now))
  }, [current])

  const close = useCallback(
    (hadFocus: boolean) => {
      setOpened(null)
      const opener = opened === null ? null : row?.children[opened]?.querySelector('button')
      if (hadFocus) opener?.focus()
    },
    [row, opened],
  )
  return { opened, setOpened, close }
}

interface ArrowProps {
  label: string
  isEnd: boolean
  onPress: () => void
  children: ReactNode
}

/** Scrolls the row; at its end the button stays, so that it keeps the focus. */
function Arrow({ label, isEnd, onPress, children }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-disabled={isEnd} onClick={onPress}>
      {children}
    </button>
  )
}

/** The questions as pictures in a row; choosing one goes to its start, and shows it in full. */
export function QuestionStrip({ playback, scores, linkTo }: Props) {
  const t = useTranslations('recording')
  const { clips, questions } = playback.recording
  const current = usePlayback(playback, ({ clip }) => clips[clip]?.question ?? 0)
  const [row, setRow] = useState<HTMLOListElement | null>(null)
  const { opened, setOpened, close } = useOpened(row, current)
  const popupId = useId()
  const { canGoBack, canGoOn } = useScrollEnds(row, questions.length)

  useRevealed(row, current)

  function handleChoose(index: number) {
    const question = questions[index]
    if (!question) return
    playback.seek(startOfClip(playback.recording, question.first))
    setOpened(index)
  }

  const openedQuestion = opened === null ? undefined : questions[opened]
  return (
    <div className={styles.questions}>
      <nav className={styles.strip} aria-label={t('questions')}>
        <Arrow label={t('questionsBack')} isEnd={!canGoBack} onPress={() => scrollOn(row, -1)}>
          <ChevronLeftIcon />
        </Arrow>
        <ol className={styles.row} ref={setRow} onFocus={revealFocused}>
          {questions.map((question, index) => (
            <Thumbnail
              key={question.number}
              question={question}
              score={scores[index] ?? null}
              isCurrent={index === current}
              popupId={index === opened ? popupId : undefined}
              onChoose={() => handleChoose(index)}
            />
          ))}
        </ol>
        <Arrow label={t('questionsOn')} isEnd={!canGoOn} onPress={() => scrollOn(row, 1)}>
          <ChevronRightIcon />
        </Arrow>
      </nav>
      <div aria-live="polite">
        {openedQuestion && (
          <QuestionPopup
            key={opened}
            id={popupId}
            question={openedQuestion}
            link={linkTo(openedQuestion)}
            onClose={close}
          />
        )}
      </div>
    </div>
  )
}
