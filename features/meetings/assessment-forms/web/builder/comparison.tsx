import { useTranslations } from 'use-intl'
import type { FormQuestion } from '../../contract/content.ts'
import { type Difference, differencesFrom } from '../../rules/differences.ts'
import type { FormDetail } from '../use-forms.ts'
import styles from './question-editor.module.css'

interface Props {
  question: FormQuestion
  before: NonNullable<FormDetail['published']>
}

/** The differences of a question from the published version. */
export function Comparison({ question, before: { number, content } }: Props) {
  const t = useTranslations('assessment-forms')
  const differences = differencesFrom(content, question)
  if (differences === null) return <p className={styles.compared}>{t('compared.isNew', { number })}</p>
  if (differences.length === 0) return <p className={styles.compared}>{t('compared.same', { number })}</p>
  function words(difference: Difference): string {
    switch (difference.kind) {
      case 'type':
        return t('compared.type', { text: t(`type.${difference.was}`) })
      case 'needed':
        return t('compared.needed', { text: t(difference.was ? 'needed' : 'optional') })
      case 'level':
        return t('compared.level', {
          value: `${difference.value}`,
          text: difference.was || t('compared.empty'),
        })
      case 'settings': {
        const on = [difference.asksSentence && t('asksSentence'), difference.byHalves && t('byHalves')]
        return t('compared.settings', { text: on.filter(Boolean).join(t('comma')) || t('compared.empty') })
      }
      default:
        return t(`compared.${difference.kind}`, { text: difference.was || t('compared.empty') })
    }
  }
  return (
    <div className={styles.compared}>
      <p>{t('compared.was', { number })}</p>
      <ul>
        {differences.map((difference) => (
          <li key={words(difference)}>{words(difference)}</li>
        ))}
      </ul>
    </div>
  )
}
