import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { FailedNote } from '@candor/ui/sections/notes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { useForm } from '../../session/web/use-form.ts'
import { CodeFields, useCodeCheck } from '../../text-messages/web/code-fields.tsx'
import { saveOwnNumber, sendNumberCode } from '../contract.ts'
import styles from './number-panel.module.css'

interface Props {
  onSaved: () => void
  onCancel: () => void
}

/** A number that is to be one's own, and the code that is sent there. */
export function NumberForm({ onSaved, onCancel }: Props) {
  const t = useTranslations('own-number')
  const check = useCodeCheck()
  const queries = useQueryClient()
  const { notify } = useToasts()
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['phone', 'vcode'],
    check,
    send: async ({ phone, vcode }) => {
      const given = { phone: phone.trim(), vcode: vcode.trim() }
      await callApi(saveOwnNumber, given, { idempotencyKey: v4() })
      await queries.invalidateQueries()
      notify({ kind: 'success', text: t('saved') })
      onSaved()
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <CodeFields faults={faults} send={(phone) => callApi(sendNumberCode, { phone })} />
      {refusal && <FailedNote message={refusal} />}
      <div className={styles.acts}>
        <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
          {t(isPending ? 'saving' : 'save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
