import { useId, useLayoutEffect, useRef, useState } from 'react'
import { isQuestionFolded } from '../rules/text.ts'
import { FoldButton } from './fold-button.tsx'
import styles from './folded-question.module.css'
import { QuestionText } from './question-text.tsx'

/** A question's text, collapsed where it is long. */
export function FoldedQuestion({ html, language }: { html: string; language: string | null }) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [isHigh, setIsHigh] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    const measure = () => setIsHigh(isQuestionFolded(element.scrollHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={styles.question}>
      <div id={id} className={isHigh && !isOpen ? styles.folded : undefined}>
        <div ref={text}>
          <QuestionText html={html} language={language} />
        </div>
      </div>
      {isHigh && <FoldButton folds={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
    </div>
  )
}
