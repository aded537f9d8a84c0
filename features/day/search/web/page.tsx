import { Segments } from '@candor/ui/inputs/segments'
import { Kbd } from '@candor/ui/kbd'
import { useNarrow } from '@candor/ui/use-media.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListQuery } from '../../../candidates/shortlist/rules/list-search.ts'
import { AddChip, Chips } from '../../../candidates/shortlist/web/filter/chips.tsx'
import { FilterSheet } from '../../../candidates/shortlist/web/filter/filter-sheet.tsx'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { scopes } from '../contract/words.ts'
import { mostCounted } from '../contract.ts'
import styles from './page.module.css'
import { Preview } from './preview.tsx'
import { Rail } from './rail.tsx'
import { Results } from './results.tsx'
import { ResultsHead } from './results-head.tsx'
import { SearchField } from './search-field.tsx'
import { focusFirst, useSearchKeys } from './use-search-keys.ts'
import { type SearchOfPage, type SearchPageProps, useSearchPage } from './use-search-page.ts'

/** The search page: saved searches at the left, results, and at the right the passage in view. */
export function SearchPage(props: SearchPageProps) {
  const t = useTranslations('search')
  const page = useSearchPage(props)
  const [isAdding, setIsAdding] = useState(false)
  const { search, counts, setSearch } = page
  useSearchKeys(page, () => setIsAdding(true))
  usePageTitle(search.text.trim() ? `${search.text.trim()} · ${t('title')}` : t('title'))
  return (
    <>
      <AppBar />
      <div className={styles.page}>
        <div className={styles.rail} data-alone={search.text.trim() === '' || undefined}>
          <Rail address={page.address} last={page.last} onGo={page.go} />
        </div>
        <main className={styles.main}>
          <h1 className="sr">{t('title')}</h1>
          <div className={styles.top}>
            <SearchField
              value={search.text}
              onSearch={(text) => setSearch({ ...search, text })}
              onEntered={page.noteSearch}
              onLeave={() => focusFirst(page)}
            />
            <ScopeChoice page={page} />
          </div>
          <Filter page={page} isAdding={isAdding} onAdding={setIsAdding} />
          {search.text.trim() !== '' && (
            <ResultsHead
              search={search}
              counts={counts}
              onSort={(isBest) => setSearch({ ...search, isBest })}
            />
          )}
          <div className={styles.list}>
            <Results page={page} />
          </div>
          <KeysFoot />
        </main>
        <Pane page={page} />
      </div>
    </>
  )
}

function ScopeChoice({ page: { search, counts, setSearch } }: { page: SearchOfPage }) {
  const t = useTranslations('search')
  const items = scopes.map((value) => {
    const scope = t(`scopes.${value}`)
    const count = counts?.[value] ?? 0
    const told = count > mostCounted ? t('more', { most: mostCounted }) : String(count)
    return { value, label: count === 0 ? scope : t('countOfScope', { scope, count: told }) }
  })
  return (
    <div className={styles.scopes}>
      <Segments
        label={t('scope')}
        layout="bare"
        items={items}
        value={search.scope}
        onChange={(scope) => setSearch({ ...search, scope })}
      />
    </div>
  )
}

interface FilterProps {
  page: SearchOfPage
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The chips of the list, as the filter of the search. */
function Filter({ page: { search, choices, setSearch }, isAdding, onAdding }: FilterProps) {
  const isNarrow = useNarrow()
  const parts = {
    query: { chips: search.chips },
    choices,
    onQuery: ({ chips }: ListQuery) => setSearch({ ...search, chips }),
    showsPosition: true,
  }
  return (
    <div className={styles.filter}>
      {isNarrow ? (
        <FilterSheet {...parts} isOpen={isAdding} onOpen={onAdding} />
      ) : (
        <>
          <Chips {...parts} />
          <AddChip {...parts} isOpen={isAdding} onOpen={onAdding} />
        </>
      )}
    </div>
  )
}

/** The passage in view: at the right, or above the list on a phone. */
function Pane({ page }: { page: SearchOfPage }) {
  const { focused, search, player, noteSearch } = page
  return (
    <aside className={styles.pane} data-empty={!focused || undefined}>
      {focused && (
        <Preview
          passage={focused.passage}
          person={focused.person}
          text={search.text}
          handle={player}
          onOpen={noteSearch}
        />
      )}
    </aside>
  )
}

const keys = [
  { caps: ['J', 'K'], word: 'sentence' },
  { caps: ['Space'], word: 'play' },
  { caps: ['↵'], word: 'report' },
  { caps: ['/'], word: 'find' },
  { caps: ['F'], word: 'filter' },
] as const

function KeysFoot() {
  const t = useTranslations('search')
  return (
    <div className={styles.foot}>
      {keys.map(({ caps, word }) => (
        <span key={word} className={styles.key}>
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {t(`keys.${word}`)}
        </span>
      ))}
      <span className={styles.legend}>{t('noModel')}</span>
    </div>
  )
}
