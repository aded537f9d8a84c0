import { classes } from '@candor/ui/classes.ts'
import { FileIcon } from '@candor/ui/icons'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WrittenQuestion } from '../rules/question.ts'
import { isTextFolded } from '../rules/text.ts'
import { FoldButton } from './fold-button.tsx'
import styles from './written-answer.module.css'
import { langOf } from './written-language.ts'

type Answered = Pick<WrittenQuestion, 'answer' | 'files' | 'language'>

/** The candidate's text and files. */
export function WrittenAnswer({ question, foldsText }: { question: Answered; foldsText: boolean }) {
  const t = useTranslations('questions')
  const { answer, files, language } = question
  return (
    <div className="stack-close">
      {answer !== null && <AnswerText text={answer} language={language} foldsText={foldsText} />}
      {answer === null && files.length === 0 && <p className={styles.none}>{t('noAnswer')}</p>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map(({ name, address }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <FileIcon />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface TextProps {
  text: string
  language: string | null
  foldsText: boolean
}

function AnswerText({ text, language, foldsText }: TextProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = isTextFolded(text, foldsText)
  return (
    <div>
      <p
        id={id}
        className={classes(styles.text, isFolded && !isOpen && styles.folded)}
        lang={langOf(language)}
      >
        {text}
      </p>
      {isFolded && <FoldButton folds={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
    </div>
  )
}
