import styles from './question-text.module.css'
import { langOf } from './written-language.ts'

/** A question's text, which may be HTML. */
export function QuestionText({ html, language }: { html: string; language: string | null }) {
  return (
    <div
      className={styles.text}
      lang={langOf(language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it; links have become plain words
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
