import { callQuery } from '@candor/call/web/query'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddRow } from '../../../platform/manage/web/add-row.tsx'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useShowSecret } from '../../../platform/manage/web/secret-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import {
  type KeyPurpose,
  listServiceKeys,
  makeDirectoryKey,
  makeServiceKey,
  maxKeyName,
  revokeServiceKey,
} from '../contract.ts'
import { KeyTable, type ServiceKey } from './key-table.tsx'

interface Props {
  purpose: KeyPurpose
  none: { title: string; text: string }
  /** Whether the viewer may make keys of this purpose. */
  mayMake?: boolean
}

/** The keys of one purpose: to create, to show once and to revoke. */
export function Keys({ purpose, none, mayMake = true }: Props) {
  const t = useTranslations('service-keys')
  const keys = useQuery(callQuery(listServiceKeys, {}))
  const own = keys.data?.filter((key) => key.purpose === purpose)
  const make = useChange(purpose === 'directory' ? makeDirectoryKey : makeServiceKey, { done: null })
  const revoke = useChange(revokeServiceKey, { done: t('revoked') })
  const showSecret = useShowSecret()
  const [revoking, setRevoking] = useState<ServiceKey | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const empty: SectionState = { kind: 'empty', ...none }

  async function handleMake(name: string) {
    const done = await make({ name })
    if ('reply' in done) showSecret({ title: t('made'), label: t('keyOf', { name }), value: done.reply.key })
    return done
  }

  function handleRevoke(key: ServiceKey) {
    setRevoking(key)
    setIsAsking(true)
  }

  return (
    <>
      {mayMake && (
        <AddRow
          label={t('name')}
          text={t('nameText')}
          maxLength={maxKeyName}
          act={t('make')}
          onAdd={handleMake}
        />
      )}
      <SectionBody state={sectionState(keys, t('failed'), own?.length === 0 && empty)}>
        {own && <KeyTable keys={own} onRevoke={handleRevoke} />}
      </SectionBody>
      <ConfirmSheet
        key={revoking?.keyId}
        title={t('revokeTitle')}
        text={t('revokeText', { name: revoking?.name ?? '' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => revoking && (await revoke({ keyId: revoking.keyId }))}
      />
    </>
  )
}
