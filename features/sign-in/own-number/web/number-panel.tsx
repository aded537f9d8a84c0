import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack, handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { unlinkApp } from '../../messaging-app/contract.ts'
import { refreshSignIn } from '../../session/web/signed-in.ts'
import { useBrand } from '../../session/web/use-brand.ts'
import { getOwnNumber } from '../contract.ts'
import { NumberForm, RemovalForm } from './number-form.tsx'
import styles from './number-panel.module.css'
import type { NumberNeeds } from './number-proof.tsx'

/** The account's number, confirmed by a code, and its link to the messaging app, if the server has one. */
export function NumberPanel() {
  const t = useTranslations('own-number')
  const { data, error, refetch } = useQuery(callQuery(getOwnNumber, {}))
  if (error) return <FailedNote message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  return (
    <div className={styles.panel}>
      <p className={styles.text}>{t('intro')}</p>
      {data.canText && <p className={styles.text}>{t('risk')}</p>}
      <NumberRow phone={data.phone} canText={data.canText} needs={data} />
      {data.isAppLinked !== null && <AppRow isLinked={data.isAppLinked} />}
    </div>
  )
}

function NumberRow({
  phone,
  canText,
  needs,
}: {
  phone: string | null
  canText: boolean
  needs: NumberNeeds
}) {
  const t = useTranslations('own-number')
  const [now, setNow] = useState<'shown' | 'changing' | 'removing'>('shown')
  const form = { needs, phone, onDone: () => setNow('shown') }
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <b>{t('number')}</b>
        <span className={styles.value}>{phone === null ? t('none') : `+86 ${phone}`}</span>
        {!canText && <span className={styles.value}>{t('noTexts')}</span>}
      </div>
      {now === 'shown' && (
        <div ref={handFocusInTurn} className={styles.acts}>
          {canText && (
            <Button onClick={() => setNow('changing')}>{t(phone === null ? 'add' : 'change')}</Button>
          )}
          {phone !== null && (
            <Button look="quiet" onClick={() => setNow('removing')}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {now === 'changing' && <NumberForm {...form} />}
      {now === 'removing' && <RemovalForm {...form} />}
    </div>
  )
}

function AppRow({ isLinked }: { isLinked: boolean }) {
  const t = useTranslations('own-number')
  const brand = useBrand()
  const [isAsking, setIsAsking] = useState(false)
  // In messaging-app mode the session ends when the link is removed.
  const unlink = useChange(unlinkApp, { done: t('unlinked'), after: refreshSignIn })
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <b>{t('app')}</b>
        <span className={styles.value}>
          {isLinked ? t('linked') : t('notLinked', { brand: brand.title })}
        </span>
      </div>
      {isLinked && (
        <div className={styles.acts}>
          <Button ref={handFocusBack} onClick={() => setIsAsking(true)}>
            {t('unlink')}
          </Button>
        </div>
      )}
      <ConfirmSheet
        title={t('unlink')}
        text={t('unlinkText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => unlink({})}
      />
    </div>
  )
}
