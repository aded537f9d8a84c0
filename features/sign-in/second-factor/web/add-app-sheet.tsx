import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { useForm } from '../../session/web/use-form.ts'
import { addTotp, beginTotp } from '../contract.ts'
import { readCode } from '../rules/codes.ts'
import { AppSetup, useEnrolment } from './app-setup.tsx'
import { isProofTyped, ProofField, type ProofNeeds } from './proof-field.tsx'
import { ProvenSheet } from './proven-sheet.tsx'

interface Props {
  needs: ProofNeeds
  isOpen: boolean
  onClose: () => void
  /** Called when it was added; with the recovery codes, where the account had none. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** Adds an authenticator app to the own account. */
export function AddAppSheet({ onAdded, ...sheet }: Props) {
  const t = useTranslations('second-factor')
  return (
    <ProvenSheet {...sheet} submit={t('enrol.submit')} title={t('enrol.title')}>
      {(id) => <AddForm id={id} needs={sheet.needs} onAdded={onAdded} />}
    </ProvenSheet>
  )
}

function AddForm({ id, needs, onAdded }: Pick<Props, 'needs' | 'onAdded'> & { id: string }) {
  const t = useTranslations('second-factor')
  const { notify } = useToasts()
  const enrolment = useEnrolment(() => callApi(beginTotp, {}))
  const isTyped = isProofTyped(needs)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['code', 'proof'],
    check: ({ code, proof }) => ({
      code: readCode(code)?.kind === 'totp' ? undefined : t('codeForm'),
      proof: isTyped && proof === '' ? t('proof.missing') : undefined,
    }),
    send: async ({ code, proof }) => {
      if (!enrolment.data) return
      const given = { enrolment: enrolment.data.enrolment, code, proof: isTyped ? proof : undefined }
      const { recoveryCodes } = await callApi(addTotp, given)
      // No toast where recovery codes are shown: they say it, and it would cover them.
      if (recoveryCodes.length === 0) notify({ kind: 'success', text: t('enrol.done') })
      onAdded(recoveryCodes)
    },
  })
  return (
    <form id={id} className="stack" aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      <AppSetup enrolment={enrolment} codeError={faults.code}>
        <ProofField needs={needs} error={faults.proof} />
      </AppSetup>
      {refusal && <FailedNote message={refusal} />}
    </form>
  )
}
