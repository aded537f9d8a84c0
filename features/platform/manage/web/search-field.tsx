import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { useTypedText } from './use-typed-text.ts'

interface Props {
  label: string
  /** The text that narrows the list now, as the address has it. */
  value: string
  onSearch: (text: string) => void
}

/** A field that narrows the list under it, after a short pause. */
export function SearchField({ label, value, onSearch }: Props) {
  const { text, type } = useTypedText(value, onSearch)
  return (
    <Field
      label={label}
      isLabelHidden
      type="search"
      placeholder={label}
      autoComplete="off"
      maxLength={100}
      // Wide enough for its placeholder: an ideograph takes two letters' room.
      size={Math.max(20, label.length * (/\p{sc=Han}/u.test(label) ? 2 : 1) + 8)}
      start={<SearchIcon />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
