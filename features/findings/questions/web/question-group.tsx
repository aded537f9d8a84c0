import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { WrittenQuestion } from '../rules/question.ts'
import { tallyOf } from '../rules/tally.ts'
import { QuestionItem } from './question-item.tsx'
import { QuestionPages } from './question-pages.tsx'
import type { QuestionSetting } from './question-setting.ts'

interface Props {
  title: string
  questions: readonly WrittenQuestion[]
  setting: QuestionSetting
  /** The question of the address. */
  named: string | undefined
  /** Changes the page, where each question has a page; left out: all questions are listed. */
  onTurn?: (id: string) => void
}

/** One group of questions, folded, with its results in the heading. */
export function QuestionGroup({ title, questions, setting, named, onTurn }: Props) {
  return (
    <Section title={title} isFoldable end={<Result questions={questions} manual={setting.manual} />}>
      {onTurn ? (
        <QuestionPages
          label={title}
          questions={questions}
          named={named}
          onTurn={onTurn}
          draw={(question, number) => <QuestionItem question={question} number={number} setting={setting} />}
        />
      ) : (
        questions.map((question, index) => (
          <QuestionItem
            key={question.id}
            question={question}
            number={index + 1}
            setting={setting}
            isNamed={question.id === named}
          />
        ))
      )}
    </Section>
  )
}

function Result({
  questions,
  manual,
}: { questions: readonly WrittenQuestion[] } & Pick<QuestionSetting, 'manual'>) {
  const t = useTranslations('questions')
  const { count, answered, checked, correct, partial } = tallyOf(questions)
  const scored = questions.filter(({ id }) => manual.of(id).length > 0).length
  const isAllChecked = checked > 0 && checked === count
  return (
    <>
      {!isAllChecked && <span>{t('answered', { answered, count })}</span>}
      {checked > 0 && <span>{t('correct', { correct, count: checked })}</span>}
      {partial > 0 && <span>{t('partly', { count: partial })}</span>}
      {scored > 0 && <span>{t('scoredByPeople', { count: scored })}</span>}
    </>
  )
}
