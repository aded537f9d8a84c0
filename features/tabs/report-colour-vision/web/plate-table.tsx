import { useTranslations } from 'use-intl'
import { QuestionText } from '../../../findings/questions/web/question-text.tsx'
import { VerdictMark } from '../../../findings/questions/web/verdict-mark.tsx'
import type { Plate } from '../rules.ts'
import styles from './plate-table.module.css'

/** The plates with what the candidate saw on each; columns without any data are left out. */
export function PlateTable({ plates }: { plates: readonly Plate[] }) {
  const t = useTranslations('report-colour-vision')
  const hasKeys = plates.some(({ rightKey }) => rightKey !== null)
  const hasVerdicts = plates.some(({ verdict }) => verdict !== null)
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('asked')}</th>
            <th scope="col">{t('seen')}</th>
            {hasKeys && <th scope="col">{t('rightKey')}</th>}
            {hasVerdicts && <th scope="col">{t('verdict')}</th>}
          </tr>
        </thead>
        <tbody>
          {plates.map(({ id, title, html, answer, rightKey, verdict }, index) => (
            <tr key={id}>
              <th scope="row" className={styles.picture}>
                <span className={styles.name}>{title ?? t('picture', { number: index + 1 })}</span>
                <QuestionText html={html} language={null} />
              </th>
              <td data-label={t('seen')}>
                {answer ?? <span className={styles.missing}>{t('noAnswer')}</span>}
              </td>
              {hasKeys && <td data-label={t('rightKey')}>{rightKey}</td>}
              {hasVerdicts && (
                <td data-label={t('verdict')}>{verdict && <VerdictMark verdict={verdict} />}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
