import { fixed } from '@candor/messages/numbers'
import { Section } from '@candor/ui/sections/section'
import { useFormatter, useTranslations } from 'use-intl'
import { type Emotion, type Emotions, emotionColours } from '../../analysis/rules/emotions.ts'
import { EmotionDonut } from '../../report-analysis/web/emotion-donut.tsx'
import { mergedShares } from '../rules/emotions.ts'
import styles from './expression-section.module.css'

/** How often each expression was seen, anger and disgust as one, and what the model says of those seen most. */
export function ExpressionSection({ emotions }: { emotions: Emotions }) {
  const t = useTranslations('password-report')
  const format = useFormatter()
  const shares = mergedShares(emotions.shares)
  const nameOf = ({ name }: Emotion) => t(`emotions.${name === 'disgust' ? 'merged' : name}`)
  return (
    <Section title={t('expressions')}>
      <div className={styles.chart}>
        <EmotionDonut shares={shares} />
        <table className={styles.table}>
          <caption className="sr">{t('expressions')}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{t('emotion')}</th>
              <th scope="col">{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((emotion) => (
              <tr key={emotion.name}>
                <th scope="row">
                  <i className={styles.key} style={{ background: `var(${emotionColours[emotion.name]})` }} />
                  {nameOf(emotion)}
                </th>
                <td>{format.number(emotion.percent, fixed(2))}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {emotions.described.length > 0 && (
        <dl className={styles.described}>
          {emotions.described.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`emotions.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint">{t('expressionsHint')}</p>
    </Section>
  )
}
