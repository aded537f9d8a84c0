import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { manageGroups } from '../rules/groups.ts'
import { SearchBox } from './search-box.tsx'
import { SectionGroup } from './section-group.tsx'
import styles from './section-nav.module.css'
import type { ManageSection } from './section-registry.ts'
import { useSettingSearch } from './use-setting-search.ts'

interface Props {
  sections: readonly ManageSection[]
  current: ManageSection | null
}

/** Moves the focus from one stop to the next one: the field, then the links of the list. */
function stepTo(nav: HTMLElement, step: 1 | -1): void {
  const stops = [...nav.querySelectorAll<HTMLElement>('input, a[data-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}

/** The sections in their groups, with a search over the titles and texts of all settings. */
export function SectionNav({ sections, current }: Props) {
  const t = useTranslations('manage')
  const search = useSettingSearch(sections)
  const input = useRef<HTMLInputElement>(null)
  const { isSearching, type, text } = search

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') {
      type('')
      input.current?.focus()
    } else if (event.key === 'ArrowDown') stepTo(event.currentTarget, 1)
    else if (event.key === 'ArrowUp') stepTo(event.currentTarget, -1)
    else if (event.key === 'Enter' && event.target === input.current && isSearching)
      event.currentTarget.querySelector<HTMLElement>('a[data-stop]')?.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <nav className={styles.nav} aria-label={t('sections')} onKeyDown={handleKey}>
      <SearchBox search={search} input={input} />
      {isSearching && search.count === 0 && <p className={styles.none}>{t('noHit')}</p>}
      {manageGroups.map((group) => (
        <SectionGroup
          key={group}
          group={group}
          sections={sections.filter((section) => section.group === group)}
          current={current}
          search={search}
        />
      ))}
    </nav>
  )
}
