import { callQuery } from '@candor/call/web/query'
import { classes } from '@candor/ui/classes.ts'
import { SearchIcon } from '@candor/ui/icons'
import { Chip } from '@candor/ui/inputs/chip'
import { Field } from '@candor/ui/inputs/field'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { findPositionAccounts } from '../../contract/editing.ts'
import { maxAccounts } from '../../contract/fields.ts'
import type { PartAccount } from '../../rules/form.ts'
import styles from './account-chooser.module.css'

interface Props {
  label: string
  chosen: readonly PartAccount[]
  error: string | undefined
  onChange: (chosen: readonly PartAccount[]) => void
}

/** Pause after the last key before accounts are searched (milliseconds). */
const pauseMs = 250

/** The typed text, the accounts that it finds, and the place of the keys among them. */
function useSearch(chosen: readonly PartAccount[], onChange: Props['onChange']) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const text = useRested(typed.trim(), pauseMs)
  const search = useQuery({
    ...callQuery(findPositionAccounts, { text }),
    enabled: text !== '' && chosen.length < maxAccounts,
  })
  const isOpen = typed.trim() !== '' && search.data !== undefined
  const found = isOpen
    ? search.data.filter(({ accountId }) => !chosen.some((account) => account.accountId === accountId))
    : []
  function type(next: string) {
    setTyped(next)
    setActive(0)
  }
  function choose({ accountId, name }: PartAccount) {
    onChange([...chosen, { accountId, name }])
    type('')
  }
  function handleKeyDown(event: KeyboardEvent) {
    const account = found[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(Math.max(0, Math.min(found.length - 1, active + step)))
    }
    if (event.key === 'Escape') type('')
    if (event.key !== 'Enter') return
    // Enter never sends the form from here.
    event.preventDefault()
    if (account) choose(account)
  }
  return { search, typed, type, active, isOpen, found, choose, handleKeyDown }
}

/** Chooses accounts by typing: arrow keys go through those found, Enter takes one. */
export function AccountChooser({ label, chosen, error, onChange }: Props) {
  const t = useTranslations('positions.editor')
  const listId = useId()
  const found = useSearch(chosen, onChange)
  const { search, typed, type, active, isOpen } = found
  return (
    <div className={styles.chooser}>
      <Field
        label={label}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.found[active] ? `${listId}-${active}` : undefined}
        placeholder={t('find')}
        autoComplete="off"
        maxLength={100}
        start={<SearchIcon />}
        value={typed}
        error={error}
        disabled={chosen.length >= maxAccounts}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={found.handleKeyDown}
      />
      {search.isError && typed !== '' && (
        <FailedNote message={t('foundFailed')} onRetry={() => void search.refetch()} />
      )}
      <FoundAccounts listId={listId} label={label} {...found} />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {chosen.map(({ accountId, name }) => (
            <Chip
              key={accountId}
              removeLabel={t('remove', { name })}
              onRemove={() => onChange(chosen.filter((account) => account.accountId !== accountId))}
            >
              {name}
            </Chip>
          ))}
        </ul>
      )}
    </div>
  )
}

type FoundProps = Pick<ReturnType<typeof useSearch>, 'found' | 'active' | 'isOpen' | 'choose'> & {
  listId: string
  label: string
}

/** The accounts that a search found; the keys of the field choose among them. */
function FoundAccounts({ listId, label, found, active, isOpen, choose }: FoundProps) {
  const t = useTranslations('positions.editor')
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      className={classes(styles.found, !isOpen && styles.off)}
    >
      {found.map((account, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose it
        <div
          key={account.accountId}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(account)}
        >
          <span>{account.name}</span>
          <span className={styles.email}>{account.email}</span>
        </div>
      ))}
      {isOpen && found.length === 0 && <p className={styles.none}>{t('noneFound')}</p>}
    </div>
  )
}
