import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { leaveSignIn } from '../../session/web/signed-in.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from '../contract.ts'
import styles from './session-row.module.css'
import { SessionRow } from './session-row.tsx'

/** The sessions of the own account, to end one of them or all. */
export function OwnSessions() {
  const t = useTranslations('open-sessions')
  const sessions = useQuery(callQuery(listOwnSessions, {}))
  const end = useChange(endOwnSession, { done: t('ended') })
  return (
    <>
      <p>{t('ownText')}</p>
      <SectionBody state={sectionState(sessions, t('failed'))}>
        <ul className={styles.list}>
          {sessions.data?.list.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              onEnd={() => end({ sessionId: session.sessionId })}
            />
          ))}
        </ul>
        <Everywhere />
      </SectionBody>
    </>
  )
}

function Everywhere() {
  const t = useTranslations('open-sessions')
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  // No reload: by then nobody is signed in.
  const endAll = useChange(endOwnSessions, { done: null, after: leave })
  async function leave() {
    leaveSignIn()
    await navigate({ to: '/login', search: {} })
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('everywhere')}</Button>
      <ConfirmSheet
        title={t('everywhere')}
        text={t('everywhereText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => endAll({})}
      />
    </>
  )
}
