import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { Kbd } from '@candor/ui/kbd'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxSearchLength } from '../../contract/list-search.ts'
import styles from './position-search.module.css'

interface Props {
  text: string
  onSearch: (text: string) => void
}

/** Pause after the last key before the list reloads (milliseconds). */
const pauseMs = 300

/** The field that narrows the list; the key / leads to it. */
export function PositionSearch({ text, onSearch }: Props) {
  const t = useTranslations('positions')
  const [typed, setTyped] = useState(text)
  const latest = useRef(onSearch)
  latest.current = onSearch
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === text) return
    const timer = setTimeout(() => latest.current(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <div className={styles.search} data-position-search>
      <Field
        label={t('search')}
        isLabelHidden
        isSmall
        type="search"
        placeholder={t('search')}
        autoComplete="off"
        maxLength={maxSearchLength}
        start={<SearchIcon />}
        end={<Kbd>/</Kbd>}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
