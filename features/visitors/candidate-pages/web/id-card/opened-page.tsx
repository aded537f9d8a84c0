import { useTranslations } from 'use-intl'
import { useNames } from '../../../../meetings/link-pages/web/facts.tsx'
import { LinkStatePage } from '../../../../meetings/link-pages/web/link-state-page.tsx'
import type { CandidatePage } from '../../rules/wire.ts'
import { ConsentStep } from '../consent-step.tsx'
import { Withdraw } from '../withdraw.tsx'
import { WithdrawnNotice } from '../withdrawn-notice.tsx'
import { PhotoSteps } from './photo-steps.tsx'
import type { Sent } from './sent.ts'
import { usePhotoSteps } from './use-photo-steps.ts'

interface Props {
  page: CandidatePage
  link: string
  onPage: (page: CandidatePage) => void
  onChanged: () => Promise<unknown>
  onSent: (sent: Sent) => void
}

/** The pages of a live link: consent first, then the photos. */
export function OpenedPage({ page, link, onPage, onChanged, onSent }: Props) {
  const t = useTranslations('candidate-pages.idCard')
  const { company, position } = useNames(page)
  const steps = usePhotoSteps(link, page, onSent)
  const { photos, withdrawn, setWithdrawn, withdrawing } = steps
  const { consentedAt } = page

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
  const withdraw = (
    <Withdraw withdrawing={withdrawing} consentedAt={consentedAt} text={t('withdrawText', { company })} />
  )
  return <PhotoSteps company={company} photos={photos} steps={steps} withdraw={withdraw} />
}
