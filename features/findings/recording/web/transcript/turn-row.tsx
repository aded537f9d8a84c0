import { formatClock } from '@candor/messages/dates'
import { InterviewerAvatar } from '@candor/ui/avatars/interviewer-avatar'
import { EmptyNote } from '@candor/ui/sections/notes'
import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Voice } from '../../../../candidates/interviews/rules/voices.ts'
import { useEvidenceReader } from '../../../analysis/web/evidence-reader.ts'
import type { Mark } from '../../../evidence/rules/evidence.ts'
import { FoldedQuestion } from '../../../questions/web/folded-question.tsx'
import { langOf } from '../../../questions/web/written-language.ts'
import type { Clip } from '../../rules/recording.ts'
import { indexAt, isTimed, type Sentence, wordRanges } from '../../rules/speech.ts'
import type { Turn } from '../../rules/turns.ts'
import type { Playback } from '../player/playback.ts'
import { usePlayback } from '../player/use-playback.ts'
import { AnswerText, type FoundIn } from './answer-text.tsx'
import { MarginNotes } from './margin-notes.tsx'
import styles from './turn-row.module.css'
import { useVoiceName } from './use-voice-name.ts'
import { WrittenAnswer } from './written-answer.tsx'

function QuestionRow({ clip }: { clip: Clip }) {
  const t = useTranslations('recording')
  const { round, askedAtMs, startMs } = clip
  return (
    <div className={styles.asked}>
      <InterviewerAvatar />
      <div className={styles.question}>
        <b>{round === null ? t('asked', { number: clip.question + 1 }) : t('askedAgain', { round })}</b>{' '}
        <time>{formatClock(askedAtMs ?? startMs)}</time>
        <FoldedQuestion html={clip.html} language={clip.language} />
      </div>
    </div>
  )
}

const unmarked: readonly Mark[] = []

/** How the rows of a clip are drawn at the moment. */
interface RowState {
  clip: Clip
  clipIndex: number
  isCurrent: boolean
  playback: Playback
  /** Whether the word that is being said is underlined. */
  byWord: boolean
  found: FoundIn | null
}

interface LineProps extends RowState {
  sentence: Sentence
  sentenceIndex: number
  /** The voice that begins here; null where the previous one goes on. */
  voice: Voice | null
}

interface TextProps extends LineProps {
  marks: readonly Mark[]
  evidenceId: string | null
}

function TextByWord({ clip, sentence, playback, ...rest }: TextProps) {
  const ranges = useMemo(() => wordRanges(sentence), [sentence])
  const word = usePlayback(playback, ({ sessionMs }) =>
    indexAt(sentence.words ?? [], sessionMs - clip.startMs),
  )
  return <AnswerText {...rest} text={sentence.text} word={ranges[word] ?? null} />
}

function LineText(props: TextProps) {
  const { isCurrent, byWord, sentence, marks, evidenceId, found } = props
  if (isCurrent && byWord) return <TextByWord {...props} />
  return <AnswerText text={sentence.text} marks={marks} evidenceId={evidenceId} word={null} found={found} />
}

/** A sentence with its time. Pressing it goes there, unless text is being selected or the sentence has no time. */
export function Line(props: LineProps) {
  const t = useTranslations('recording')
  const nameOf = useVoiceName()
  const { clip, clipIndex, sentence, sentenceIndex, isCurrent, playback, voice } = props
  const { evidenceIndex, current, isChosen } = useEvidenceReader()
  const marks = evidenceIndex.marks.get(clip.id)?.get(sentenceIndex) ?? unmarked
  const evidenceId = isChosen && current ? current.id : null
  const hasTime = isTimed(sentence)
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
      data-timed={hasTime}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={hasTime ? handleClick : undefined}
    >
      {hasTime && (
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
      )}
      <div className={styles.said}>
        {voice && <b className={styles.voice}>{nameOf(voice)}</b>}
        <p lang={langOf(clip.language)} dir="auto">
          <LineText {...props} marks={marks} evidenceId={evidenceId} />
        </p>
      </div>
      {marks.length > 0 && <MarginNotes marks={marks} clipIndex={clipIndex} playback={playback} />}
    </div>
  )
}

function SideNote({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.beside}>
      <EmptyNote title={title} text={text} />
    </div>
  )
}

interface Props extends Omit<RowState, 'clipIndex'> {
  turn: Turn
  voice: Voice | null
}

/** One row of the transcript. */
export const TurnRow = memo(function TurnRow({ turn, voice, ...state }: Props) {
  const t = useTranslations('recording')
  const { clip, playback, found } = state
  switch (turn.kind) {
    case 'asked':
      return <QuestionRow clip={clip} />
    case 'line': {
      const sentence = clip.sentences[turn.line]
      const indexes = { clipIndex: turn.clip, sentenceIndex: turn.line }
      return sentence && <Line {...state} {...indexes} sentence={sentence} voice={voice} />
    }
    case 'written':
      return (
        <WrittenAnswer
          clip={clip}
          clipIndex={turn.clip}
          text={clip.text ?? ''}
          playback={playback}
          found={found}
        />
      )
    case 'untranscribed':
      return playback.recording.questions.length > 0 ? (
        <SideNote title={t('noTranscript')} text={t('noTranscriptText')} />
      ) : (
        <SideNote title={t('noSessionTranscript')} />
      )
    case 'unanswered':
      return <SideNote title={t('noAnswer')} />
  }
})
