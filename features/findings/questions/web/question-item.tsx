import { Tag } from '@candor/ui/tag'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WrittenQuestion } from '../rules/question.ts'
import { ChoiceList } from './choice-list.tsx'
import { CodeBlock } from './code-block.tsx'
import { FoldedQuestion } from './folded-question.tsx'
import { ModelFindings } from './model-findings.tsx'
import { QuestionArticle } from './question-article.tsx'
import { QuestionAside } from './question-aside.tsx'
import styles from './question-item.module.css'
import type { QuestionSetting } from './question-setting.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { WrittenAnswer } from './written-answer.tsx'
import { langOf } from './written-language.ts'

interface Props {
  question: WrittenQuestion
  number: number
  setting: QuestionSetting
  /** Whether it is the question of the address. */
  isNamed?: boolean
  isPart?: boolean
}

/** One question with its answer, and the results beside it. */
export function QuestionItem({ question, number, setting, isNamed = false, isPart = false }: Props) {
  const t = useTranslations('questions')
  const article = useRef<HTMLElement>(null)
  const title = question.title ?? t('untitled', { number })

  // On arrival only: later the address follows the reader.
  const [isArrival] = useState(isNamed)
  useEffect(() => {
    if (isArrival) article.current?.scrollIntoView?.({ block: 'start' })
  }, [isArrival])

  return (
    <QuestionArticle
      questionId={isPart ? null : question.id}
      number={number}
      title={title}
      facts={
        <>
          <Facts question={question} />
          {!isPart && setting.linkTo?.(question.id, title)}
        </>
      }
      aside={<QuestionAside question={question} number={number} title={title} setting={setting} />}
      parts={<Parts question={question} title={title} setting={setting} />}
      ref={article}
    >
      <FoldedQuestion html={question.html} language={question.language} />
      <Given question={question} title={title} foldsText={setting.foldsText} />
      {question.model && <ModelFindings model={question.model} />}
    </QuestionArticle>
  )
}

function Parts({ question, title, setting }: Pick<Props, 'question' | 'setting'> & { title: string }) {
  const t = useTranslations('questions')
  if (question.parts.length === 0) return null
  return (
    <section className={styles.parts} aria-label={t('parts', { title })}>
      {question.parts.map((part, index) => (
        <QuestionItem key={part.id} question={part} number={index + 1} setting={setting} isPart />
      ))}
    </section>
  )
}

function Facts({ question }: { question: WrittenQuestion }) {
  const t = useTranslations('questions')
  const { type, topics, isCustom, round, verdict, isUnscored } = question
  return (
    <>
      {type && <span>{t(`type.${type}`)}</span>}
      {topics.map((topic) => (
        <span key={topic}>{topic}</span>
      ))}
      {round !== null && <Tag>{t('followUp', { round })}</Tag>}
      {isCustom && <Tag>{t('custom')}</Tag>}
      {isUnscored && <span>{t('notScored')}</span>}
      {verdict && <VerdictMark verdict={verdict} />}
    </>
  )
}

interface GivenProps {
  question: WrittenQuestion
  title: string
  foldsText: boolean
}

function Given({ question, title, foldsText }: GivenProps) {
  const { choices, type, group, answer, parts, files } = question
  if (parts.length > 0) return null
  if (choices.length > 0) {
    return <ChoiceList choices={choices} isSorting={type === 'sorting'} lang={langOf(question.language)} />
  }
  if (group !== 'code' || answer === null) return <WrittenAnswer question={question} foldsText={foldsText} />
  return (
    <>
      <CodeBlock code={answer} language={question.codeLanguage} title={title} />
      {files.length > 0 && <WrittenAnswer question={{ ...question, answer: null }} foldsText={false} />}
    </>
  )
}
