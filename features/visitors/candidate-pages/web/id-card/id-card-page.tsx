import { codes } from '@candor/call/codes'
import { isRefusal } from '@candor/call/web/send'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCompanyName, useNames } from '../../../../meetings/link-pages/web/facts.tsx'
import { LinkStatePage } from '../../../../meetings/link-pages/web/link-state-page.tsx'
import { Notice } from '../../../../meetings/link-pages/web/notice.tsx'
import { useKept } from '../../../../meetings/link-pages/web/use-kept.ts'
import { candidatePageOf, idCheckPage } from '../../../../meetings/planning/rules/mail-links.ts'
import { usePrivate } from '../../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../../sign-in/session/web/brand/brand-of-link.tsx'
import { readDocument, type Side, sidesOf } from '../../rules/documents.ts'
import { type CandidatePage, consentedIn, withdrawnIn } from '../../rules/wire.ts'
import { ConsentStep } from '../consent-step.tsx'
import { forgetLink } from '../kept-pictures.ts'
import type { TakenPicture } from '../picture.ts'
import { StandingConsent } from '../standing-consent.tsx'
import { readConsented, usePage } from '../use-page.ts'
import { useWithdrawing } from '../use-withdrawing.ts'
import { Withdraw } from '../withdraw.tsx'
import { WithdrawnLink } from '../withdrawn-link.tsx'
import { WithdrawnNotice } from '../withdrawn-notice.tsx'
import { CheckStep } from './check-step.tsx'
import { sides, useIdCardPhotos } from './id-card-photos.ts'
import { ReviewStep } from './review-step.tsx'
import { readSent, type Sent, storeSent } from './sent.ts'
import { SideStep } from './side-step.tsx'
import { findHandedIn } from './submit.ts'
import { useHandIn } from './use-hand-in.ts'

/**
 * The pages on which a candidate photographs an ID card (`/idcollect`), and checks and sends the photos (`/idcheck`).
 */
export function IdCardPage({ link }: { link: string }) {
  const [sent, setSent] = useState(() => readSent(link))
  usePrivate()
  const handleSent = useCallback(
    (done: Sent) => {
      storeSent(link, done)
      setSent(done)
    },
    [link],
  )
  if (sent) {
    return (
      <BrandOfLink partner={sent.partnerBrand}>
        <SentPage link={link} sent={sent} />
      </BrandOfLink>
    )
  }
  return <LinkedPage link={link} onSent={handleSent} />
}

function LinkedPage({ link, onSent }: { link: string; onSent: (sent: Sent) => void }) {
  const read = useCallback(async () => {
    try {
      return await readConsented(link, 'idCard')
    } catch (error) {
      if (isRefusal(error) && error.code === codes.notFound) {
        const sent = await findHandedIn(link)
        if (sent) {
          onSent(sent)
          await forgetLink(link, Date.now())
        }
      }
      throw error
    }
  }, [link, onSent])
  const state = usePage(link, read)
  const consented = state.kind === 'over' ? consentedIn(state.data) : null
  if (consented) return <StandingConsent link={link} consented={consented} purpose="idCard" isOver />
  const withdrawn = state.kind === 'over' ? withdrawnIn(state.data) : null
  if (withdrawn) return <WithdrawnLink withdrawn={withdrawn} purpose="idCard" />
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  const { found, keep, refresh } = state
  if ('consented' in found) return <StandingConsent link={link} {...found} purpose="idCard" />
  return (
    <BrandOfLink partner={found.partnerBrand}>
      <Opened page={found} link={link} onSent={onSent} onChanged={refresh} onPage={keep} />
    </BrandOfLink>
  )
}

interface OpenedProps {
  page: CandidatePage
  link: string
  onPage: (page: CandidatePage) => void
  onChanged: () => Promise<unknown>
  onSent: (sent: Sent) => void
}

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

function Opened({ page, link, onPage, onChanged, onSent }: OpenedProps) {
  const t = useTranslations('candidate-pages.idCard')
  const { company, position } = useNames(page)
  const { photos, isUnkept, take, drop } = useIdCardPhotos(link, page.consentedAt !== null)
  const [isChecking, go] = useIsChecking()
  const [kind, setKind] = useKept(`idCard.document.${link}`, 'idCard')
  const document = readDocument(kind)
  const [retaken, setRetaken] = useState<Side | null>(null)
  const [taken, setTaken] = useState<{ side: Side; picture: TakenPicture } | null>(null)
  const [withdrawn, setWithdrawn] = useState<number | null>(null)
  const { companyName, companyNameLatin, partnerBrand, consentedAt } = page
  const sent = useMemo(
    () => ({ companyName, companyNameLatin, partnerBrand, consentedAt: consentedAt ?? 0 }),
    [companyName, companyNameLatin, partnerBrand, consentedAt],
  )
  const handleWithdrawn = useCallback(
    (count: number) => {
      for (const each of sides) drop(each)
      setTaken(null)
      setRetaken(null)
      setWithdrawn(count)
    },
    [drop],
  )
  const handleConsentGone = useCallback(() => handleWithdrawn(0), [handleWithdrawn])
  const handing = { document, photos, sent, onSent, onConsentGone: handleConsentGone }
  const { state: handIn, send, stop, giveUp } = useHandIn(link, handing)
  const withdrawing = useWithdrawing(link, {
    onBegin: stop,
    onWithdrawn: (count) => {
      void giveUp()
      handleWithdrawn(count)
    },
  })

  if (withdrawn !== null) {
    const handleReadAgain = () => {
      onPage({ ...page, consentedAt: null })
      setWithdrawn(null)
    }
    return <WithdrawnNotice company={company} count={withdrawn} onReadAgain={handleReadAgain} />
  }
  if (consentedAt === null) {
    const onGiven = (time: number) => onPage({ ...page, consentedAt: time, declinedAt: null })
    const onDeclined = (declinedAt: number | null) => onPage({ ...page, declinedAt })
    return (
      <ConsentStep
        page={page}
        link={link}
        onGiven={onGiven}
        onChanged={onChanged}
        onDeclined={onDeclined}
        title={t('title')}
        declinedText={t('declinedText', { company })}
        intro={t('intro', { company, position })}
      />
    )
  }
  if (photos === null) return <LinkStatePage state={{ kind: 'loading' }} />
  const needed = sidesOf(document)
  const missing = needed.find((side) => !photos[side])
  const side = retaken ?? missing
  const isDone = missing === undefined
  const total = needed.length + 1
  const numberOf = (of: Side) => needed.indexOf(of) + 1
  const withdraw = (
    <Withdraw withdrawing={withdrawing} consentedAt={consentedAt} text={t('withdrawText', { company })} />
  )

  if (taken) {
    const { side: of, picture } = taken
    const handleUse = async () => {
      await giveUp()
      await take(of, picture.blob)
      setTaken(null)
      setRetaken(null)
      if (needed.every((each) => each === of || photos[each])) go(true)
    }
    return (
      <ReviewStep
        side={of}
        company={company}
        picture={picture}
        number={numberOf(of)}
        total={total}
        withdraw={withdraw}
        onUse={() => void handleUse()}
        onRetake={() => {
          setTaken(null)
          setRetaken(of)
        }}
      />
    )
  }
  if (side && !isChecking) {
    return (
      <SideStep
        key={side}
        side={side}
        company={company}
        number={numberOf(side)}
        total={total}
        withdraw={withdraw}
        document={document}
        onDocument={setKind}
        onTaken={(picture) => setTaken({ side, picture })}
        onBack={isDone ? () => go(true) : undefined}
      />
    )
  }
  return (
    <CheckStep
      company={company}
      photos={photos}
      isUnkept={isUnkept}
      handIn={handIn}
      withdraw={withdraw}
      document={document}
      onRetake={(of) => {
        void giveUp()
        setRetaken(of)
        go(false)
      }}
      onSend={() => {
        setRetaken(null)
        void send()
      }}
      onGoOn={() => go(false)}
    />
  )
}

function SentPage({ link, sent }: { link: string; sent: Sent }) {
  const t = useTranslations('candidate-pages.idCard')
  const { consentedAt } = sent
  const company = useCompanyName(sent)
  const [withdrawn, setWithdrawn] = useState<number | null>(null)
  const withdrawing = useWithdrawing(link, {
    onWithdrawn: (count) => {
      storeSent(link, null)
      setWithdrawn(count)
    },
  })
  if (withdrawn !== null) return <WithdrawnNotice company={company} count={withdrawn} />
  return (
    <Notice company={company} title={t('sent')} text={t('sentText', { company })} isOutcome>
      <Withdraw withdrawing={withdrawing} consentedAt={consentedAt} text={t('withdrawText', { company })} />
    </Notice>
  )
}
