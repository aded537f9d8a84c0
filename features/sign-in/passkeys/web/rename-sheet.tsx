import { callApi } from '@candor/call/web/api'
import { Field } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { useForm } from '../../session/web/use-form.ts'
import { longestName, renamePasskey } from '../contract.ts'
import type { OwnPasskey } from './passkey-row.tsx'

interface Props {
  passkey: OwnPasskey | null
  isOpen: boolean
  onClose: () => void
  onRenamed: () => void
}

export function RenameSheet({ passkey, isOpen, onClose, onRenamed }: Props) {
  const t = useTranslations('passkeys')
  return (
    <FormSheet title={t('renameTitle')} submit={t('save')} isOpen={isOpen} onClose={onClose}>
      {(id) => passkey && <RenameForm id={id} passkey={passkey} onRenamed={onRenamed} />}
    </FormSheet>
  )
}

function RenameForm({
  id,
  passkey,
  onRenamed,
}: Pick<Props, 'onRenamed'> & { id: string; passkey: OwnPasskey }) {
  const t = useTranslations('passkeys')
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['name'],
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameMissing') : undefined }),
    send: async ({ name }) => {
      const given = { passkeyId: passkey.passkeyId, name: name.trim() }
      await callApi(renamePasskey, given, { idempotencyKey: v4() })
      onRenamed()
    },
  })
  return (
    <form id={id} className="stack" aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      <FrozenFields isFrozen={isPending}>
        <Field
          label={t('name')}
          name="name"
          autoComplete="off"
          autoFocus
          maxLength={longestName}
          defaultValue={passkey.name}
          error={faults.name}
        />
      </FrozenFields>
      {refusal && <FailedNote message={refusal} />}
    </form>
  )
}
