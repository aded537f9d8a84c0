import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeFields, useCodeCheck } from '../../../platform/text-messages/web/code-fields.tsx'
import { signInSearch } from '../../session/rules/sign-in-search.ts'
import { isAppMode } from '../../session/web/app-mode.ts'
import { signInEnd } from '../../session/web/ends/sign-in-end.ts'
import { sendSignIn } from '../../session/web/send-sign-in.ts'
import styles from '../../session/web/sign-in-frame.module.css'
import type { SignInPanelProps } from '../../session/web/sign-in-ways.ts'
import type { SignedIn } from '../../session/web/signed-in.ts'
import { useForm } from '../../session/web/use-form.ts'
import { getAppEntrance, linkApp, sendLinkCode } from '../contract.ts'
import { type AppProof, appProof } from './app-proof.ts'
import { popWaiting } from './waiting.ts'

/**
 * Sign-in by the messaging app: within the app by linking the number, elsewhere with the address to open in the app.
 */
export function AppPanel(props: SignInPanelProps) {
  const proof = isAppMode() ? appProof() : null
  return proof ? <LinkForm proof={proof} {...props} /> : <OpenInApp />
}

export function OpenInApp() {
  const t = useTranslations('messaging-app')
  const { data, error } = useQuery(callQuery(getAppEntrance, {}))
  if (error) return <FailedNote message={error.message} />
  return (
    <div className={styles.form}>
      <p>{t('openInApp')}</p>
      {data ? (
        <p>
          <a href={data.url} translate="no">
            {data.url}
          </a>
        </p>
      ) : (
        <Skeleton lines={1} />
      )}
    </div>
  )
}

function LinkForm({ proof, target, onSecondFactor }: SignInPanelProps & { proof: AppProof }) {
  const t = useTranslations('messaging-app')
  const check = useCodeCheck()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    const waiting = popWaiting()
    if (waiting && 'needed' in waiting) onSecondFactor(waiting.needed)
    else if (waiting) setRefused(waiting.refusal)
  }, [onSecondFactor])
  function onSignedIn(known: SignedIn) {
    const { href, isOwn } = signInEnd(target, known)
    if (isOwn) void navigate({ to: '/authenticaResult', search: signInSearch(target) })
    else window.location.assign(href)
  }
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['phone', 'vcode'],
    check,
    send: async ({ phone, vcode }) => {
      setRefused(null)
      const linking = callApi(linkApp, { ...proof, phone: phone.trim(), vcode: vcode.trim() })
      await sendSignIn(linking, { onSignedIn, onSecondFactor })
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.hint}>{t('linkHint')}</p>
      <CodeFields faults={faults} send={(phone) => callApi(sendLinkCode, { ...proof, phone })} />
      {(refusal ?? refused) && <FailedNote message={refusal ?? refused ?? ''} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('linkSubmitting') : t('linkSubmit')}
      </Button>
      <p className={styles.hint}>{t('notLinkedYet')}</p>
    </form>
  )
}
