import { Kbd } from '@candor/ui/kbd'
import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { SessionStrip } from '../../../findings/evidence/web/session-strip.tsx'
import { useManualScores } from '../../../findings/manual-scores/web/use-manual-scores.ts'
import { playheadBeside, playheadOf, questionBeside } from '../../../findings/recording/rules/playhead.ts'
import type { RecordedQuestion, Recording } from '../../../findings/recording/rules/recording.ts'
import type { Playback } from '../../../findings/recording/web/player/playback.ts'
import { Player } from '../../../findings/recording/web/player/player.tsx'
import { usePlayback } from '../../../findings/recording/web/player/use-playback.ts'
import { usePlayerKeys } from '../../../findings/recording/web/player/use-player-keys.ts'
import { useSessionPlayback } from '../../../findings/recording/web/player/use-recording.ts'
import { Transcript } from '../../../findings/recording/web/transcript/transcript.tsx'
import { useQuestionResults } from '../../../findings/recording/web/use-question-results.ts'
import { VoiceChoices } from '../../../findings/recording/web/voices/voice-choices.tsx'
import { DetailLink } from '../../../report/report/web/detail-link.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { ToolbarEnd } from '../../../report/report/web/tabs/toolbar-end.tsx'
import { QuestionLog } from './question-log.tsx'
import { QuestionScores } from './question-scores.tsx'
import { QuestionStrip } from './question-strip.tsx'
import styles from './session-view.module.css'

function Badge({ playback }: { playback: Playback }) {
  const t = useTranslations('recording')
  const { clips, questions } = playback.recording
  const index = usePlayback(playback, ({ clip }) => clips[clip]?.question ?? 0)
  const number = index + 1
  const count = questions.length
  const title = questions[index]?.title
  return (
    <p className={styles.badge}>
      <b>Q{number}</b>
      <span>{title ? t('badge', { title, number, count }) : t('questionPlace', { number, count })}</span>
    </p>
  )
}

function Keys({ hasQuestions }: { hasQuestions: boolean }) {
  const t = useTranslations('recording')
  return (
    <>
      <span className={styles.key}>
        <Kbd>Space</Kbd> {t('keyPlay')}
      </span>
      {hasQuestions && (
        <span className={styles.key}>
          <Kbd>←</Kbd> <Kbd>→</Kbd> {t('keyQuestion')}
        </span>
      )}
    </>
  )
}

/** Brings evidence into view, and the player to its moment. */
function useMomentOpener(playback: Playback): (evidenceId: string) => void {
  const { evidenceIndex, select } = useEvidenceReader()
  return (id) => {
    const moment = evidenceIndex.byId.get(id)
    select(id)
    if (moment)
      playback.seek(playheadOf(playback.recording, { q: moment.answerId, t: moment.startMs / 1000 }))
  }
}

interface MomentsProps {
  playback: Playback
  onSelect: (evidenceId: string) => void
}

/** Every moment of evidence, under the picture; choosing one plays it. */
function Moments({ playback, onSelect }: MomentsProps) {
  const { evidenceIndex, current, isChosen } = useEvidenceReader()
  const seconds = usePlayback(playback, ({ sessionMs }) => Math.round(sessionMs / 1000))
  return (
    <SessionStrip
      evidenceIndex={evidenceIndex}
      claim={isChosen ? (current?.claim ?? null) : null}
      currentId={isChosen ? (current?.id ?? null) : null}
      sessionMs={seconds * 1000}
      isNamed={false}
      onMove={onSelect}
      onSelect={onSelect}
    />
  )
}

/** The whole session on one axis: the player with its questions, and the transcript beside it. */
export function SessionView({ report, recording }: { report: OpenReport; recording: Recording }) {
  const root = useRef<HTMLDivElement>(null)
  const playback = useSessionPlayback(report, recording)
  const results = useQuestionResults(report)
  const manual = useManualScores(report)
  const handleMoment = useMomentOpener(playback)
  const handleSkip = useCallback(
    (ms: number) => playback.seek(playheadBeside(playback.recording, playback.state, ms)),
    [playback],
  )
  const handleStep = useCallback(
    (step: 1 | -1) => {
      const moment = questionBeside(playback.recording, playback.state.clip, step)
      if (moment) playback.seek(moment)
    },
    [playback],
  )
  usePlayerKeys(root, playback, { onSkip: handleSkip, onStep: handleStep })
  const hasQuestions = recording.questions.length > 0
  const linkTo = ({ first, number, title }: RecordedQuestion) => {
    const clip = recording.clips[first]
    return clip && <DetailLink report={report} q={clip.id} title={title ?? `Q${number}`} />
  }
  return (
    <div className={styles.session} ref={root}>
      <ToolbarEnd>
        <Keys hasQuestions={hasQuestions} />
      </ToolbarEnd>
      <div className={styles.stage}>
        <div className={styles.player}>
          <Player playback={playback} badge={hasQuestions && <Badge playback={playback} />} />
        </div>
        {hasQuestions && (
          <div className={styles.strip}>
            <Moments playback={playback} onSelect={handleMoment} />
            <QuestionStrip playback={playback} scores={results.scores} linkTo={linkTo} />
            <QuestionScores playback={playback} results={results} onSelect={handleMoment} linkTo={linkTo} />
            <QuestionLog playback={playback} manual={manual} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <Transcript
          playback={playback}
          person={report.candidate.person}
          top={<VoiceChoices report={report} />}
        />
      </div>
    </div>
  )
}
