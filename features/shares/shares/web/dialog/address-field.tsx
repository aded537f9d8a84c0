import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { Chip } from '@candor/ui/inputs/chip'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { separators } from '../../../../platform/mail/rules/addresses.ts'
import { maxAddresses, type TypedAddresses } from '../../rules/mailing.ts'
import styles from './address-field.module.css'

interface Props {
  value: TypedAddresses
  /** Why the typed text is refused, in a sentence. */
  fault: string | null
  onChange: (value: TypedAddresses) => void
  /** Called with the typed text when the field loses the focus, or a separator ends it. */
  onTake: (value: TypedAddresses) => void
  onLinkInstead: () => void
  /** Notes about mails. */
  hints: ReactNode
}

/** What typing in the field does, and removing an address. */
function useTyping(value: TypedAddresses, { onChange, onTake }: Pick<Props, 'onChange' | 'onTake'>) {
  const field = useRef<HTMLInputElement>(null)
  const { addresses, typed } = value

  function handleType(text: string) {
    const next = { addresses, typed: text }
    if (separators.test(text.trimStart())) onTake(next)
    else onChange(next)
  }
  function handleKey(event: KeyboardEvent) {
    // While an input method composes, Enter ends a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      onTake(value)
    }
    if (event.key === 'Backspace' && typed === '' && addresses.length > 0)
      onChange({ addresses: addresses.slice(0, -1), typed })
  }
  function handleRemove(removed: string) {
    onChange({ addresses: addresses.filter((address) => address !== removed), typed })
    field.current?.focus()
  }
  return { field, handleType, handleKey, handleRemove }
}

interface AddressChipsProps {
  addresses: readonly string[]
  onRemove: (address: string) => void
}

function AddressChips({ addresses, onRemove }: AddressChipsProps) {
  const t = useTranslations('shares')
  return (
    <ul className={styles.chips}>
      {addresses.map((address) => (
        <Chip key={address} removeLabel={t('removeAddress', { address })} onRemove={() => onRemove(address)}>
          {address}
        </Chip>
      ))}
    </ul>
  )
}

/** Addresses as chips with a field after them: a separator, Enter or leaving the field accepts the typed text. */
export function AddressField({ value, fault, onChange, onTake, onLinkInstead, hints }: Props) {
  const t = useTranslations('shares')
  const fieldId = useId()
  const hintId = useId()
  const faultId = useId()
  const { addresses, typed } = value
  const { field, handleType, handleKey, handleRemove } = useTyping(value, { onChange, onTake })
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={fieldId}>
        {t('email')}
      </label>
      <div className={styles.side}>
        <div className={styles.box}>
          {addresses.length > 0 && <AddressChips addresses={addresses} onRemove={handleRemove} />}
          <input
            ref={field}
            id={fieldId}
            className={styles.field}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? hintId : `${faultId} ${hintId}`}
            onChange={(event) => handleType(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => typed.trim() !== '' && onTake(value)}
          />
        </div>
        {fault !== null && (
          <p id={faultId} className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={classes('hint', styles.hint)}>
          <span id={hintId}>{t('eachOwnLink', { count: addresses.length, most: maxAddresses })}</span>
          <Button look="quiet" size="small" onClick={onLinkInstead}>
            {t('linkInstead')}
          </Button>
        </div>
        {hints}
      </div>
    </div>
  )
}
