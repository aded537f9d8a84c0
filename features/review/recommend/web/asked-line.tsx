import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showsHeading } from '../../../report/report/rules/modes.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { countAsked } from '../rules/asked.ts'
import { askedQuery } from './asked-query.ts'
import { openRecommending } from './recommending.ts'

const AskedSheet = lazyDialog(() => import('./asked-sheet.tsx').then((part) => part.AskedSheet))

/** How many colleagues were asked, and what they answered; it opens the list. Nothing while nobody was asked. */
export function AskedLine({ report }: { report: OpenReport }) {
  const t = useTranslations('recommend.asked')
  const { candidateId, timeZone, facts, address } = report
  const isShown = showsHeading('recommend', address)
  const { data, isError, refetch } = useQuery({ ...askedQuery(candidateId), enabled: isShown })
  const [isOpen, setIsOpen] = useState(false)
  if (!isShown) return null
  if (isError && !data) return <FailedNote message={t('failed')} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  const { asked, answers } = countAsked(data.map(({ answer }) => answer.state))
  const counts = answers.map(({ state, count }) => t(`counts.${state}`, { count }))
  const hasDialog = facts.acts.has('recommend') && facts.standing === 'live'
  const handleOpen = () => (hasDialog ? openRecommending(candidateId) : setIsOpen(true))
  return (
    <>
      <Button size="small" look="quiet" onClick={handleOpen} {...whenNear(AskedSheet.preload)}>
        {asked === 0
          ? t('title')
          : [t('summary', { count: asked }), counts.join(t('comma'))].join(t('colon'))}
      </Button>
      <AskedSheet
        candidateId={candidateId}
        timeZone={timeZone}
        asked={data}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}
