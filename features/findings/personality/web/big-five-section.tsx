import { Donut } from '@candor/ui/charts/donut'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { bandCount, bandWord, type TraitBand } from '../rules/big-five.ts'
import styles from './big-five-section.module.css'
import { TraitTable } from './trait-table.tsx'
import { useBigFive } from './use-big-five.ts'

/** The Big Five profile. Where it is hidden, failed or missing, there is no section. */
export function BigFiveSection({ report }: { report: Pick<OpenReport, 'interviewId'> }) {
  const t = useTranslations('personality')
  const profile = useBigFive(report.interviewId)
  if (profile?.state === 'hidden' || profile?.state === 'none') return null
  const isFound = profile?.state === 'found'
  return (
    <Section
      title={t('bigFive')}
      isFoldable
      state={stateOf(profile, t('bigFiveWaiting'))}
      minHeight={320}
      end={isFound && t('bigFiveEnd')}
    >
      {isFound && <Traits traits={profile.traits} />}
    </Section>
  )
}

function stateOf(profile: ReturnType<typeof useBigFive>, waiting: string): SectionState {
  if (!profile) return { kind: 'loading' }
  if (profile.state === 'unreadable') return { kind: 'empty', title: profile.words }
  return profile.state === 'analysing' ? { kind: 'analysing', text: waiting } : { kind: 'ready' }
}

function Traits({ traits }: { traits: readonly TraitBand[] }) {
  const t = useTranslations('personality')
  const wordOf = (band: number | null) => {
    const word = band === null ? null : bandWord(band)
    return word ? t(`band.${word}`) : t('waiting')
  }
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <Donut
          title={t('bigFive')}
          bands={bandCount}
          parts={traits.map(({ trait, band }) => ({ name: t(`trait.${trait}`), band, word: wordOf(band) }))}
        />
        <div>
          <TraitTable traits={traits} wordOf={wordOf} />
          <p className={styles.note}>{t('bigFiveNote')}</p>
        </div>
      </div>
    </div>
  )
}
