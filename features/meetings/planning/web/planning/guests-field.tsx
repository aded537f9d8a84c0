import { Chip } from '@candor/ui/inputs/chip'
import { Field } from '@candor/ui/inputs/field'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxGuests } from '../../contract/planning.ts'
import type { Guest } from '../../rules/planning.ts'
import { guestFrom } from '../../rules/planning-form.ts'
import styles from '../round.module.css'
import type { Planning } from './use-planning.ts'

/** Key of a guest: the name, and how many of the same name come before, as two may share one. */
function keyOf(guests: readonly Guest[], index: number): string {
  const name = guests[index]?.name ?? ''
  const before = guests.slice(0, index).filter((guest) => guest.name === name)
  return `${before.length} ${name}`
}

/** The guests, who only listen: by a name, or by an address that gets the mail as well. */
export function GuestsField({ planning }: { planning: Planning }) {
  const t = useTranslations('planning')
  const { form, set, fault } = planning
  const [typed, setTyped] = useState('')
  const isFull = form.guests.length >= maxGuests
  const isFaulty = fault?.field?.startsWith('guests') ?? false

  function add() {
    const guest = guestFrom(typed)
    if (!guest) return
    set({ guests: [...form.guests, guest] })
    setTyped('')
  }

  function handleKey(event: KeyboardEvent) {
    // Ctrl and Enter send the whole form; while an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <section className={styles.part}>
      <Field
        label={t('guests')}
        isSmall
        hint={isFull ? t('maxGuests', { count: maxGuests }) : t('guestsHint')}
        placeholder={t('nameOrEmail')}
        value={typed}
        maxLength={200}
        readOnly={isFull}
        aria-disabled={isFull}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        onBlur={add}
        {...(isFaulty && fault && { error: fault.message })}
      />
      {form.guests.length > 0 && (
        <ul className={styles.guests} aria-label={t('guests')}>
          {form.guests.map((guest, index) => (
            <Chip
              key={keyOf(form.guests, index)}
              removeLabel={t('removePerson', { name: guest.name })}
              onRemove={() => set({ guests: form.guests.filter((each) => each !== guest) })}
            >
              {guest.name}
            </Chip>
          ))}
        </ul>
      )}
    </section>
  )
}
