import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { groupQuestions } from '../../../findings/questions/rules/question.ts'
import { NoQuestions } from '../../../findings/questions/web/no-questions.tsx'
import { QuestionGroup } from '../../../findings/questions/web/question-group.tsx'
import { QuestionsFrame } from '../../../findings/questions/web/questions-frame.tsx'
import { useQuestionKeys } from '../../../findings/questions/web/use-question-keys.ts'
import { useQuestions } from '../../../findings/questions/web/use-questions.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'

/** Coding, one question a page, and below it the objective questions. */
export function CodingPanel({ report }: PanelProps) {
  const t = useTranslations('report-coding')
  const words = useTranslations('questions')
  const panel = useRef<HTMLDivElement>(null)
  const { questions, setting } = useQuestions(report)
  const handleGo = (q: string) => report.go({ q })
  useQuestionKeys(panel, report.address.q, handleGo)
  const groups = groupQuestions(questions).filter(({ group }) => group !== 'subjective')
  const inOrder = groups.toSorted((a, b) => Number(b.group === 'code') - Number(a.group === 'code'))
  return (
    <QuestionsFrame panel={panel} hasKeys={groups.length > 0}>
      {groups.length === 0 && <NoQuestions report={report} title={t('none')} text={t('noneText')} />}
      {inOrder.map(({ group, questions: found }) => (
        <QuestionGroup
          key={group}
          title={words(`group.${group}`)}
          questions={found}
          setting={setting}
          named={report.address.q}
          onTurn={group === 'code' ? handleGo : undefined}
        />
      ))}
    </QuestionsFrame>
  )
}
