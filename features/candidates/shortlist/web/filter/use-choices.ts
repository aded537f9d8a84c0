import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { readLabels } from '../../../candidates/rules/wire.ts'
import { readListChoices } from '../../contract/choices.ts'
import { type ChipKind, outcomeValues, stateValues, waitingValues } from '../../contract/filter.ts'
import { useLocalName } from '../local-name.ts'
import { usePositions } from '../use-positions.ts'

export interface ChoiceOfChip {
  readonly value: string
  readonly name: string
}

/** The values that each kind of chip offers, with their names. Kinds without values have no entry. */
export function useChoices(): Partial<Record<ChipKind, readonly ChoiceOfChip[]>> {
  const t = useTranslations('shortlist')
  const localName = useLocalName()
  const { data: positions } = usePositions()
  const { data } = useQuery(callQuery(readListChoices, {}))
  return {
    position: positions?.map((position) => ({ value: position.positionId, name: localName(position) })) ?? [],
    stage: data?.stages.map(({ stageId, name }) => ({ value: stageId, name })) ?? [],
    outcome: outcomeValues.map((value) => ({ value, name: t(`outcome.${value}`) })),
    state: stateValues.map((value) => ({ value, name: t(`cell.${value}`) })),
    label: readLabels(data?.labels ?? []).map(({ id, name }) => ({ value: String(id), name })),
    reviewer: [
      { value: 'me', name: t('me') },
      ...(data?.reviewers ?? []).map(({ accountId, name }) => ({ value: accountId, name })),
    ],
    waiting: waitingValues.map((value) => ({ value, name: t(`waitingFor.${value}`) })),
    reason: data?.reasons.map((reason) => ({ value: reason, name: reason })) ?? [],
  }
}

export type Choices = ReturnType<typeof useChoices>
