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
      <Choices question={question} number={number} onChange={onChange} />
      <div className={styles.more}>
        <Select
          label={t('typeOf', { number })}
          items={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={question.type}
          onChange={(type) => onChange((before) => withType(before, type), 'type')}
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
            onChange((before) => ({ ...before, description }), 'description')
          }}
        />
      </div>
      <div className={styles.switches}>
        <Switches question={question} onChange={onChange} />
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

/** The levels of a scale, or the options of a choice. */
function Choices({ question, number, onChange }: Omit<Props, 'published'>) {
  if (isScale(question)) {
    return (
      <LevelFields
        levels={question.levels}
        number={number}
        onChange={(levels, at) =>
          onChange((before) => (isScale(before) ? { ...before, levels } : before), `level ${at}`)
        }
      />
    )
  }
  if (!('options' in question)) return null
  return (
    <OptionFields
      options={question.options}
      number={number}
      onChange={(options, about) =>
        onChange((before) => ('options' in before ? { ...before, options } : before), about)
      }
    />
  )
}

function Switches({ question, onChange }: Pick<Props, 'question' | 'onChange'>) {
  const t = useTranslations('assessment-forms')
  return (
    <>
      <NamedSwitch
        label={t('needed')}
        isOn={question.isNeeded}
        onChange={(isNeeded) => onChange((before) => ({ ...before, isNeeded }), 'needed')}
      />
      {isScale(question) && (
        <>
          <NamedSwitch
            label={t('asksSentence')}
            isOn={question.asksSentence}
            onChange={(asksSentence) =>
              onChange((before) => (isScale(before) ? { ...before, asksSentence } : before), 'sentence')
            }
          />
          <NamedSwitch
            label={t('byHalves')}
            isOn={question.byHalves}
            onChange={(byHalves) =>
              onChange((before) => (isScale(before) ? { ...before, byHalves } : before), 'halves')
            }
          />
        </>
      )}
    </>
  )
}
