import { fixed } from '@candor/messages/numbers'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useFormatter, useTranslations } from 'use-intl'
import type { Analysis } from '../../analysis/rules/analysis.ts'
import { emotionColours } from '../../analysis/rules/emotions.ts'
import { EmotionDonut } from './emotion-donut.tsx'
import styles from './emotion-section.module.css'

interface Props {
  analysis: Analysis | null
  state: SectionState
}

/** How often each emotion was seen. Where the law of the company has no such analysis there is no gap either. */
export function EmotionSection({ analysis, state }: Props) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const emotions = analysis?.emotions
  const first = emotions?.shares[0]
  if (!emotions || !first) return null
  const percentOf = (percent: number) => format.number(percent, fixed(2))
  // What was seen stays true of an analysis that was stopped.
  const own: SectionState = analysis.isStopped ? { kind: 'ready' } : state
  const isWritten = own.kind === 'ready' || own.kind === 'stale'
  return (
    <Section
      title={t('emotions')}
      isFoldable
      state={own}
      end={isWritten && t('emotionsTop', { name: t(first.name), percent: percentOf(first.percent) })}
    >
      <div className={styles.columns}>
        <EmotionDonut shares={emotions.shares} />
        <table className={styles.table}>
          <caption className="sr">{t('emotions')}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{t('emotion')}</th>
              <th scope="col">{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {emotions.shares.map(({ name, percent }) => (
              <tr key={name}>
                <th scope="row">
                  <i className={styles.key} style={{ background: `var(${emotionColours[name]})` }} />
                  {t(name)}
                </th>
                <td>{percentOf(percent)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.described}>
          {emotions.described.map(({ name, text }) => (
            <p key={name}>
              <b>{t(name)}</b> {text}
            </p>
          ))}
          <p className="hint">{t('emotionsHint')}</p>
        </div>
      </div>
    </Section>
  )
}
