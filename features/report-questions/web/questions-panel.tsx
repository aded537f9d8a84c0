import { EmptyNote } from '@candor/ui/notes'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../report/web/tab-registry.ts'
import { ToolbarEnd } from '../../report-ai/web/toolbar.tsx'
import { groupQuestions } from '../rules/question.ts'
import { QuestionGroup } from './question-group.tsx'
import { QuestionKeysHint } from './question-keys-hint.tsx'
import styles from './questions-panel.module.css'
import { useQuestionKeys } from './use-question-keys.ts'
import { useQuestions } from './use-questions.ts'

/** The questions that were answered without a recording, by kind. */
export function QuestionsPanel({ report }: PanelProps) {
  const t = useTranslations('report-questions')
  const panel = useRef<HTMLDivElement>(null)
  const { questions, setting } = useQuestions(report)
  const groups = groupQuestions(questions)
  useQuestionKeys(panel, report.address.q, (q) => report.go({ q }))
  return (
    <div className={styles.panel} ref={panel}>
      {groups.length === 0 ? (
        <EmptyNote title={t('none')} text={t('noneText')} />
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
    </div>
  )
}
