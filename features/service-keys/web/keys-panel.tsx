import { callQuery } from '@candor/call/web/query'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../manage/web/confirm-sheet.tsx'
import { Intro } from '../../manage/web/intro.tsx'
import { type Secret, SecretSheet } from '../../manage/web/secret-sheet.tsx'
import { TextRow } from '../../manage/web/text-row.tsx'
import { useChange } from '../../manage/web/use-change.ts'
import { listServiceKeys, makeServiceKey, maxKeyName, revokeServiceKey } from '../contract.ts'
import { KeyTable, type ServiceKey } from './key-table.tsx'

/** The keys with which other systems import results. */
export function KeysPanel() {
  const t = useTranslations('service-keys')
  const keys = useQuery(callQuery(listServiceKeys, {}))
  const make = useChange(makeServiceKey, { done: null })
  const revoke = useChange(revokeServiceKey, { done: t('revoked') })
  const [secret, setSecret] = useState<Secret | null>(null)
  const [asked, setAsked] = useState<ServiceKey | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }

  async function handleMake(name: string) {
    const done = await make({ name })
    if ('reply' in done) setSecret({ title: t('made'), label: t('keyOf', { name }), value: done.reply.key })
    return done
  }

  function handleRevoke(key: ServiceKey) {
    setAsked(key)
    setIsAsking(true)
  }

  return (
    <>
      <Intro>{t('intro')}</Intro>
      <TextRow
        label={t('name')}
        text={t('nameText')}
        value=""
        maxLength={maxKeyName}
        onSave={handleMake}
        saveLabel={t('make')}
      />
      <SectionBody state={sectionState(keys, t('failed'), keys.data?.length === 0 && none)}>
        {keys.data && <KeyTable keys={keys.data} onRevoke={handleRevoke} />}
      </SectionBody>
      <SecretSheet secret={secret} onClose={() => setSecret(null)} />
      <ConfirmSheet
        title={t('revokeTitle')}
        text={t('revokeText', { name: asked?.name ?? '' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => asked && (await revoke({ keyId: asked.keyId }))}
      />
    </>
  )
}
