import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../manage/web/confirm-sheet.tsx'
import { useChange } from '../../manage/web/use-change.ts'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { listOwnIdentities, startIdentityLink, unlinkIdentity } from '../contract.ts'
import { keepWay } from './kept-way.ts'
import styles from './openid-connect.module.css'

type Own = ReplyOf<typeof listOwnIdentities>['identities'][number]

/** The identities at the company's providers that open one's own account. */
export function IdentitiesPanel() {
  const t = useTranslations('openid-connect')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const own = useQuery(callQuery(listOwnIdentities, {}))
  const unlink = useChange(unlinkIdentity, { done: t('unlinked') })
  const [asked, setAsked] = useState<Own | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [leave, isLeaving] = useOneAtATime(async (providerId: string) => {
    try {
      const { url, browser } = await callApi(startIdentityLink, { providerId })
      keepWay({ browser, isLink: true })
      window.location.assign(url)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
    }
  })
  const { identities = [], offered = [] } = own.data ?? {}
  const none: SectionState = { kind: 'empty', title: t('noIdentities'), text: t('noIdentitiesText') }
  return (
    <div className={styles.editor}>
      <p className={styles.text}>{t('accountIntro')}</p>
      <SectionBody state={sectionState(own, t('identitiesFailed'), identities.length === 0 && none)}>
        <ul className={styles.list}>
          {identities.map((identity) => (
            <li key={identity.identityId} className={styles.item} ref={handOverFocus}>
              <b className={styles.name}>{identity.label}</b>
              <span className={styles.text}>
                {identity.email && `${identity.email} · `}
                {t('linkedAt', { time: formatDateTime(identity.linkedAt, timeZone) })}
              </span>
              <Button
                size="small"
                aria-label={`${t('unlink')} ${identity.label}`}
                onClick={() => {
                  setAsked(identity)
                  setIsAsking(true)
                }}
              >
                {t('unlink')}
              </Button>
            </li>
          ))}
        </ul>
      </SectionBody>
      {refusal && <FailedNote message={refusal} />}
      <div className={styles.acts}>
        {offered.map(({ providerId, label }) => (
          <Button key={providerId} disabled={isLeaving} onClick={() => void leave(providerId)}>
            {t('link', { label })}
          </Button>
        ))}
      </div>
      <ConfirmSheet
        title={t('unlinkTitle')}
        text={t('unlinkText', { label: asked?.label ?? '' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => asked && (await unlink({ identityId: asked.identityId }))}
      />
    </div>
  )
}
