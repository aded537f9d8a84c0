import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { FailedNote } from '@candor/ui/sections/notes'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../../session/web/use-form.ts'
import { isProofTyped, isSignInNeeded, ProofField, type ProofNeeds } from './proof-field.tsx'

interface Props {
  title: string
  text: string
  submit: string
  needs: ProofNeeds
  isOpen: boolean
  onClose: () => void
  /** Does the act; its refusal is shown in the sheet, which may be closed meanwhile, as `isOpen` says. */
  onProve: (proof: string | undefined, isOpen: () => boolean) => Promise<void>
  /** Further fields, above the proof. */
  children?: ReactNode
}

/** Asks for a proof of the owner, and does one act with it. */
export function ProofSheet({ title, text, submit, isOpen, onClose, ...rest }: Props) {
  return (
    <FormSheet
      title={title}
      description={text}
      submit={isSignInNeeded(rest.needs) ? null : submit}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(id) => <ProofForm id={id} {...rest} />}
    </FormSheet>
  )
}

function ProofForm({
  id,
  needs,
  onProve,
  children,
}: Pick<Props, 'needs' | 'onProve' | 'children'> & { id: string }) {
  const t = useTranslations('second-factor')
  const isMounted = useIsMounted()
  const isTyped = isProofTyped(needs)
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['proof'],
    check: ({ proof }) => ({ proof: isTyped && proof === '' ? t('proof.missing') : undefined }),
    send: ({ proof }) => onProve(isTyped ? proof : undefined, isMounted),
  })
  return (
    <form id={id} className="stack" aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      {children}
      <ProofField needs={needs} error={faults.proof} />
      {refusal && <FailedNote message={refusal} />}
    </form>
  )
}
