import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOpened } from '@candor/ui/overlays/use-opened.ts'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProofSheet } from '../../second-factor/web/proof-sheet.tsx'
import { type Factors, useSecondFactor } from '../../second-factor/web/use-second-factor.ts'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { listOwnIdentities, startIdentityLink, unlinkIdentity } from '../contract/identities.ts'
import { keepWay } from './kept-way.ts'
import styles from './openid-connect.module.css'

type Own = ReplyOf<typeof listOwnIdentities>['identities'][number]
type Offered = ReplyOf<typeof listOwnIdentities>['offered'][number]

/** The identities linked to the own account. */
export function IdentitiesPanel() {
  const t = useTranslations('openid-connect')
  const own = useQuery(callQuery(listOwnIdentities, {}))
  const factors = useSecondFactor()
  const [confirming, setConfirming] = useState<Own | null>(null)
  const [meant, setMeant] = useState<Offered | null>(null)
  const { opened, open, close } = useOpened<'link' | 'unlink'>()

  const read = factors.data ? own : factors
  const { identities = [], offered = [] } = own.data ?? {}
  const none: SectionState = { kind: 'empty', title: t('noIdentities'), text: t('noIdentitiesText') }
  return (
    <div className="stack">
      <p className={styles.text}>{t('accountIntro')}</p>
      <SectionBody state={sectionState(read, t('identitiesFailed'), identities.length === 0 && none)}>
        <ul className={styles.list}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity.identityId}
              identity={identity}
              onUnlink={() => {
                setConfirming(identity)
                open('unlink')
              }}
            />
          ))}
        </ul>
      </SectionBody>
      <div className={styles.acts}>
        {offered.map((provider) => (
          <Button
            key={provider.providerId}
            onClick={() => {
              setMeant(provider)
              open('link')
            }}
          >
            {t('link', { label: provider.label })}
          </Button>
        ))}
      </div>
      {factors.data && (
        <IdentitySheets
          needs={factors.data}
          opened={opened}
          meant={meant}
          confirming={confirming}
          onClose={close}
        />
      )}
    </div>
  )
}

/** A linked identity, with a button that unlinks it. */
function IdentityRow({ identity, onUnlink }: { identity: Own; onUnlink: () => void }) {
  const t = useTranslations('openid-connect')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (
    <li className={styles.item} ref={handOverFocus}>
      <b className={styles.name}>{identity.label}</b>
      <span className={styles.text}>
        {identity.email && `${identity.email} · `}
        {t('linkedAt', { time: formatDateTime(identity.linkedAt, timeZone) })}
      </span>
      <Button size="small" aria-label={`${t('unlink')} ${identity.label}`} onClick={onUnlink}>
        {t('unlink')}
      </Button>
    </li>
  )
}

interface SheetsProps {
  needs: Factors
  opened: 'link' | 'unlink' | null
  /** The provider to link an identity of. */
  meant: Offered | null
  /** The identity to unlink. */
  confirming: Own | null
  onClose: () => void
}

/** The sheets that ask for a proof before an identity is linked or unlinked. */
function IdentitySheets({ needs, opened, meant, confirming, onClose }: SheetsProps) {
  const t = useTranslations('openid-connect')
  const queries = useQueryClient()
  const { notify } = useToasts()

  async function handleLink(proof: string | undefined, isOpen: () => boolean) {
    if (!meant) return
    const { url, browser } = await callApi(startIdentityLink, { providerId: meant.providerId, proof })
    if (!isOpen()) return
    keepWay({ browser, isLink: true })
    window.location.assign(url)
  }
  async function handleUnlink(proof: string | undefined) {
    if (!confirming) return
    await callApi(unlinkIdentity, { identityId: confirming.identityId, proof })
    onClose()
    notify({ kind: 'success', text: t('unlinked') })
    await queries.invalidateQueries({ queryKey: [listOwnIdentities.path] })
  }

  return (
    <>
      <ProofSheet
        title={t('link', { label: meant?.label ?? '' })}
        text={t('linkText', { label: meant?.label ?? '' })}
        submit={t('go')}
        needs={needs}
        isOpen={opened === 'link'}
        onClose={onClose}
        onProve={handleLink}
      />
      <ProofSheet
        title={t('unlinkTitle')}
        text={t('unlinkText', { label: confirming?.label ?? '' })}
        submit={t('unlink')}
        needs={needs}
        isOpen={opened === 'unlink'}
        onClose={onClose}
        onProve={handleUnlink}
      />
    </>
  )
}
