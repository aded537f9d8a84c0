import { Field } from '@candor/ui/inputs/field'
import { Select } from '@candor/ui/inputs/select'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type FormQuestion, maxDescription } from '../../contract/content.ts'
import { withType } from '../../rules/edit.ts'
import { isScale } from '../../rules/weights.ts'
import type { FormDetail } from '../use-forms.ts'
import { Comparison } from './comparison.tsx'
import { LevelFields } from './level-fields.tsx'
import { NamedSwitch } from './named-switch.tsx'
import { OptionFields } from './option-fields.tsx'
import styles from './question-editor.module.css'

interface Props {
  question: FormQuestion
  number: string
  published: FormDetail['published']
  /** Changes the question; changes with the same topic are undone together. */
  onChange: (change: (question: FormQuestion) => FormQuestion, about: string) => void
}

const types = ['scale', 'one', 'several', 'text'] as const

/** The fields of a question, without name and weight, which are in its row. */
export function QuestionEditor({ question, number, published, onChange }: Props) {
  const t = useTranslations('assessment-forms')
  const [isCompared, setIsCompared] = useState(false)
  return (
    <div className={styles.editor}>
      {isScale(question) && (
        <LevelFields
          levels={question.levels}
          number={number}
          onChange={(levels, at) =>
            onChange((each) => (isScale(each) ? { ...each, levels } : each), `level ${at}`)
          }
        />
      )}
      {'options' in question && (
        <OptionFields
          options={question.options}
          number={number}
          onChange={(options, about) =>
            onChange((each) => ('options' in each ? { ...each, options } : each), about)
          }
        />
      )}
      <div className={styles.more}>
        <Select
          label={t('typeOf', { number })}
          items={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={question.type}
          onChange={(type) => onChange((each) => withType(each, type), 'type')}
        />
        <Field
          label={t('questionHint', { number })}
          isLabelHidden
          placeholder={t('questionHint', { number })}
          maxLength={maxDescription}
          autoComplete="off"
          value={question.description}
          onChange={(event) => {
            const description = event.target.value
            onChange((each) => ({ ...each, description }), 'description')
          }}
        />
      </div>
      <div className={styles.switches}>
        <NamedSwitch
          label={t('needed')}
          isOn={question.isNeeded}
          onChange={(isNeeded) => onChange((each) => ({ ...each, isNeeded }), 'needed')}
        />
        {isScale(question) && (
          <>
            <NamedSwitch
              label={t('asksSentence')}
              isOn={question.asksSentence}
              onChange={(asksSentence) =>
                onChange((each) => (isScale(each) ? { ...each, asksSentence } : each), 'sentence')
              }
            />
            <NamedSwitch
              label={t('byHalves')}
              isOn={question.byHalves}
              onChange={(byHalves) =>
                onChange((each) => (isScale(each) ? { ...each, byHalves } : each), 'halves')
              }
            />
          </>
        )}
        {published && (
          <button
            type="button"
            className={styles.compare}
            aria-expanded={isCompared}
            onClick={() => setIsCompared(!isCompared)}
          >
            {t('compare', { number: published.number })}
          </button>
        )}
      </div>
      {isCompared && published && <Comparison question={question} before={published} />}
    </div>
  )
}
