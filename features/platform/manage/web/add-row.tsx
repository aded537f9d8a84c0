import type { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import styles from './text-row.module.css'

interface Props {
  label: string
  text: string
  maxLength: number
  /** Label of the button. */
  act: string
  onAdd: (name: string) => Promise<{ failure?: CallFailure } | object>
}

/** The name of something new, with the button that adds it; a refusal is shown beside it, or as a toast once it is gone. */
export function AddRow({ label, text, maxLength, act, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const tellIfGone = useTellIfGone()
  const [addOnce, isPending] = useOneAtATime(onAdd)
  const name = typed.trim()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (name === '') return
    const done = await addOnce(name)
    if (!done) return
    if ('failure' in done && done.failure) {
      setError(done.failure.message)
      tellIfGone(done.failure)
    } else setTyped((now) => (now === typed ? '' : now))
  }

  return (
    <form className={styles.row} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field
        label={label}
        hint={text}
        error={error}
        value={typed}
        size={1}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" aria-disabled={name === ''} aria-busy={isPending}>
        {act}
      </Button>
    </form>
  )
}
