import { callApi } from '@candor/call/web/api'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { agentOf } from '../../open-sessions/rules/agent.ts'
import { isProofTyped, ProofField, type ProofNeeds } from '../../second-factor/web/proof-field.tsx'
import { ProvenSheet } from '../../second-factor/web/proven-sheet.tsx'
import { useForm } from '../../session/web/use-form.ts'
import { addPasskey, beginPasskey, longestName } from '../contract.ts'
import { makePasskey } from './authenticator.ts'
import { useDialog } from './use-dialog.ts'

interface Props {
  needs: ProofNeeds
  isOpen: boolean
  onClose: () => void
  /** Called when it was added; with the recovery codes, where the account had none. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** Adds a passkey to the own account. */
export function AddSheet({ onAdded, ...sheet }: Props) {
  const t = useTranslations('passkeys')
  return (
    <ProvenSheet {...sheet} description={t('addText')} submit={t('continue')} title={t('addTitle')}>
      {(id) => <AddForm id={id} needs={sheet.needs} onAdded={onAdded} />}
    </ProvenSheet>
  )
}

/** The default name of a passkey: browser and system. */
function suggestedName(): string {
  const { browser, system } = agentOf(navigator.userAgent)
  return [browser, system].filter((part) => part !== null).join(' · ')
}

function AddForm({ id, needs, onAdded }: Pick<Props, 'needs' | 'onAdded'> & { id: string }) {
  const t = useTranslations('passkeys')
  const inFactors = useTranslations('second-factor')
  const { stopped, during } = useDialog()
  const isTyped = isProofTyped(needs)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['name', 'proof'],
    check: ({ name, proof }) => ({
      name: name.trim() === '' ? t('nameMissing') : undefined,
      proof: isTyped && proof === '' ? inFactors('proof.missing') : undefined,
    }),
    send: ({ name, proof }) =>
      during(async () => {
        const { options } = await callApi(beginPasskey, { proof: isTyped ? proof : undefined })
        const made = await makePasskey(options)
        const { recoveryCodes } = await callApi(addPasskey, { name: name.trim(), made })
        onAdded(recoveryCodes)
      }),
  })
  return (
    <form id={id} className="stack" aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="off"
        maxLength={longestName}
        defaultValue={suggestedName()}
        error={faults.name}
      />
      <ProofField needs={needs} error={faults.proof} />
      <p role="status" hidden={!isPending && !stopped}>
        {isPending ? t('waiting') : stopped}
      </p>
      {refusal && <FailedNote message={refusal} />}
    </form>
  )
}
