import { CallFailure } from '@candor/call/web/send'
import { isSameData } from '@candor/kernel/data/same-data'
import { useCallback, useRef, useState } from 'react'
import { type Draft, useDraft } from './use-draft.ts'
import { type Likeness, useForgetStored } from './use-forget-stored.ts'
import { type Submitting, useSubmit } from './use-submit.ts'

interface Place<Value> {
  readonly candidateId: string
  /** The object of the draft: a decision, a remark, the score of one question. */
  readonly subject: string
  /** The same object at every rendering. */
  readonly empty: Value
}

interface Form<Value extends object, Args extends readonly unknown[], Reply, Fault>
  extends Omit<Submitting<Args, Reply>, 'send'> {
  /** What keeps a value from being sent; null where nothing does. */
  readonly check?: (value: Value) => Fault | null
  /** How alike a value and the stored one are. */
  readonly likeness?: (value: Value) => Likeness
  /** Sends the draft as it is in this rendering; if it throws, the draft stays. */
  readonly send: (draft: Draft<Value>, ...args: Args) => Promise<Reply>
  /** Called after a failed submit. `isSame`: the draft is still as it was sent. */
  readonly onFailure?: (failure: CallFailure, sent: { draft: Draft<Value>; isSame: boolean }) => unknown
  /** Called once the server has stored it and the draft is empty. */
  readonly onStored?: (reply: Reply) => unknown
}

/**
 * A form whose value is a draft until the server has stored it: the draft, its submit, and what is wrong with it.
 *
 * A draft that is stored already is forgotten (`useForgetStored`), and a retry stores nothing twice (`useSubmit`).
 */
export function useDraftForm<
  Value extends object,
  Args extends readonly unknown[] = [],
  Reply = unknown,
  Fault = never,
>(
  { candidateId, subject, empty }: Place<Value>,
  { check, likeness, send, onFailure, onStored, ...submitting }: Form<Value, Args, Reply, Fault>,
) {
  const draft = useDraft(candidateId, subject, empty)
  const [tried, setTried] = useState<Fault | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const stored = useRef<{ reply: Reply } | null>(null)

  function forgetFaults(): void {
    setTried(null)
    setFailure(null)
  }
  useForgetStored(draft, likeness?.(draft.value) ?? {}, forgetFaults)

  const { submit: submitDraft, isSending } = useSubmit(draft, {
    ...submitting,
    send: async (...args: Args) => {
      const sentKey = draft.keyFor()
      setFailure(null)
      try {
        const reply = await send(draft, ...args)
        stored.current = { reply }
        return reply
      } catch (error) {
        if (error instanceof CallFailure) {
          setFailure(error)
          await onFailure?.(error, { draft, isSame: draft.keyFor() === sentKey })
        }
        throw error
      }
    },
  })

  /** Resolves to whether the server stored it. */
  async function submit(...args: Args): Promise<boolean> {
    const found = check?.(draft.value) ?? null
    setTried(found)
    if (found !== null || !(await submitDraft(...args))) return false
    if (stored.current) await onStored?.(stored.current.reply)
    return true
  }

  const { set: setDraft } = draft
  const set = useCallback(
    (change: Partial<Value>) => {
      setFailure(null)
      setDraft(change)
    },
    [setDraft],
  )
  const fault = tried === null ? null : (check?.(draft.value) ?? null)
  return {
    draft: { ...draft, set },
    /** What kept the last submit from being sent, until it is corrected. */
    fault: isSameData(fault, tried) ? fault : null,
    /** Why the last submit failed, until the draft changes. */
    failure,
    isSending,
    submit,
    discard(): void {
      forgetFaults()
      draft.clear()
    },
  }
}
