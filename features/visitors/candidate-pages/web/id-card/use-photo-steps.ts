import { useCallback, useEffect, useMemo, useState } from 'react'
import { useKept } from '../../../../meetings/link-pages/web/use-kept.ts'
import { candidatePageOf, idCheckPage } from '../../../../meetings/planning/rules/mail-links.ts'
import { readDocument, type Side } from '../../rules/documents.ts'
import type { CandidatePage } from '../../rules/wire.ts'
import type { TakenPicture } from '../picture.ts'
import { useWithdrawing } from '../use-withdrawing.ts'
import { sides, useIdCardPhotos } from './id-card-photos.ts'
import type { Sent } from './sent.ts'
import { useHandIn } from './use-hand-in.ts'

const isCheckPath = () => location.pathname.toLowerCase().startsWith(idCheckPage)

/** Which of the two pages is shown; the browser's back button leads from one to the other. */
function useIsChecking(): [boolean, (isChecking: boolean) => void] {
  const [isChecking, setIsChecking] = useState(isCheckPath)
  useEffect(() => {
    const look = () => setIsChecking(isCheckPath())
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])
  const go = useCallback((next: boolean) => {
    const path = next ? idCheckPage : candidatePageOf.idCard
    if (isCheckPath() !== next) history.pushState(null, '', `${path}${location.search}`)
    setIsChecking(next)
  }, [])
  return [isChecking, go]
}

/** The result of a submit for this page. */
function useSent({ companyName, companyNameLatin, partnerBrand, consentedAt }: CandidatePage): Sent {
  return useMemo(
    () => ({ companyName, companyNameLatin, partnerBrand, consentedAt: consentedAt ?? 0 }),
    [companyName, companyNameLatin, partnerBrand, consentedAt],
  )
}

/** The photos of a link with the step in view, their submit, and the withdrawal of the consent. */
export function usePhotoSteps(link: string, page: CandidatePage, onSent: (sent: Sent) => void) {
  const { photos, isUnkept, take, drop } = useIdCardPhotos(link, page.consentedAt !== null)
  const [isChecking, go] = useIsChecking()
  const [kind, setKind] = useKept(`idCard.document.${link}`, 'idCard')
  const document = readDocument(kind)
  const [retaken, setRetaken] = useState<Side | null>(null)
  const [taken, setTaken] = useState<{ side: Side; picture: TakenPicture } | null>(null)
  const [withdrawn, setWithdrawn] = useState<number | null>(null)
  const sent = useSent(page)
  const handleWithdrawn = useCallback(
    (count: number) => {
      for (const side of sides) drop(side)
      setTaken(null)
      setRetaken(null)
      setWithdrawn(count)
    },
    [drop],
  )
  const onConsentGone = useCallback(() => handleWithdrawn(0), [handleWithdrawn])
  const {
    state: handIn,
    send,
    stop,
    giveUp,
  } = useHandIn(link, {
    document,
    photos,
    sent,
    onSent,
    onConsentGone,
  })
  const withdrawing = useWithdrawing(link, {
    onBegin: stop,
    onWithdrawn: (count) => {
      void giveUp()
      handleWithdrawn(count)
    },
  })
  return {
    photos,
    isUnkept,
    take,
    isChecking,
    go,
    document,
    setKind,
    retaken,
    setRetaken,
    taken,
    setTaken,
    withdrawn,
    setWithdrawn,
    withdrawing,
    handIn,
    send,
    giveUp,
  }
}

export type PhotoStepsControl = ReturnType<typeof usePhotoSteps>
