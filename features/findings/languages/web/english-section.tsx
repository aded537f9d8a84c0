import { BandBar } from '@candor/ui/charts/band-bar'
import type { ScaleTone } from '@candor/ui/charts/scale-track'
import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import {
  type EnglishAbility,
  type EnglishBand,
  englishBand,
  englishBands,
  firstBarEnd,
  secondBarMarks,
} from '../rules/english.ts'
import { maxPoints } from '../rules/scores.ts'
import styles from './english-section.module.css'
import { useEnglish } from './use-english.ts'

/** The colour of each band (decision N32). */
const tones: Readonly<Record<EnglishBand, ScaleTone>> = { 1: 'high', 2: 'mid', 3: 'low' }

function Bars({ value }: { value: number }) {
  const t = useTranslations('languages')
  const band = englishBand(value)
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.name}>
          {t('bandOf90')} <b>{t(`band${band}`)}</b>
        </div>
        <BandBar
          title={t('bandOf90')}
          bands={englishBands.map((each) => ({
            name: t(`band${each.band}`),
            from: each.from,
            to: each.to,
            tone: tones[each.band],
          }))}
          end={firstBarEnd}
          value={value}
        />
      </div>
      <div className={styles.bar}>
        <div className={styles.name}>
          {t('onScale')}
          <Score score={{ state: 'scored', value, outOf: maxPoints }} hasStars={false} />
        </div>
        <BandBar
          title={t('onScale')}
          bands={secondBarMarks.map((to, index) => {
            const from = secondBarMarks[index - 1] ?? 0
            return { name: t('range', { from, to }), from, to }
          })}
          end={maxPoints}
          value={value}
        />
      </div>
    </>
  )
}

function Explanation({ english: { level, explanation } }: { english: EnglishAbility }) {
  const t = useTranslations('languages')
  if (level === null && explanation === null) return null
  return (
    <p className={styles.explanation}>
      {level !== null && <b>{t(`level${level}`)}</b>} {explanation ?? (level && t(`level${level}Text`))}
    </p>
  )
}

/** The candidate's English: among the bands, on a bar of 90 points, and on the scale of 100. */
export function EnglishSection({ interviewId }: { interviewId: string | null }) {
  const t = useTranslations('languages')
  const decimal = useFixed(1)
  const { english, state } = useEnglish(interviewId)
  const value = english?.score.state === 'scored' ? english.score.value : null
  const points = value !== null && decimal(value)
  return (
    <Section
      title={t('english')}
      isFoldable
      state={state}
      minHeight={120}
      end={points && t('outOf', { points, outOf: maxPoints })}
    >
      {english && english.score.state !== 'analysing' && (
        <div className={styles.english}>
          <Explanation english={english} />
          {value === null ? <Score score={english.score} hasStars={false} /> : <Bars value={value} />}
          <p className="hint">{t('scoredHint')}</p>
        </div>
      )}
    </Section>
  )
}
