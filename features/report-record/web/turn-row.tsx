import { formatClock } from '@candor/messages/dates'
import { InterviewerAvatar } from '@candor/ui/interviewer-avatar'
import { EmptyNote } from '@candor/ui/notes'
import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Mark } from '../../evidence/rules/evidence.ts'
import { MarkedText } from '../../evidence/web/marked-text.tsx'
import { useEvidenceReader } from '../../report-ai/web/evidence-reader.ts'
import type { Clip } from '../rules/recording.ts'
import { indexAt, type Sentence, wordPlaces } from '../rules/speech.ts'
import type { Turn } from '../rules/turns.ts'
import { MarginNotes } from './margin-notes.tsx'
import type { Playback } from './playback.ts'
import { QuestionText } from './question-text.tsx'
import styles from './turn-row.module.css'
import { usePlayback } from './use-playback.ts'
import { langOf } from './written-language.ts'

function Asked({ clip }: { clip: Clip }) {
  const t = useTranslations('report-record')
  const { round, askedAtMs, startMs } = clip
  return (
    <div className={styles.asked}>
      <InterviewerAvatar />
      <div className={styles.question}>
        <b>{round === null ? t('asked', { number: clip.question + 1 }) : t('askedAgain', { round })}</b>{' '}
        <time>{formatClock(askedAtMs ?? startMs)}</time>
        <QuestionText html={clip.html} language={clip.language} />
      </div>
    </div>
  )
}

interface LineProps {
  clip: Clip
  clipIndex: number
  sentence: Sentence
  sentenceIndex: number
  isCurrent: boolean
  playback: Playback
}

const unmarked: readonly Mark[] = []

interface TextProps extends LineProps {
  marks: readonly Mark[]
  evidenceId: string | null
}

function CurrentText({ clip, sentence, playback, marks, evidenceId }: TextProps) {
  const places = useMemo(() => wordPlaces(sentence), [sentence])
  const word = usePlayback(playback, ({ sessionMs }) =>
    indexAt(sentence.words ?? [], sessionMs - clip.startMs),
  )
  return <MarkedText text={sentence.text} marks={marks} current={evidenceId} word={places[word] ?? null} />
}

/** A sentence with its time. Pressing it goes there; text that is being selected stays put. */
export function Line(props: LineProps) {
  const t = useTranslations('report-record')
  const { clip, clipIndex, sentence, sentenceIndex, isCurrent, playback } = props
  const { book, current, isChosen } = useEvidenceReader()
  const marks = book.marks.get(clip.id)?.get(sentenceIndex) ?? unmarked
  const evidenceId = isChosen && current ? current.id : null
  const sessionMs = clip.startMs + sentence.startMs
  const time = formatClock(sessionMs)
  const jump = () => playback.seek({ clip: clipIndex, sessionMs })
  const handleClick = () => {
    if (document.getSelection()?.isCollapsed !== false) jump()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the time in it is the button
    <div
      className={styles.line}
      data-line={`${clipIndex}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={handleClick}
    >
      <button
        type="button"
        className={styles.time}
        aria-label={t('jumpTo', { time, text: sentence.text })}
        onClick={(event) => {
          event.stopPropagation()
          jump()
        }}
      >
        <time>{time}</time>
      </button>
      <p lang={langOf(clip.language)} dir="auto">
        {isCurrent ? (
          <CurrentText {...props} marks={marks} evidenceId={evidenceId} />
        ) : (
          <MarkedText text={sentence.text} marks={marks} current={evidenceId} word={null} />
        )}
      </p>
      {marks.length > 0 && <MarginNotes marks={marks} clipIndex={clipIndex} playback={playback} />}
    </div>
  )
}

interface Props {
  turn: Turn
  clip: Clip
  isCurrent: boolean
  playback: Playback
}

/** One row of the transcript. */
export const TurnRow = memo(function TurnRow({ turn, clip, isCurrent, playback }: Props) {
  const t = useTranslations('report-record')
  switch (turn.kind) {
    case 'asked':
      return <Asked clip={clip} />
    case 'line': {
      const sentence = clip.sentences[turn.line]
      return (
        sentence && (
          <Line
            clip={clip}
            clipIndex={turn.clip}
            sentence={sentence}
            sentenceIndex={turn.line}
            isCurrent={isCurrent}
            playback={playback}
          />
        )
      )
    }
    case 'written':
      return (
        <div className={styles.beside}>
          <h3>{t('writtenAnswer')}</h3>
          <p className={styles.written} lang={langOf(clip.language)}>
            {clip.text}
          </p>
        </div>
      )
    case 'untranscribed':
      return (
        <div className={styles.beside}>
          <EmptyNote title={t('noTranscript')} text={t('noTranscriptText')} />
        </div>
      )
    case 'unanswered':
      return (
        <div className={styles.beside}>
          <EmptyNote title={t('noAnswer')} />
        </div>
      )
  }
})
