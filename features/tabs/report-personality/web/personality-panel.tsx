import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { PanelBody } from '@candor/ui/sections/panel-body'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { leadingLetters, type Pdp, pointsInAll } from '../../../findings/personality/rules/pdp.ts'
import { BigFiveSection } from '../../../findings/personality/web/big-five-section.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './personality-panel.module.css'
import { QuestionList } from './question-list.tsx'
import { type PdpReport, usePdp } from './use-pdp.ts'

interface Props {
  report: PdpReport & { readonly facts: Pick<OpenReport['facts'], 'parts'> }
}

/** The personality test: the scores of its four letters, what the candidate answered, and the Big Five beside it. */
export function PersonalityPanel({ report }: Props) {
  const t = useTranslations('personality')
  const { pdp, state } = usePdp(report)
  const leading = pdp ? leadingLetters(pdp.scores).join(' ') : ''
  return (
    <PanelBody className="stack">
      <Section
        title={t('scores')}
        isFoldable
        state={state}
        end={leading && t('leading', { letters: leading })}
      >
        {pdp && <Scores pdp={pdp} />}
      </Section>
      {pdp && pdp.questions.length > 0 && (
        <Section title={t('questions')} isFoldable end={t('questionCount', { count: pdp.questions.length })}>
          <QuestionList questions={pdp.questions} />
        </Section>
      )}
      {report.facts.parts.has('tests.bigFive') && <BigFiveSection report={report} />}
    </PanelBody>
  )
}

function Scores({ pdp: { scores, remark } }: { pdp: Pdp }) {
  const t = useTranslations('personality')
  return (
    <div className={styles.scores}>
      <ScaleBars
        title={t('scores')}
        max={pointsInAll(scores)}
        decimals={0}
        bars={scores.map(({ letter, points }) => ({ name: t('letter', { letter }), value: points }))}
      />
      {remark && (
        <div className={styles.remark}>
          <h3 className={styles.heading}>{t('remark')}</h3>
          <p className={styles.text}>{remark}</p>
        </div>
      )}
    </div>
  )
}
