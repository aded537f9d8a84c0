import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { useRowOfPage } from '../../../platform/today-parts/web/row-context.ts'
import type { UserInfo } from '../../../sign-in/session/web/signed-in.ts'
import { givenOf, type ReviewFacts } from '../rules/today.ts'
import { useAnswer } from './use-answer.ts'

const RefusalSheet = lazyWithPreload(() => import('./refusal-sheet.tsx').then((part) => part.RefusalSheet))

interface Props {
  thing: TodayThing
  facts: ReviewFacts
  viewer: UserInfo
  name: string
}

/** Accepting and declining in a row of Today. */
export function ReviewActs({ thing, facts, viewer, name }: Props) {
  const t = useTranslations('recommend')
  const { onDone } = useRowOfPage()
  const [isRefusing, setIsRefusing] = useState(false)
  const about = {
    candidateId: thing.candidateId ?? '',
    positionId: thing.positionId ?? '',
    candidate: { person: { name } },
  }
  const answer = useAnswer(about, viewer, givenOf(facts), {
    onOver: () => {
      setIsRefusing(false)
      onDone(thing)
    },
    onAccepted: () => onDone(thing),
    onRefused: () => onDone(thing),
  })
  return (
    <>
      <Button
        size="small"
        disabled={answer.isSending}
        aria-label={t('today.acceptOf', { name })}
        onClick={() => void answer.accept()}
      >
        {t('accept')}
      </Button>
      <Button
        size="small"
        disabled={answer.isSending}
        aria-label={t('today.refuseOf', { name })}
        onClick={() => setIsRefusing(true)}
      >
        {t('refuse')}
      </Button>
      {isRefusing && <RefusalSheet answer={answer} onClose={() => setIsRefusing(false)} />}
    </>
  )
}
