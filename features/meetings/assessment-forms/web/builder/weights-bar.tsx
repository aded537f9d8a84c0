import { classes } from '@candor/ui/classes.ts'
import { CheckIcon, FlagIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { FormContent } from '../../contract/content.ts'
import { moduleWeight, totalWeight, wholeWeight } from '../../rules/weights.ts'
import styles from './weights-bar.module.css'

interface Props {
  content: FormContent
  /** The id of the module in view. */
  currentId: string | null
}

/** The weights of the modules as one bar, and their sum in words, with the difference where it is not 100. */
export function WeightsBar({ content, currentId }: Props) {
  const t = useTranslations('assessment-forms')
  const weights = content.modules.map((module) => ({ module, weight: moduleWeight(module) }))
  const weighing = weights.filter(({ weight }) => weight > 0)
  const sum = totalWeight(content)
  if (sum === 0) return <p className={styles.none}>{t('weights.none')}</p>
  const isWhole = sum === wholeWeight
  const rest = sum > wholeWeight ? 'weights.tooMany' : 'weights.tooFew'
  return (
    <section className={styles.weights} aria-label={t('weights.sum', { sum })}>
      <ul className={styles.bar}>
        {weighing.map(({ module, weight }) => (
          <li
            key={module.id}
            className={classes(module.id === currentId && styles.current, !isWhole && styles.off)}
            style={{ flexGrow: weight }}
          >
            <b title={module.name}>{module.name || t('unnamed')}</b>
            <span>{weight}%</span>
          </li>
        ))}
      </ul>
      <p role="status" className={classes(styles.sum, !isWhole && styles.wrong)}>
        {isWhole ? <CheckIcon /> : <FlagIcon />}
        <span>
          {weighing.map(({ weight }) => weight).join(' + ')} = <b>{sum}</b>
          {!isWhole && (
            <>
              <br />
              {t(rest, { count: Math.abs(sum - wholeWeight) })}
            </>
          )}
        </span>
      </p>
    </section>
  )
}
