import { classes } from '@candor/ui/classes.ts'
import { ChevronDownIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { LazySelect } from '@candor/ui/inputs/lazy-select.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cleared, defaultWorkYears, isNarrowed, maxWorkYears, type ShortlistFilter } from '../rules/filter.ts'
import styles from './filter-row.module.css'
import { FilterText } from './filter-text.tsx'

interface Props {
  filter: ShortlistFilter
  onFilter: (filter: ShortlistFilter) => void
}

const any = 'any'
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** The filters of the list, which are kept in the address. On a phone they are folded. */
export function FilterRow({ filter, onFilter }: Props) {
  const t = useTranslations('shortlist')
  const [isOpen, setIsOpen] = useState(isNarrowed(filter))
  const [clearings, setClearings] = useState(0)
  const id = useId()
  const change = (patch: Partial<ShortlistFilter>) => onFilter({ ...filter, ...patch })
  function handleClear() {
    onFilter(cleared(filter))
    // A value that does not filter is not in the address either: the fields are drawn anew to lose it.
    setClearings(clearings + 1)
  }
  return (
    <section className={styles.filter} aria-label={t('filter')}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('filter')}
        <ChevronDownIcon className={isOpen ? styles.open : undefined} />
      </button>
      <div id={id} className={classes(styles.row, !isOpen && styles.folded)}>
        <FilterText label={t('name')} value={filter.name} onChange={(name) => change({ name })} />
        <FilterText
          label={t('phone')}
          value={filter.phone}
          inputMode="tel"
          onChange={(phone) => change({ phone })}
        />
        <FilterText
          label={t('email')}
          value={filter.email}
          inputMode="email"
          onChange={(email) => change({ email })}
        />
        <WorkYears key={clearings} filter={filter} onChange={change} />
        <RecommendStatus filter={filter} onChange={change} />
        {isNarrowed(filter) && (
          <Button look="quiet" ref={handFocusBack} onClick={handleClear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface PartProps {
  filter: ShortlistFilter
  onChange: (patch: Partial<ShortlistFilter>) => void
}

function WorkYears({ filter, onChange }: PartProps) {
  const t = useTranslations('shortlist')
  const years = {
    type: 'number',
    min: 0,
    max: maxWorkYears,
    inputMode: 'numeric',
    fault: t('wrongYears', { most: maxWorkYears }),
  } as const
  return (
    <div className={styles.years}>
      <FilterText
        label={t('minYears')}
        value={filter.minWorkAge?.toString()}
        {...years}
        start={defaultWorkYears}
        onChange={(text) => onChange({ minWorkAge: numberOf(text) })}
      />
      <FilterText
        label={t('maxYears')}
        value={filter.maxWorkAge?.toString()}
        {...years}
        onChange={(text) => onChange({ maxWorkAge: numberOf(text) })}
      />
    </div>
  )
}

function RecommendStatus({ filter, onChange }: PartProps) {
  const t = useTranslations('shortlist')
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{t('recommendStatus')}</span>
      <ErrorBoundary>
        <LazySelect
          fallback={<div className={styles.choicePlace} />}
          label={t('recommendStatus')}
          items={[
            { value: any, label: t('recommendAny') },
            { value: '0', label: t('recommendPending') },
            { value: '1', label: t('recommendAccepted') },
          ]}
          value={filter.recommendStatus?.toString() ?? any}
          onChange={(value) => onChange({ recommendStatus: value === any ? undefined : Number(value) })}
        />
      </ErrorBoundary>
    </div>
  )
}
