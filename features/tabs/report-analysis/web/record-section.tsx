import { formatClock } from '@candor/messages/dates'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OptionalScore } from '../../../candidates/scores/rules/stars.ts'
import type { Shown } from '../../../findings/analysis/contract/calls.ts'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { isEvidenceComplete } from '../../../findings/analysis/rules/claims.ts'
import { readQuestions } from '../../../findings/analysis/rules/questions.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './record-section.module.css'
import { RecordSectionRow } from './record-section-row.tsx'

interface Props {
  report: Pick<OpenReport, 'interview' | 'go'>
  analysis: Analysis | null
  shown: Shown | null
  /** State of the analysis: the questions are there without it. */
  state: SectionState
}

/** Whether it is known if there is an analysis. */
const isKnown = ({ kind }: SectionState) => kind !== 'loading' && kind !== 'failed'

/**
 * What takes the place of a score that the analysis has not brought; nothing while it is not known whether there is
 * one.
 */
function missingScore(state: SectionState): OptionalScore | null {
  if (!isKnown(state)) return null
  return { state: state.kind === 'analysing' ? 'analysing' : 'none' }
}

/** The questions of the recording, each with its score; a row opens on the analysis, and links to the record. */
export function RecordSection({ report, analysis, shown, state }: Props) {
  const t = useTranslations('report-analysis')
  const ui = useTranslations('ui')
  const { evidenceIndex } = useEvidenceReader()
  const [opened, setOpened] = useState<string | null>(null)
  const { answers, unreadable } = report.interview
  const isUnreadable = unreadable.includes('answers')
  const questions = useMemo(() => readQuestions(answers, analysis), [answers, analysis])
  const count = questions.length
  const totalMs = questions.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)

  return (
    <Section
      title={t('record')}
      isFoldable
      isOpenAtFirst={false}
      state={
        count > 0
          ? { kind: 'ready' }
          : { kind: 'empty', title: isUnreadable ? ui('unreadable') : t('noRecord') }
      }
      end={
        count > 0 &&
        (totalMs > 0
          ? t('recordOf', { count, duration: formatClock(totalMs) })
          : t('recordUnknown', { count }))
      }
    >
      <ul className={styles.list}>
        {questions.map((question) => (
          <RecordSectionRow
            key={question.answerId}
            question={question}
            evidence={evidenceIndex.moments.filter((moment) => moment.question === question.number)}
            shown={shown}
            missing={missingScore(state)}
            hasAllEvidence={isKnown(state) && isEvidenceComplete(analysis)}
            isOpen={opened === question.answerId}
            onToggle={() => setOpened(opened === question.answerId ? null : question.answerId)}
            onGo={report.go}
          />
        ))}
      </ul>
    </Section>
  )
}
