import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'

interface Props {
  label: string
  /** Label of the second press. */
  really: string
  onConfirm: () => Promise<void>
}

/** A button for what cannot be undone: it asks for a second press in its own place, until the focus leaves it. */
export function AskedButton({ label, really, onConfirm }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const [confirm, isPending] = useOneAtATime(() => onConfirm().finally(() => setIsAsked(false)))
  if (!isAsked) {
    return (
      <Button look="quiet" size="small" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
    )
  }
  return (
    <Button
      look="primary"
      size="small"
      aria-busy={isPending}
      onClick={() => void confirm()}
      onBlur={() => setIsAsked(false)}
    >
      {really}
    </Button>
  )
}
