import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FormContent } from '../../contract/content.ts'
import type { Answers } from '../../rules/answers.ts'
import { FormFields } from '../form-fields/form-fields.tsx'
import { FormPaper } from '../form-fields/form-paper.tsx'
import styles from './preview.module.css'

interface Props {
  name: string
  content: FormContent
  /** Whether it takes the place of the rows instead of standing beside them. */
  isInline?: boolean
}

const views = ['interviewer', 'phone', 'paper'] as const

/** The form as interviewers get it: it can be filled in, but nothing is stored. */
export function Preview({ name, content, isInline = false }: Props) {
  const t = useTranslations('assessment-forms')
  const [view, setView] = useState<(typeof views)[number]>('interviewer')
  const [answers, setAnswers] = useState<Answers>({})
  const isEmpty = content.modules.length === 0
  return (
    <aside className={classes(styles.preview, isInline && styles.inline)} aria-label={t('preview.title')}>
      <header className={styles.head}>
        <h2>{t('preview.title')}</h2>
        <fieldset className={styles.views} aria-label={t('preview.as')}>
          {views.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {t(`preview.${each}`)}
            </button>
          ))}
        </fieldset>
      </header>
      {isEmpty ? (
        <p className={styles.note}>{t('preview.none')}</p>
      ) : (
        <div className={classes(styles.document, view === 'phone' && styles.phone)}>
          <p className={styles.name}>{name}</p>
          {view === 'paper' ? (
            <FormPaper content={content} />
          ) : (
            <FormFields
              content={content}
              answers={answers}
              onChange={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
            />
          )}
        </div>
      )}
      {!isEmpty && view !== 'paper' && (
        <p className={styles.note}>
          {t('preview.try')}{' '}
          {Object.keys(answers).length > 0 && (
            <Button ref={handFocusBack} look="quiet" size="small" onClick={() => setAnswers({})}>
              {t('preview.clear')}
            </Button>
          )}
        </p>
      )}
    </aside>
  )
}
