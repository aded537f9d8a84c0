import { formatClock } from '@candor/messages/dates'
import { PlayIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEvidenceIndex } from '../../../../findings/analysis/web/use-evidence-index.ts'
import { contextOf } from '../../../../findings/evidence/rules/context.ts'
import type { Evidence, EvidenceIndex } from '../../../../findings/evidence/rules/evidence.ts'
import { evidenceBeside, firstClaim } from '../../../../findings/evidence/rules/steps.ts'
import { EvidenceAnnouncement } from '../../../../findings/evidence/web/evidence-announcement.tsx'
import { MarkedText } from '../../../../findings/evidence/web/marked-text.tsx'
import { Quote } from '../../../../findings/evidence/web/quote.tsx'
import { langOf } from '../../../../findings/questions/web/written-language.ts'
import { fileAt, playheadOf } from '../../../../findings/recording/rules/playhead.ts'
import { readRecording } from '../../../../findings/recording/rules/recording.ts'
import { LazyMomentPlayer } from '../../../../findings/recording/web/player/lazy-moment-player.tsx'
import { useVoiceName } from '../../../../findings/recording/web/transcript/use-voice-name.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import styles from './decision-evidence.module.css'

/** The evidence in view: that of the address, else the first of the report. */
function evidenceInView(evidenceIndex: EvidenceIndex, id: string | undefined): Evidence | null {
  const named = id === undefined ? undefined : evidenceIndex.byId.get(id)
  const claim = firstClaim(evidenceIndex)
  return named ?? (claim ? evidenceIndex.byClaim.get(claim)?.[0] : undefined) ?? null
}

interface InViewProps {
  report: OpenReport
  evidence: Evidence
}

/** A picture of the recording at that second, which plays from there when pressed. Empty without a recording. */
function Still({ report, evidence, onPlay }: InViewProps & { onPlay: () => void }) {
  const t = useTranslations('evaluations')
  const words = useTranslations('evidence')
  const recording = useMemo(() => readRecording(report.interview), [report.interview])
  const { answerId, question, startMs } = evidence
  const file = fileAt(recording, playheadOf(recording, { q: answerId, t: startMs / 1000 }))
  if (!file) return null
  const time = formatClock(startMs)
  return (
    <button
      ref={handFocusInTurn}
      type="button"
      className={styles.still}
      aria-label={t('decide.playEvidence', { place: words('place', { question, time }) })}
      onClick={onPlay}
    >
      {file.poster ? (
        <img src={file.poster} alt="" />
      ) : (
        <video
          key={startMs}
          src={`${file.addresses[0]}#t=${Math.max(0, startMs - file.startMs) / 1000}`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <span className={styles.time}>
        <PlayIcon />
        {time}
      </span>
    </button>
  )
}

function Words({ report, evidence, evidenceIndex }: InViewProps & { evidenceIndex: EvidenceIndex }) {
  const t = useTranslations('evidence')
  const nameOf = useVoiceName()
  const { answers } = report.interview
  const sentences = useMemo(
    () => contextOf(evidence, evidenceIndex.marks, answers),
    [evidence, evidenceIndex.marks, answers],
  )
  if (sentences.length === 0) return <Quote evidence={evidence} />
  const answer = answers.find(({ id }) => id === evidence.answerId)
  const { voice, match } = evidence
  return (
    <>
      <blockquote dir="auto" lang={langOf(answer?.language ?? null)} className={styles.quote}>
        {sentences.map(({ index, text, marks }) => (
          <p key={index}>
            <MarkedText text={text} marks={marks} current={null} word={null} />
          </p>
        ))}
      </blockquote>
      {match === 'byAnother' && <p className={styles.voice}>{t(match, { name: nameOf(voice) })}</p>}
      {match === 'byUnknown' && <p className={styles.voice}>{t(match)}</p>}
    </>
  )
}

/** The evidence in view, with a button to the next; after the last comes the first. */
export function DecisionEvidence({ report }: { report: OpenReport }) {
  const t = useTranslations('evaluations')
  const evidenceIndex = useEvidenceIndex(report)
  const [isPlaying, setPlaying] = useState(false)
  const [wasStepped, setStepped] = useState(false)
  const evidence = evidenceInView(evidenceIndex, report.address.ev)
  if (!evidence) return null
  const moment = evidenceIndex.byId.get(evidenceIndex.momentOf.get(evidence.id) ?? evidence.id) ?? null

  function handleAnother() {
    const next = evidenceBeside(evidenceIndex, evidence, 1, 'session') ?? evidenceIndex.moments[0]
    setStepped(true)
    report.go({ ev: next?.id })
  }

  return (
    <section aria-label={t('decide.evidence')} className={styles.evidence}>
      {isPlaying ? (
        <div ref={handFocusInTurn} className={styles.player} tabIndex={-1}>
          <LazyMomentPlayer report={report} atMs={evidence.startMs} answerId={evidence.answerId} />
        </div>
      ) : (
        <Still report={report} evidence={evidence} onPlay={() => setPlaying(true)} />
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <b>{t('decide.evidence')}</b>
          {evidenceIndex.moments.length > 1 && (
            <Button look="quiet" onClick={handleAnother}>
              {t('decide.anotherEvidence')}
            </Button>
          )}
        </p>
        <Words report={report} evidence={evidence} evidenceIndex={evidenceIndex} />
      </div>
      <EvidenceAnnouncement evidence={wasStepped ? moment : null} among={evidenceIndex.moments} />
    </section>
  )
}
