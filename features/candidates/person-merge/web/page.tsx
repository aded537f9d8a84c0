import { isGone } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { ErasedNotice } from '../../candidate-facts/web/facts/erased-notice.tsx'
import { compareCandidates } from '../contract.ts'
import { ofPair, readPair } from '../rules/wire.ts'
import { ChooseOther } from './choose-other.tsx'
import { PairScreen } from './pair-screen.tsx'

interface Props {
  /** The candidate that stays. */
  candidateId: string
  /** Left out while nobody is chosen. */
  otherId: string | undefined
}

/** The page on which two applications of one person are compared and merged. */
export function MergePage({ candidateId, otherId }: Props) {
  const t = useTranslations('person-merge')
  usePageTitle(t('title'))
  return (
    <>
      <AppBar crumb={t('title')} />
      {otherId === undefined ? (
        <ChooseOther candidateId={candidateId} />
      ) : (
        <Compared candidateId={candidateId} otherId={otherId} />
      )}
    </>
  )
}

function Compared({ candidateId, otherId }: { candidateId: string; otherId: string }) {
  const t = useTranslations('person-merge')
  const query = useQuery({
    ...callQuery(compareCandidates, ofPair(candidateId, otherId)),
    select: readPair,
  })
  if (isGone(query.error)) return <ErasedNotice />
  return (
    <SectionBody state={sectionState(query, t('loadFailed'))}>
      {query.data && <PairScreen pair={query.data} onChanged={() => void query.refetch()} />}
    </SectionBody>
  )
}
