import { formatClock } from '@candor/messages/dates'
import { PlayIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Analysis, Author } from '../../../findings/analysis/rules/analysis.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { useAuthor } from '../../../findings/analysis/web/use-author.ts'
import { contextOf } from '../../../findings/evidence/rules/context.ts'
import type { Evidence } from '../../../findings/evidence/rules/evidence.ts'
import { EvidenceAxis } from '../../../findings/evidence/web/evidence-axis.tsx'
import { MarkedText } from '../../../findings/evidence/web/marked-text.tsx'
import { Quote, QuoteFrame } from '../../../findings/evidence/web/quote.tsx'
import { langOf } from '../../../findings/questions/web/written-language.ts'
import { LazyMomentPlayer } from '../../../findings/recording/web/player/lazy-moment-player.tsx'
import { useVoiceName } from '../../../findings/recording/web/transcript/use-voice-name.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './moment-in-view.module.css'

interface Props {
  report: OpenReport
  analysis: Analysis | null
  evidence: Evidence
  /** All evidence of the same claim, in the order of the session. */
  among: readonly Evidence[]
}

/** The sentence with the quoted words marked; without it the quote, and why its sentence cannot be shown. */
function Words({ report, evidence }: Pick<Props, 'report' | 'evidence'>) {
  const t = useTranslations('evidence')
  const { evidenceIndex } = useEvidenceReader()
  const nameOf = useVoiceName()
  const { first } = usePersonName(report.candidate.person)
  const { answers } = report.interview
  const sentences = useMemo(
    () => contextOf(evidence, evidenceIndex.marks, answers),
    [evidence, evidenceIndex.marks, answers],
  )
  if (sentences.length === 0) return <Quote evidence={evidence} />
  const answer = answers.find(({ id }) => id === evidence.answerId)
  const { voice, question } = evidence
  return (
    <QuoteFrame kind={evidence.kind}>
      <figcaption className={styles.said}>
        <time>{formatClock(evidence.startMs)}</time>
        <span>
          {voice.kind === 'candidate'
            ? t('answering', { name: first, question })
            : t('during', { name: nameOf(voice), question })}
        </span>
      </figcaption>
      <blockquote dir="auto" lang={langOf(answer?.language ?? null)}>
        {sentences.map(({ index, text, marks }) => (
          <p key={index}>
            <MarkedText text={text} marks={marks} current={null} word={null} />
          </p>
        ))}
      </blockquote>
    </QuoteFrame>
  )
}

function Why({ evidence }: Pick<Props, 'evidence'>) {
  const t = useTranslations('evidence')
  const nameOf = useVoiceName()
  const { origin, reason, title, match, voice } = evidence
  const text = origin === 'derived' ? t('derived', { point: title }) : reason
  if (match === 'byAnother') return <p className={styles.why}>{t(match, { name: nameOf(voice) })}</p>
  if (match === 'byUnknown') return <p className={styles.why}>{t(match)}</p>
  // A quote that is in no sentence has its own reason.
  if (!text || match === 'notFound' || match === 'unverified') return null
  return (
    <p className={styles.why}>
      <b>{t('why')}</b> {text}
    </p>
  )
}

/** The source and date: a model's words have its name, version and date where they are known. */
function Model({ author, timeZone }: { author: Author; timeZone: string }) {
  const t = useTranslations('report-analysis')
  const { model, date } = useAuthor(author, timeZone)
  return <span>{date ? t('modelAndDate', { model, date }) : model}</span>
}

/** The recording at the second of the evidence, the words in their sentence, and the reason. */
export function MomentInView({ report, analysis, evidence, among }: Props) {
  const t = useTranslations('evidence')
  const { evidenceIndex } = useEvidenceReader()
  const { id, answerId, startMs } = evidence
  return (
    <>
      <LazyMomentPlayer report={report} atMs={startMs} answerId={answerId} />
      <EvidenceAxis evidence={among} endMs={evidenceIndex.endMs} currentId={id} />
      <div className={styles.words}>
        <Words report={report} evidence={evidence} />
      </div>
      <Why evidence={evidence} />
      <p className={styles.source}>
        {analysis && <Model author={analysis.author} timeZone={report.timeZone} />}
        <Button
          size="small"
          look="quiet"
          onClick={() => report.go({ inner: 0, ev: id, q: answerId, t: startMs / 1000 })}
        >
          <PlayIcon /> {t('openInRecord')}
        </Button>
      </p>
    </>
  )
}
