import { FormSheet } from '@candor/ui/overlays/form-sheet'
import type { ReactNode } from 'react'
import { isSignInNeeded, ProofField, type ProofNeeds } from './proof-field.tsx'

interface Props {
  title: string
  description?: string
  submit: string
  needs: ProofNeeds
  isOpen: boolean
  onClose: () => void
  children: (id: string) => ReactNode
}

/** A form that needs a proof of the owner; where only a new sign-in can be one, it asks for that instead. */
export function ProvenSheet({ needs, submit, children, ...sheet }: Props) {
  const mustSignIn = isSignInNeeded(needs)
  return (
    <FormSheet {...sheet} submit={mustSignIn ? null : submit}>
      {(id) => (mustSignIn ? <ProofField needs={needs} error={undefined} /> : children(id))}
    </FormSheet>
  )
}
