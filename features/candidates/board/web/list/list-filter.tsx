import { SearchIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { Kbd } from '@candor/ui/kbd'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { ListAddress } from '../../rules/list.ts'
import type { Stage } from '../../rules/wire.ts'
import styles from './list-filter.module.css'

interface Props {
  address: ListAddress
  stages: readonly Stage[]
  counts: {
    readonly shown: number
    readonly total: number
    readonly byStage: number
    readonly byText: number
  }
  field: RefObject<HTMLInputElement | null>
  onAddress: (address: ListAddress) => void
}

/** The filter of the list, which stands in the address: a text, and one stage or all but it. */
export function ListFilter({ address, stages, counts, field, onAddress }: Props) {
  const t = useTranslations('board')
  const { find = '', stage = '' } = address
  const isNarrowed = find !== '' || stage !== ''
  const change = (changed: Partial<ListAddress>) => onAddress({ ...address, ...changed })
  return (
    <div className={styles.filter}>
      <Field
        ref={field}
        type="search"
        label={t('find')}
        isLabelHidden
        isSmall
        placeholder={t('find')}
        value={find}
        maxLength={100}
        start={<SearchIcon />}
        end={<Kbd>/</Kbd>}
        onChange={(event) => change({ find: event.target.value || undefined })}
      />
      <StageFilter address={address} stages={stages} onChange={change} />
      <p className={styles.counts} role="status">
        <b>{t('shownOf', counts)}</b>
        {counts.byStage > 0 && t('byStage', { count: counts.byStage })}
        {counts.byText > 0 && t('byText', { count: counts.byText })}
      </p>
      {isNarrowed && (
        <Button
          look="quiet"
          size="small"
          onClick={() => change({ find: undefined, stage: undefined, not: undefined })}
        >
          {t('clearFilter')}
        </Button>
      )}
    </div>
  )
}

interface StageFilterProps extends Pick<Props, 'address' | 'stages'> {
  onChange: (changed: Partial<ListAddress>) => void
}

/** One stage, or all stages but it. */
function StageFilter({ address: { stage = '', not }, stages, onChange }: StageFilterProps) {
  const t = useTranslations('board')
  return (
    <>
      <label className={styles.stage} data-not={not === 1 || undefined}>
        <span className="sr">{t('filterStage')}</span>
        <select
          value={stage}
          onChange={(event) =>
            onChange({
              stage: event.target.value || undefined,
              ...(event.target.value === '' && { not: undefined }),
            })
          }
        >
          <option value="">{t('anyStage')}</option>
          {stages.map(({ stageId, name }) => (
            <option key={stageId} value={stageId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {stage !== '' && (
        <label className={styles.not}>
          <input
            type="checkbox"
            checked={not === 1}
            onChange={(event) => onChange({ not: event.target.checked ? 1 : undefined })}
          />
          {t('isNot')}
        </label>
      )}
    </>
  )
}
