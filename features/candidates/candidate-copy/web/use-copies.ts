import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { listCopies, openCopy, revokeCopyLink } from '../contract.ts'
import { readCopies } from '../rules/wire.ts'

/** How often the list is read while a copy is being made. */
const lookAgainMs = 2_000

const isOnItsWay = ({ state }: { readonly state: string }) => state === 'waiting' || state === 'making'

/** The copies and links of a candidate, read again while a copy is being made. */
export function useCopies(candidateId: string) {
  return useQuery({
    ...callQuery(listCopies, ofCandidate(candidateId)),
    select: readCopies,
    refetchInterval: (query) => (query.state.data?.copies.some(isOnItsWay) ? lookAgainMs : false),
  })
}

/** Downloads a copy, and revokes a link; a failure shows the call's own words. */
export function useCopyActs(candidateId: string, onChanged: () => Promise<unknown>) {
  const t = useTranslations('candidate-copy')
  const { notify } = useToasts()
  const [act, isSending] = useOneAtATime(async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.code !== null) notify({ kind: 'info', text: failure.message })
    }
    await onChanged()
  })
  const handleDownload = (copyId: string) =>
    act(async () => {
      const { address } = await callApi(
        openCopy,
        { ...ofCandidate(candidateId), copyId },
        { showsRefusal: true },
      )
      Object.assign(document.createElement('a'), { href: address, download: '' }).click()
    })
  const handleRevoke = (linkId: string) =>
    act(async () => {
      await callApi(
        revokeCopyLink,
        { ...ofCandidate(candidateId), copyLinkId: linkId },
        { showsRefusal: true },
      )
      notify({ kind: 'success', text: t('card.revoked') })
    })
  return { handleDownload, handleRevoke, isSending }
}
