import { callAt } from '@candor/call/web/call-at'
import { useCallback, useState } from 'react'
import { useCompanyName } from '../../../meetings/link-pages/web/facts.tsx'
import { LinkStatePage } from '../../../meetings/link-pages/web/link-state-page.tsx'
import { useLink } from '../../../meetings/link-pages/web/use-link.ts'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { openOwnCopyAt } from '../contract/addresses.ts'
import type { openOwnCopy } from '../contract/page.ts'
import { type OwnCopyPage as Page, readPage } from '../rules/wire.ts'
import { AskStep } from './ask-step.tsx'
import { CopyStep } from './copy-step.tsx'
import type { Confirmed } from './use-own-copy.ts'

/** The page on which a candidate downloads a copy of their data (`/mydata`). */
export function OwnCopyPage({ link }: { link: string }) {
  usePrivate()
  const read = useCallback(
    () => callAt<typeof openOwnCopy>(openOwnCopyAt, { sign: link }).then(readPage),
    [link],
  )
  const state = useLink(read)
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  return (
    <BrandOfLink partner={state.found.partnerBrand}>
      <Steps page={state.found} link={link} />
    </BrandOfLink>
  )
}

function Steps({ page, link }: { page: Page; link: string }) {
  const company = useCompanyName(page)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  if (confirmed === null)
    return <AskStep page={page} company={company} link={link} onConfirmed={setConfirmed} />
  return (
    <CopyStep company={company} link={link} confirmed={confirmed} onPassOver={() => setConfirmed(null)} />
  )
}
