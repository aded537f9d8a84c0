import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Standing } from '../rules/cells.ts'

interface Asked {
  readonly standing: Exclude<Standing, 'live'>
  readonly answer: (isSure: boolean) => void
}

export interface StandingQuestion {
  /** Resolves to whether to go on: at once for a live candidate, else by the answer of the viewer. */
  readonly ask: () => Promise<boolean>
  /** The question while it waits for its answer. */
  readonly question: ReactNode
}

/** Asks before an act about a candidate who no longer waits for an opinion (decision S90). */
export function useStandingQuestion(
  standing: Standing,
  act: 'decide' | 'recommend' | 'share' | 'plan',
): StandingQuestion {
  const t = useTranslations('shortlist')
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = () =>
    standing === 'live'
      ? Promise.resolve(true)
      : new Promise<boolean>((answer) => setAsked({ standing, answer }))
  function handleAnswer(isSure: boolean) {
    asked?.answer(isSure)
    setAsked(null)
  }
  const question = asked && (
    <Sheet
      title={t(`ask.${act}`)}
      description={t(`ask.${asked.standing}`)}
      isOpen
      onOpenChange={(next) => !next && handleAnswer(false)}
      footer={
        <>
          <Button onClick={() => handleAnswer(false)}>{t('ask.back')}</Button>
          <Button look="primary" onClick={() => handleAnswer(true)}>
            {t(`ask.sure.${act}`)}
          </Button>
        </>
      }
    >
      {null}
    </Sheet>
  )
  return { ask, question }
}
