import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import pop from '@candor/ui/overlays/pop.module.css'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../round.module.css'

/** How long typing must pause before the search starts (milliseconds). */
const restMs = 200

/** A typed text, and the same text once typing has paused. Nothing is fetched before the field has had the focus. */
export function useRestedText() {
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const rested = useRested(text.trim(), restMs)
  return { text, rested, isAsked, setText, ask: () => setIsAsked(true) }
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface Props {
  label: string
  search: ReturnType<typeof useRestedText>
  people: readonly Person[]
  isFailed: boolean
  /** Why nobody else can be chosen. The field stays, as it may have the focus. */
  full: string | null
  onChoose: (person: Person) => void
}

/** A field that searches colleagues by name or e-mail and adds the chosen one. */
export function PersonSearch({ label, search, people, isFailed, full, onChoose }: Props) {
  const t = useTranslations('planning')
  const id = useId()
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={people}
        filter={null}
        value={null}
        readOnly={full !== null}
        itemToStringLabel={({ name }: Person) => name}
        inputValue={search.text}
        onInputValueChange={(text) => search.setText(text)}
        onValueChange={(person: Person | null) => {
          if (person) onChoose(person)
          search.setText('')
        }}
      >
        <div className={styles.zone}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <Combobox.Input
            id={id}
            className={styles.search}
            placeholder={t('nameOrEmail')}
            autoComplete="off"
            aria-disabled={full !== null}
            aria-describedby={`${id}-full`}
            onFocus={search.ask}
          />
          <span className={full === null ? 'sr' : styles.hint} id={`${id}-full`} role="status">
            {full}
          </span>
        </div>
        <Combobox.Portal>
          <Combobox.Positioner className={pop.positioner} align="start" sideOffset={4}>
            <Combobox.Popup className={pop.popup} aria-label={label}>
              <Combobox.Empty className={styles.none}>
                {t(isFailed ? 'searchFailed' : 'nobody')}
              </Combobox.Empty>
              <Combobox.List>
                {(person: Person) => (
                  <Combobox.Item key={person.id} value={person} className={pop.item}>
                    <span className={pop.words}>
                      <span>{person.name}</span>
                      <span className={pop.hint}>{person.email}</span>
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  )
}
