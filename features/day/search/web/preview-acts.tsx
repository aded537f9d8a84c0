import { useToasts } from '@candor/ui/overlays/toast'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { citeInOpinion } from '../../../review/evaluations/web/decision/cite.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { Passage } from '../contract.ts'
import { hitAddress } from '../rules/hit-address.ts'
import type { FoundPerson } from '../rules/wire.ts'
import styles from './preview.module.css'

interface Props {
  passage: Passage
  person: Pick<FoundPerson, 'interviewId'>
  /** Whether the passage is evidence for an opinion of the reader. */
  mayCite: boolean
  onOpen: () => void
}

/** What a reader does with the passage in view: open it, cite it in an own opinion, copy its link. */
export function PreviewActs({ passage, person, mayCite, onOpen }: Props) {
  const t = useTranslations('search')
  const userInfo = useSignedIn()?.userInfo
  const router = useRouter()
  const { notify } = useToasts()
  const [copied, setCopied] = useState<string | null>(null)
  const { passageId, candidateId, text, question, startMs } = passage
  const search = hitAddress(passage, person.interviewId, userInfo?.companyId)
  async function copy() {
    const { href } = router.buildLocation({ to: '/shareurl', search })
    await navigator.clipboard.writeText(`${window.location.origin}${href}`)
    setCopied(passageId)
  }
  async function cite(accountId: string) {
    const isCited = await citeInOpinion({ accountId, candidateId, quote: text, question, startMs })
    if (!isCited) return notify({ kind: 'info', text: t('noRoomToCite') })
    onOpen()
    await router.navigate({ to: '/shareurl', search })
    notify({ kind: 'success', text: t('cited') })
  }
  return (
    <div className={styles.actions}>
      <Link to="/shareurl" search={search} preload={false} data-open-focused onClick={onOpen}>
        {t('openHere')}
      </Link>
      {mayCite && userInfo && (
        <button type="button" className={styles.copy} onClick={() => void cite(userInfo.userId)}>
          {t('cite')}
        </button>
      )}
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <span aria-live="polite">{copied === passageId ? t('copied') : t('copyLink')}</span>
      </button>
    </div>
  )
}
