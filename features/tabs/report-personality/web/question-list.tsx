import { useTranslations } from 'use-intl'
import type { Pdp } from '../../../findings/personality/rules/pdp.ts'
import styles from './question-list.module.css'

/** The questions in the test's order, each with its options and the candidate's points. */
export function QuestionList({ questions }: Pick<Pdp, 'questions'>) {
  const t = useTranslations('personality')
  return (
    <ol className={styles.list}>
      {questions.map(({ text, options }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id and keep their order
        <li key={index}>
          <h3 className={styles.title}>
            <span className={styles.number}>{t('questionNumber', { number: index + 1 })}</span> {text}
          </h3>
          <table className={styles.options}>
            <caption className="sr">{text}</caption>
            <thead className="sr">
              <tr>
                <th scope="col">{t('option')}</th>
                <th scope="col">{t('points')}</th>
              </tr>
            </thead>
            <tbody>
              {options.map((option) => (
                <tr key={option.code}>
                  <th scope="row">
                    <span className={styles.code}>{option.code}</span> {option.text}
                  </th>
                  <td>{option.points ?? <span className={styles.none}>{t('notGiven')}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  )
}
