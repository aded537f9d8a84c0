import { useTranslations } from 'use-intl'
import { type FormContent, type FormQuestion, scaleValues } from '../../contract/content.ts'
import fields from './form-fields.module.css'
import styles from './form-paper.module.css'

/** A form to be filled in by hand on paper: boxes and lines in place of fields. */
export function FormPaper({ content }: { content: FormContent }) {
  const t = useTranslations('assessment-forms')
  return (
    <div className={fields.form}>
      {content.modules.map((module, at) => (
        <section key={module.id}>
          <header className={fields.head}>
            <h3>{module.name || t('unnamed')}</h3>
          </header>
          {module.questions.map((question, within) => (
            <div key={question.id} className={fields.question}>
              <p className={fields.legend}>
                <span className={fields.number}>{`${at + 1}.${within + 1}`}</span>
                <span className={fields.name}>{question.name || t('unnamed')}</span>
                {!question.isNeeded && <span className={fields.note}>{t('optional')}</span>}
              </p>
              <Blank question={question} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

function Blank({ question }: { question: FormQuestion }) {
  if (question.type === 'text') {
    return (
      <div aria-hidden="true">
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
    )
  }
  if (question.type !== 'scale') {
    return (
      <ul className={fields.choices}>
        {question.options.map(({ id, text }) => (
          <li key={id} className={fields.choice}>
            <i className={question.type === 'one' ? styles.round : styles.box} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <ol className={fields.levels}>
        {scaleValues.map((value, at) => (
          <li key={value} className={styles.level}>
            <i className={styles.box} aria-hidden="true" />
            <span>
              <b>{value}</b> {question.levels[at]}
            </span>
          </li>
        ))}
      </ol>
      {question.asksSentence && <i className={styles.line} aria-hidden="true" />}
    </>
  )
}
