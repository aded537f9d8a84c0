import { useMemo } from 'react'
import { DetailLink } from '../../../report/report/web/detail-link.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'
import { useManualScores } from '../../manual-scores/web/use-manual-scores.ts'
import { readWrittenQuestions, type WrittenQuestion } from '../rules/question.ts'
import type { QuestionSetting } from './question-setting.ts'

interface Questions {
  /** Questions in the interview's order. */
  readonly questions: readonly WrittenQuestion[]
  readonly setting: QuestionSetting
}

/** The questions of a report without a recording, with the settings to draw them. */
export function useQuestions(report: OpenReport): Questions {
  const { answers, answerRules } = report.interview
  const manual = useManualScores(report)
  const { shown, state } = useAnalysis(report)
  const showsScores = shown?.single ?? true
  const isAnalysing = state.kind === 'analysing'
  const { hidesCorrectness, foldsText } = answerRules
  const questions = useMemo(
    () => readWrittenQuestions(answers, { hidesCorrectness, showsScores, isAnalysing }),
    [answers, hidesCorrectness, showsScores, isAnalysing],
  )
  const linkTo = (id: string, title: string) => <DetailLink report={report} q={id} title={title} />
  return { questions, setting: { manual, foldsText, linkTo } }
}
