import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'
import { QuestionGroup } from '../../../findings/questions/web/question-group.tsx'
import type { QuestionSetting } from '../../../findings/questions/web/question-setting.ts'
import type { TestView } from '../rules/view.ts'

interface Props {
  view: Exclude<TestView, 'summary'>
  questions: readonly WrittenQuestion[]
  setting: QuestionSetting
  named: string | undefined
  onTurn: (id: string) => void
}

/**
 * The questions of one sub-view: subjective and coding ones one a page, the others below one another (decision C66).
 */
export function ViewQuestions({ view, questions, setting, named, onTurn }: Props) {
  const t = useTranslations('report-online-test')
  if (questions.length === 0) return <EmptyNote title={t('noneInModule')} />
  return (
    <QuestionGroup
      title={t(`view.${view}`)}
      questions={questions}
      setting={setting}
      named={named}
      onTurn={view === 'subjective' ? onTurn : undefined}
    />
  )
}
