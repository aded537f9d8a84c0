import { Radar } from '@candor/ui/charts/radar'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { type CompetencyGroup, fullScore, radarAxes } from '../rules/report.ts'
import { CompetencyBars } from './competency-bars.tsx'
import styles from './competency-section.module.css'
import { TenScore } from './ten-score.tsx'

/** The competencies: the first level as a radar if there are enough, the second level below its first. */
export function CompetencySection({ groups }: { groups: readonly CompetencyGroup[] }) {
  const t = useTranslations('report-competency')
  const axes = radarAxes(groups)
  const second = groups.reduce((sum, { items }) => sum + items.length, 0)
  const first = groups.filter(({ name }) => name !== null).length
  return (
    <Section title={t('competencies')} isFoldable end={t('competencyCount', { first, second })}>
      <div className={styles.columns} data-radar={axes.length > 2}>
        {axes.length > 2 && (
          <div className={styles.radar}>
            <Radar title={t('radar')} axes={axes} max={fullScore} />
          </div>
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.name ?? ''} group={group} />
          ))}
        </div>
      </div>
    </Section>
  )
}

function Group({ group: { name, score, items } }: { group: CompetencyGroup }) {
  const t = useTranslations('report-competency')
  const title = name ?? t('others')
  return (
    <section>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        {name !== null && <TenScore score={score} />}
      </header>
      {items.length > 0 && <CompetencyBars title={t('secondLevel', { name: title })} items={items} />}
    </section>
  )
}
