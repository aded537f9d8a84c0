import type { ReplyOf } from '@candor/call/define'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { aiTab, showsAiInterview } from '../../../findings/analysis/rules/ai-interview.ts'
import { customAnswerIds } from '../../../findings/analysis/rules/answers.ts'
import { aiDataQuery } from '../../../findings/analysis/web/ai-data-query.ts'
import { useAnalysis } from '../../../findings/analysis/web/use-analysis.ts'
import { groupQuestions } from '../../../findings/questions/rules/question.ts'
import { NoQuestions } from '../../../findings/questions/web/no-questions.tsx'
import { QuestionGroup } from '../../../findings/questions/web/question-group.tsx'
import { QuestionsFrame } from '../../../findings/questions/web/questions-frame.tsx'
import { useQuestionKeys } from '../../../findings/questions/web/use-question-keys.ts'
import { useQuestions } from '../../../findings/questions/web/use-questions.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { customIds, recordedQuestions, writtenQuestions } from '../rules/custom.ts'
import { RecordedItem } from './recorded-item.tsx'

const readCustomIds = ({ aiData }: ReplyOf<typeof aiReportData>) => customAnswerIds(aiData)

/** The company's own questions: recorded ones, and the others by kind. */
export function CustomQuestionsPanel({ report }: PanelProps) {
  const t = useTranslations('report-custom-questions')
  const words = useTranslations('questions')
  const panel = useRef<HTMLDivElement>(null)
  const { questions, setting } = useQuestions(report)
  const { analysis, state } = useAnalysis(report)
  const { data: analysed = [] } = useQuery({ ...aiDataQuery(report.interviewId), select: readCustomIds })
  useQuestionKeys(panel, report.address.q, (q) => report.go({ q }))

  const { answers } = report.interview
  const custom = customIds(answers, analysed)
  const recorded = recordedQuestions(report.interview, analysis, custom)
  const groups = groupQuestions(writtenQuestions(questions, custom))
  // The analysis may name some of them.
  const isKnown = state.kind !== 'loading' && state.kind !== 'failed'
  const isEmpty = recorded.length === 0 && groups.length === 0
  const handleOpen = (q: string) => report.go({ activeIndex: aiTab, inner: 0, q })
  return (
    <QuestionsFrame panel={panel} hasKeys={!isEmpty}>
      {isEmpty &&
        (isKnown ? (
          <NoQuestions report={report} title={t('none')} text={t('noneText')} />
        ) : (
          <SectionBody state={state}>{null}</SectionBody>
        ))}
      {recorded.length > 0 && (
        <Section title={t('recorded')} isFoldable end={<span>{t('count', { count: recorded.length })}</span>}>
          {recorded.map((question) => (
            <RecordedItem
              key={question.answerId}
              question={question}
              foldsText={setting.foldsText}
              onOpen={showsAiInterview(report.facts) ? () => handleOpen(question.answerId) : undefined}
            />
          ))}
        </Section>
      )}
      {groups.map(({ group, questions: found }) => (
        <QuestionGroup
          key={group}
          title={words(`group.${group}`)}
          questions={found}
          setting={setting}
          named={report.address.q}
        />
      ))}
    </QuestionsFrame>
  )
}
