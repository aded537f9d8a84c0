import { PanelBody } from '@candor/ui/sections/panel-body'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { groupQuestions } from '../../../findings/questions/rules/question.ts'
import { NoQuestions } from '../../../findings/questions/web/no-questions.tsx'
import { QuestionGroup } from '../../../findings/questions/web/question-group.tsx'
import { QuestionKeysHint } from '../../../findings/questions/web/question-keys-hint.tsx'
import { useQuestionKeys } from '../../../findings/questions/web/use-question-keys.ts'
import { useQuestions } from '../../../findings/questions/web/use-questions.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { ToolbarEnd } from '../../../report/report/web/tabs/toolbar-end.tsx'

/** The questions that were answered without a recording, by kind. */
export function QuestionsPanel({ report }: PanelProps) {
  const t = useTranslations('questions')
  const panel = useRef<HTMLDivElement>(null)
  const { questions, setting } = useQuestions(report)
  const groups = groupQuestions(questions)
  useQuestionKeys(panel, report.address.q, (q) => report.go({ q }))
  return (
    <PanelBody className="stack" ref={panel}>
      {groups.length === 0 ? (
        <NoQuestions report={report} title={t('none')} text={t('noneText')} />
      ) : (
        <ToolbarEnd>
          <QuestionKeysHint />
        </ToolbarEnd>
      )}
      {groups.map(({ group, questions: found }) => (
        <QuestionGroup
          key={group}
          title={t(`group.${group}`)}
          questions={found}
          setting={setting}
          named={report.address.q}
        />
      ))}
    </PanelBody>
  )
}
