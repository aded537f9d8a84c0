import { Button } from '@candor/ui/inputs/button'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { Columns, Pairs, WideBody } from '@candor/ui/sections/wide-body'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import type { OfflineRound } from '../rules/rounds.ts'
import { OfflineCard } from './offline-card.tsx'
import { RoundForm } from './round-form.tsx'
import { roundsQuery } from './rounds-query.ts'
import { useWriting } from './use-writing.ts'

/** The rounds and the state of their loading. Loaded data stay when a later load fails. */
function useRounds({ candidateId, facts }: OpenReport): {
  rounds: readonly OfflineRound[]
  state: SectionState
} {
  const t = useTranslations('report-offline')
  const query = useQuery(roundsQuery(candidateId))
  const rounds = query.data ?? []
  const none: SectionState = { kind: 'empty', title: t('none') }
  const isNone = rounds.length === 0 && !facts.heldBack.opinions
  return { rounds, state: sectionState(query, t('failed'), isNone && none) }
}

/** Ref of the button that opens the form: it gets the focus when the form closes. */
function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

/** The interviews that were held in person, one entry for each round, and the form to record another one. */
export function OfflinePanel({ report }: PanelProps) {
  const t = useTranslations('report-offline')
  const { rounds, state } = useRounds(report)
  const { isWriting, setIsWriting } = useWriting(report.candidateId)
  const mayWrite = report.facts.acts.has('offline')
  const isForm = mayWrite && isWriting
  const opener = useOpener(isForm)
  const end = (
    <>
      {rounds.length > 0 && t('count', { count: rounds.length })}
      {mayWrite && (
        <Button ref={opener} size="small" onClick={() => setIsWriting(true)}>
          {t('write')}
        </Button>
      )}
    </>
  )
  return (
    <WideBody>
      {isForm ? (
        <Columns
          main={
            <Section title={t('writing')}>
              <RoundForm report={report} onDone={() => setIsWriting(false)} />
            </Section>
          }
          side={null}
        />
      ) : (
        <Pairs>
          <Section title={t('rounds')} isFoldable state={state} end={end}>
            <HeldBackNote report={report} what="opinions" />
            <ol>
              {rounds.map((round, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no id and keep their order
                <OfflineCard key={index} round={round} timeZone={report.timeZone} />
              ))}
            </ol>
          </Section>
        </Pairs>
      )}
    </WideBody>
  )
}
