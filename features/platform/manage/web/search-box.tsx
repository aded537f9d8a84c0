import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { Kbd } from '@candor/ui/kbd'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { maxSearch } from '../rules/address.ts'
import styles from './section-nav.module.css'
import type { SettingSearch } from './use-setting-search.ts'

interface Props {
  search: SettingSearch
  input: RefObject<HTMLInputElement | null>
}

/** The field over the sections. `/` leads to it, Escape empties it. */
export function SearchBox({ search: { text, type, isSearching, count, all }, input }: Props) {
  const t = useTranslations('manage')
  usePageKeys((key, event) => {
    if (key !== '/') return
    event.preventDefault()
    input.current?.focus()
  })
  const counted = isSearching ? t('hits', { count, all }) : ''
  return (
    <div className={styles.search}>
      <Field
        ref={input}
        label={t('find')}
        isLabelHidden
        placeholder={t('find')}
        autoComplete="off"
        maxLength={maxSearch}
        isSmall
        size={1}
        start={<SearchIcon />}
        end={
          <>
            {counted !== '' && <span className={styles.count}>{counted}</span>}
            <span className={styles.key} aria-hidden="true">
              <Kbd>{isSearching ? 'Esc' : '/'}</Kbd>
            </span>
          </>
        }
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <p className="sr" role="status">
        {counted}
      </p>
    </div>
  )
}
