import { classes } from '@candor/ui/classes.ts'
import { Score } from '@candor/ui/score'
import { useFormatter, useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import type { Figure } from '../../../findings/analysis/rules/figures.ts'
import { useAuthor } from '../../../findings/analysis/web/use-author.ts'
import { figureTitles } from '../rules.ts'
import styles from './figures-list.module.css'

function Row({ figure, model }: { figure: Figure; model: string }) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const { name, value, outOf, source, comments } = figure
  const from = {
    model: t('figureFromModel', { model }),
    assessment: t('figureFromAssessment'),
    evaluations: t('figureFromEvaluations'),
  }
  return (
    <li className={styles.row}>
      <span>{t(figureTitles[name])}</span>
      <span className={styles.value}>
        {value === null ? (
          <Score score={{ state: 'analysing' }} />
        ) : (
          format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
        )}
      </span>
      <span className={styles.range}>
        {outOf === null ? t('figureNoRange') : t('figureRange', { max: outOf })}
      </span>
      <span className={styles.source}>{from[source]}</span>
      {comments.map((comment) => (
        <p key={comment} className={styles.comment}>
          {comment}
        </p>
      ))}
    </li>
  )
}

interface Props {
  analysis: Analysis
  timeZone: string
}

/** Each figure with its name, value, range and source, and the model's words on each competency. */
export function FiguresList({ analysis, timeZone }: Props) {
  const t = useTranslations('report-analysis')
  const { figures, competencySummaries: summaries } = analysis
  const { model } = useAuthor(analysis.author, timeZone)
  return (
    <div className={styles.figures}>
      <p className={classes('hint', styles.hint)}>{t('figuresHint')}</p>
      {figures.length > 0 && (
        <ul aria-label={t('figures')}>
          {figures.map((figure) => (
            <Row key={figure.name} figure={figure} model={model} />
          ))}
        </ul>
      )}
      {summaries.length > 0 && (
        <>
          <h3 className={styles.title}>
            {t('competencySummaries')} <span>{t('figureFromModel', { model })}</span>
          </h3>
          <dl>
            {summaries.map(({ name, text }) => (
              <div key={name} className={styles.summary}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
