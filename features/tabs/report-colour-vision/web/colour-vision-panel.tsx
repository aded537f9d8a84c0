import { PanelBody } from '@candor/ui/sections/panel-body'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import type { ColourVision } from '../../../candidates/interviews/rules/interview.ts'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { platesOf } from '../rules.ts'
import styles from './colour-vision-panel.module.css'
import { PlateTable } from './plate-table.tsx'

/** The colour-vision test: its result, and the plates. */
export function ColourVisionPanel({ report }: { report: OpenReport }) {
  const t = useTranslations('report-colour-vision')
  const ui = useTranslations('ui')
  const { interview, interviewId } = report
  const vision = interview.colourVision
  const isUnreadable = interview.unreadable.includes('tests.colourVision')
  const plates = platesOf(interview.answers)
  useRefreshWhenReady({
    interviewId,
    isWaiting: vision.state === 'analysing',
    parts: ['tests.colourVision'],
    queryKeys: [[interviewInfo.path]],
    readyText: t('ready'),
  })
  const state: Record<ColourVision['state'], SectionState> = {
    none: { kind: 'empty', title: t('none'), text: t('noneText') },
    analysing: { kind: 'analysing', text: t('analysing') },
    found: { kind: 'ready' },
  }
  return (
    <PanelBody className="stack">
      <Section
        title={t('result')}
        isFoldable
        state={isUnreadable ? { kind: 'empty', title: ui('unreadable') } : state[vision.state]}
        end={vision.state === 'found' && t(`outcome.${vision.outcome}`)}
      >
        {vision.state === 'found' && <Result vision={vision} />}
      </Section>
      {plates.length > 0 && (
        <Section title={t('pictures')} isFoldable end={t('pictureCount', { count: plates.length })}>
          <PlateTable plates={plates} />
        </Section>
      )}
    </PanelBody>
  )
}

function Result({ vision }: { vision: Extract<ColourVision, { state: 'found' }> }) {
  const t = useTranslations('report-colour-vision')
  const { outcome, rightCount, wrongCount } = vision
  const hasBoth = rightCount !== null && wrongCount !== null
  return (
    <div className={styles.result}>
      <p className={styles.outcome}>{t(`outcome.${outcome}`)}</p>
      {hasBoth && <p>{t('rightOf', { right: rightCount, total: rightCount + wrongCount })}</p>}
      <dl className={styles.counts}>
        <Count name={t('right')} count={rightCount} />
        <Count name={t('wrong')} count={wrongCount} />
      </dl>
      <p className="hint">{t('note')}</p>
    </div>
  )
}

function Count({ name, count }: { name: string; count: number | null }) {
  const t = useTranslations('report-colour-vision')
  if (count === null) return null
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>{t('pictureCount', { count })}</dd>
    </div>
  )
}
