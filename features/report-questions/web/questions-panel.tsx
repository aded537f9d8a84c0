import { Kbd } from '@candor/ui/kbd'
import { EmptyNote } from '@candor/ui/notes'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'
import { useManualScores } from '../../manual-scores/web/use-manual-scores.ts'
import type { PanelProps } from '../../report/web/tab-registry.ts'
import { ToolbarEnd } from '../../report-ai/web/toolbar.tsx'
import { groupQuestions, readOtherQuestions } from '../rules/question.ts'
import { QuestionGroup } from './question-group.tsx'
import styles from './questions-panel.module.css'
import { useQuestionKeys } from './use-question-keys.ts'

/** The questions that were answered without a recording, by kind. */
export function QuestionsPanel({ report }: PanelProps) {
  const t = useTranslations('report-questions')
  const panel = useRef<HTMLDivElement>(null)
  const { answerResult, answerRules } = report.info
  const manual = useManualScores(answerRules?.hidesManualScores ? null : report.interviewId)
  const { shown, state } = useAnalysis(report.interviewId)
  const showsScores = shown === null || (shown.single && shown.stars)
  const isAnalysing = state.kind === 'analysing'
  const hidesCorrectness = answerRules?.hidesCorrectness ?? false
  const groups = useMemo(() => {
    const questions = readOtherQuestions(answerResult, { hidesCorrectness, showsScores, isAnalysing })
    return groupQuestions(questions)
  }, [answerResult, hidesCorrectness, showsScores, isAnalysing])
  useQuestionKeys(panel, (q) => report.go({ q }))

  const setting = {
    manual,
    foldsText: answerRules?.foldsText ?? false,
    hidesManualScores: answerRules?.hidesManualScores ?? false,
    timeZone: report.timeZone,
  }
  return (
    <div className={styles.panel} ref={panel}>
      {groups.length === 0 ? (
        <EmptyNote title={t('none')} text={t('noneText')} />
      ) : (
        <ToolbarEnd>
          <span className={styles.keys}>
            <Kbd>←</Kbd>
            <Kbd>→</Kbd> {t('keyQuestion')}
          </span>
        </ToolbarEnd>
      )}
      {groups.map(({ group, questions }) => (
        <QuestionGroup
          key={group}
          group={group}
          questions={questions}
          setting={setting}
          named={report.address.q}
        />
      ))}
    </div>
  )
}
