import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { FailedNote } from '@candor/ui/sections/notes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { CodeFields, useCodeCheck } from '../../../platform/text-messages/web/code-fields.tsx'
import { useForm } from '../../session/web/use-form.ts'
import { removeOwnNumber, saveOwnNumber, sendNumberCode } from '../contract.ts'
import styles from './number-panel.module.css'
import { type NumberNeeds, NumberProof, useProofCheck } from './number-proof.tsx'

interface Props {
  needs: NumberNeeds
  /** The account's present number. */
  phone: string | null
  onDone: () => void
}

/**
 * Returns what to do after a change of the number: reload all data and show a notice; a form that is no longer shown is
 * not closed.
 */
function useDone(onDone: () => void) {
  const isMounted = useIsMounted()
  const queries = useQueryClient()
  const { notify } = useToasts()
  return async (text: string) => {
    await queries.invalidateQueries()
    notify({ kind: 'success', text })
    if (isMounted()) onDone()
  }
}

/** The form for a new number and the code that is sent there. */
export function NumberForm({ needs, phone: from, onDone }: Props) {
  const t = useTranslations('own-number')
  const check = useCodeCheck()
  const proving = useProofCheck(needs)
  const done = useDone(onDone)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['phone', 'vcode', 'proof'],
    check: ({ proof, ...given }) => ({ ...check(given), proof: proving.check(proof) }),
    send: async ({ phone, vcode, proof }) => {
      const given = { phone: phone.trim(), vcode: vcode.trim(), proof }
      await callApi(saveOwnNumber, given, { idempotencyKey: v4() })
      await done(t('saved'))
    },
  })
  return (
    <form ref={handFocusInTurn} className={styles.form} onSubmit={handleSubmit} noValidate>
      {!proving.isSignInNeeded && (
        <CodeFields faults={faults} send={(phone) => callApi(sendNumberCode, { phone })} />
      )}
      <NumberProof needs={needs} phone={from} error={faults.proof} />
      {refusal && <FailedNote message={refusal} />}
      <div className={styles.acts}>
        {!proving.isSignInNeeded && (
          <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
            {t(isPending ? 'saving' : 'save')}
          </Button>
        )}
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

/** The form for removing the number. */
export function RemovalForm({ needs, phone, onDone }: Props) {
  const t = useTranslations('own-number')
  const proving = useProofCheck(needs)
  const done = useDone(onDone)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['proof'],
    check: ({ proof }) => ({ proof: proving.check(proof) }),
    send: async ({ proof }) => {
      await callApi(removeOwnNumber, { proof }, { idempotencyKey: v4() })
      await done(t('removed'))
    },
  })
  return (
    <form ref={handFocusInTurn} className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{t('removeText')}</p>
      <NumberProof needs={needs} phone={phone} error={faults.proof} />
      {refusal && <FailedNote message={refusal} />}
      <div className={styles.acts}>
        {!proving.isSignInNeeded && (
          <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
            {t(isPending ? 'removing' : 'remove')}
          </Button>
        )}
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
