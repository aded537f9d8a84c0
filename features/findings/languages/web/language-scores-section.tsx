import { BandBar } from '@candor/ui/charts/band-bar'
import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { bandOf, type LanguageScore, maxPoints } from '../rules/scores.ts'
import styles from './language-scores-section.module.css'
import { useLanguageScores } from './use-language-scores.ts'

const pointsOf = (score: LanguageScore['overall']): number | null =>
  score.state === 'scored' ? score.value : null

/** The position of the overall score among the five bands, and the meaning of its band. */
function Bands({ score: { language, overall, bands } }: { score: LanguageScore }) {
  const t = useTranslations('languages')
  const own = bandOf(overall, bands)
  if (bands.length === 0) return null
  return (
    <div className={styles.bands}>
      <BandBar
        title={t('bandsOf', { language: t(language) })}
        bands={bands.map(({ level, from, to }) => ({
          name: t('bandName', { level, word: t(`level${level}`) }),
          from,
          to,
        }))}
        end={maxPoints}
        value={pointsOf(overall)}
      />
      {own && (
        <p className={styles.explanation}>
          <b>{t(`level${own.level}`)}</b> {own.text ?? t(`level${own.level}Text`)}
        </p>
      )}
    </div>
  )
}

function Entry({ score }: { score: LanguageScore }) {
  const t = useTranslations('languages')
  const { language, stars, overall, aspects } = score
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3>{t(language)}</h3>
        <dl className={styles.figures}>
          <div>
            <dt>{t('overall')}</dt>
            <dd>
              <Score score={overall} hasStars={false} />
            </dd>
          </div>
          <div>
            <dt>{t('stars')}</dt>
            <dd>
              <Score score={stars} />
            </dd>
          </div>
        </dl>
        <Bands score={score} />
      </div>
      {aspects.length > 0 && (
        <ScaleBars
          title={t('aspectsOf', { language: t(language) })}
          max={maxPoints}
          bars={aspects.map(({ aspect, score: of }) => ({ name: t(aspect), value: pointsOf(of) }))}
        />
      )}
    </li>
  )
}

/** How well the candidate speaks each language that was tested. */
export function LanguageScoresSection({ interviewId }: { interviewId: string | null }) {
  const t = useTranslations('languages')
  const decimal = useFixed(1)
  const { scores, state } = useLanguageScores(interviewId)
  return (
    <Section
      title={t('scores')}
      isFoldable
      state={state}
      minHeight={240}
      end={scores.map(({ language, overall }) =>
        overall.state === 'scored' ? (
          <span key={language}>
            {t('scoresEnd', { language: t(language), points: decimal(overall.value) })}
          </span>
        ) : null,
      )}
    >
      <ul className={styles.list}>
        {scores.map((score) => (
          <Entry key={score.language} score={score} />
        ))}
      </ul>
      <p className="hint">{t('scoredHint')}</p>
    </Section>
  )
}
