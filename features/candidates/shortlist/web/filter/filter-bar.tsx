import { SearchIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { Kbd } from '@candor/ui/kbd'
import { useNarrow } from '@candor/ui/use-media.ts'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { cleared } from '../../rules/list-search.ts'
import type { ListOfPage } from '../list/use-list-page.ts'
import { AddChip, Chips } from './chips.tsx'
import { CountsLine } from './counts-line.tsx'
import styles from './filter-bar.module.css'
import { FilterSheet } from './filter-sheet.tsx'
import { FindField } from './find-field.tsx'
import { useChoices } from './use-choices.ts'

interface Props {
  page: ListOfPage
  field: RefObject<HTMLInputElement | null>
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The filter of the list, which stands in the address: a text, chips, and what they leave out. */
export function FilterBar({ page, field, isAdding, onAdding }: Props) {
  const t = useTranslations('shortlist')
  const isNarrow = useNarrow()
  const choices = useChoices()
  const { query, setQuery, counts } = page
  const parts = { query, choices, onQuery: setQuery }
  const isNarrowed = JSON.stringify(cleared(query)) !== JSON.stringify(query)
  return (
    <section className={styles.bar} aria-label={t('filter')}>
      <FindField
        field={field}
        value={query.find}
        start={<SearchIcon />}
        end={isNarrow ? null : <Kbd>/</Kbd>}
        onFind={(find) => {
          const { find: _, ...rest } = query
          setQuery(find === undefined ? rest : { ...rest, find })
        }}
      />
      {isNarrow ? (
        <FilterSheet {...parts} isOpen={isAdding} onOpen={onAdding} />
      ) : (
        <>
          <Chips {...parts} />
          <AddChip {...parts} isOpen={isAdding} onOpen={onAdding} />
        </>
      )}
      <CountsLine query={query} counts={counts} />
      {isNarrowed && (
        <Button look="quiet" size="small" ref={handFocusBack} onClick={() => setQuery(cleared(query))}>
          {t('clearFilter')}
        </Button>
      )}
    </section>
  )
}
