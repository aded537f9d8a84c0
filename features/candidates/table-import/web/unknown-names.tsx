import { LazySelect } from '@candor/ui/inputs/lazy-select.ts'
import { useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import styles from './rows.module.css'
import type { TableActs } from './use-table.ts'

interface Props {
  table: TableImport
  acts: TableActs
}

/** Names of positions and stages that the company does not know, each with its meaning. */
export function UnknownNames({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { unknownPositions, unknownStages, positions, stages, mayAddPositions } = table
  if (unknownPositions.length + unknownStages.length === 0) return null
  const openPositions = positions.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section aria-label={t('unknownNames')}>
      <h2 className={styles.title}>
        {t('unknownNames')}
        <span className={styles.quiet}>{t('unknownNamesText')}</span>
      </h2>
      <ul>
        {unknownPositions.map(({ name, count, meansId }) => (
          <li key={`position ${name}`} className={styles.unknown}>
            <span>{t('unknownPosition', { name, count })}</span>
            <LazySelect
              label={t('meansOf', { name })}
              items={[
                ...(mayAddPositions ? [{ value: 'new', label: t('meansNew', { name }) }] : []),
                ...openPositions,
              ]}
              value={meansId}
              isDisabled={acts.isBusy}
              onChange={(id) => acts.set({ positions: [{ name, meansId: id }] })}
              fallback={<span className={styles.place} />}
            />
          </li>
        ))}
        {unknownStages.map(({ name, count, meansId }) => (
          <li key={`stage ${name}`} className={styles.unknown}>
            <span>{t('unknownStage', { name, count })}</span>
            <LazySelect
              label={t('meansOf', { name })}
              items={stages.map((stage) => ({ value: stage.id, label: stage.name }))}
              value={meansId}
              isDisabled={acts.isBusy}
              onChange={(id) => acts.set({ stages: [{ name, meansId: id }] })}
              fallback={<span className={styles.place} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
