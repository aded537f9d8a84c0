import { CallFailure } from '@candor/call/web/send'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'

/** Message keys of faults by field, before anything is sent. */
export type Faults<Field extends string> = { readonly [Key in Field]?: string }

interface FormSpec<Field extends string> {
  fields: readonly Field[]
  /** Finds faults before anything is sent. */
  check: (values: Readonly<Record<Field, string>>) => Faults<Field>
  send: (values: Readonly<Record<Field, string>>) => Promise<void>
}

/**
 * A small form: its first faulty field gets the focus, and a refusal of the server is shown beside it, or as a toast
 * once the form is gone.
 */
export function useForm<Field extends string>({ fields, check, send }: FormSpec<Field>) {
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const tellIfGone = useTellIfGone()
  const [sendOnce, isPending] = useOneAtATime(send)

  async function submit(form: HTMLFormElement): Promise<void> {
    const given = new FormData(form)
    const read = (field: Field) => String(given.get(field) ?? '')
    const values = Object.fromEntries(fields.map((field) => [field, read(field)])) satisfies Record<
      string,
      string
    >
    if (!hasAll(values, fields)) return
    const found = check(values)
    setFaults(found)
    setRefusal(null)
    const first = fields.find((field) => found[field] !== undefined)
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    try {
      await sendOnce(values)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
      tellIfGone(error)
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isPending) void submit(event.currentTarget)
  }

  return { faults, refusal, isPending, handleSubmit }
}

function hasAll<Field extends string>(
  values: Record<string, string>,
  fields: readonly Field[],
): values is Record<Field, string> {
  return fields.every((field) => field in values)
}
